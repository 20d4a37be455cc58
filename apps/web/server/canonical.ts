import { BASE_PATH } from '@touchline/contract/constants';
import { joinLocale, type LocaleSetup, splitLocale } from '#data/locale.ts';

/**
 * The canonical form of a path of the product, or undefined where the path lies outside of it.
 * One slash, none at the end, lower case but in ids, no prefix for the default locale unless it is required.
 */
export function canonicalPath(path: string, setup: LocaleSetup): string | undefined {
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  if (plain === '/') return BASE_PATH;
  const [, base = '', ...segments] = plain.split('/');
  if (`/${base.toLowerCase()}` !== BASE_PATH) return undefined;
  const locale = setup.locales.find((code) => code.toLowerCase() === segments[0]?.toLowerCase());
  const inner = locale ? segments.slice(1) : segments;
  // The first segment is a screen or a sport; what follows carries an id, in which case matters.
  const [first = '', ...rest] = inner;
  const place = `/${[first.toLowerCase(), ...rest].join('/')}`;
  const [found] = locale ? [locale] : splitLocale(setup, '/');
  const joined = joinLocale(setup, found, place);
  return joined === '/' ? BASE_PATH : `${BASE_PATH}${joined}`;
}
