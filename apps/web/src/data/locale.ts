import { BASE_PATH } from '@touchline/contract/constants';

/**
 * Locales of this product in order, the first is the default; `required` puts even the default into addresses. Known to the
 * server alone: `isRtlOff`, no page runs from right to left.
 */
export interface LocaleSetup {
  readonly locales: readonly string[];
  readonly required: boolean;
  readonly isRtlOff?: boolean;
}

/** Reads `en,ar`. */
export function localeSetup(list: string, required: boolean): LocaleSetup {
  return { locales: list.split(',').flatMap((code) => code.trim() || []), required };
}

export const defaultLocale = (setup: LocaleSetup) => setup.locales[0] ?? 'en';

/** Takes the locale off a path below the base path: `/ar/live` is `['ar', '/live']`. Anything not listed is no locale. */
export function splitLocale(setup: LocaleSetup, path: string): [locale: string, rest: string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return setup.locales.includes(first) ? [first, rest || '/'] : [defaultLocale(setup), path || '/'];
}

/** Puts the locale before a path below the base path, where it has to stand. */
export function joinLocale(setup: LocaleSetup, locale: string, path: string): string {
  if (locale === defaultLocale(setup) && !setup.required) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A path of the product without base and locale: `/sports/ar/live` is `/live`, `/sports` is `/`. */
export function innerPath(setup: LocaleSetup, path: string): string {
  const below = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
  const [, rest] = splitLocale(setup, below || '/');
  return rest.length > 1 && rest.endsWith('/') ? rest.slice(0, -1) : rest;
}

/** Full path of a place in a locale: base, locale, place. */
export function fullPath(setup: LocaleSetup, locale: string, place: string): string {
  const joined = joinLocale(setup, locale, place);
  return joined === '/' ? BASE_PATH : `${BASE_PATH}${joined}`;
}

/** The address of the same page in another locale; query and hash are kept. */
export function switchLocale(setup: LocaleSetup, locale: string, href: string): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return `${fullPath(setup, locale, innerPath(setup, path))}${tail}`;
}
