import { BASE_PATH } from '@touchline/contract/constants';
import { joinLocale, type LocaleSetup, splitLocale } from '#data/locale.ts';

/** What a browser writes in a path without an escape. */
const UNESCAPED = /[\w\-.~!'()*|[\]]/;

/** Whether every escape of a path stands for text, and none for a control character. */
export function isReadable(path: string): boolean {
  if (/%(?:[01][0-9a-f]|7f)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Writes the escapes of a readable path as a browser does: only where they are needed, in upper case. */
const escapedAsNeeded = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNESCAPED.test(character) ? character : escaped.toUpperCase();
  });

/**
 * The canonical form of a path of the product, or undefined where the path lies outside of it.
 * One slash, neither a slash nor a space at the end, lower case but in ids, no needless escapes, no prefix for the default
 * locale unless it is required.
 */
export function canonicalPath(path: string, setup: LocaleSetup): string | undefined {
  const plain = escapedAsNeeded(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)(?:\/|%20)+$/, '');
  if (plain === '/') return BASE_PATH;
  const [, base = '', ...segments] = plain.split('/');
  if (`/${base.toLowerCase()}` !== BASE_PATH) return undefined;
  const locale = setup.locales.find((code) => code.toLowerCase() === segments[0]?.toLowerCase());
  const inner = locale ? segments.slice(1) : segments;
  // The first segment is a screen or a sport; what follows carries an id, in which case matters.
  const [first = '', ...rest] = inner;
  const place = `/${[escapedAsNeeded(first.toLowerCase()), ...rest].join('/')}`;
  const [found] = locale ? [locale] : splitLocale(setup, '/');
  const joined = joinLocale(setup, found, place);
  return joined === '/' ? BASE_PATH : `${BASE_PATH}${joined}`;
}
