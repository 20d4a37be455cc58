import { BASE_PATH } from '@touchline/contract/constants';
import { staticLocale } from '@touchline/i18n/static-locale';
import type { StaticPage } from '@touchline/i18n/static-texts';
import type { LocaleSetup } from '#data/locale.ts';

/** Addresses of the static pages below base and locale. Source: specification §2, route table. */
const SEGMENTS: Readonly<Record<StaticPage, string>> = {
  notFound: '404',
  error: '500',
  blocked: 'blocked',
  locked: 'locked',
  offline: 'offline',
};
const PAGES = new Map(Object.entries(SEGMENTS).map(([page, segment]) => [segment, page as StaticPage])); // the keys of the table

/** Place of a static page below base and locale. */
export const placeOf = (page: StaticPage): string => `/${SEGMENTS[page]}`;

export const STATIC_STATUS: Readonly<Record<StaticPage, number>> = {
  notFound: 404,
  error: 500,
  blocked: 451,
  locked: 401,
  offline: 200,
};

/** The locale that an address begins with, also one that the product has no catalog for. */
export function localeInAddress(setup: LocaleSetup, path: string): string | undefined {
  const [, , first = ''] = path.split('/');
  const isLocale = setup.locales.includes(first) || staticLocale(first) !== undefined;
  return isLocale ? first : undefined;
}

/** The static page at an address: below the base, with or without a locale. */
export function staticPlace(setup: LocaleSetup, path: string): StaticPage | undefined {
  const [, base = '', ...segments] = path.split('/');
  if (`/${base}` !== BASE_PATH) return undefined;
  const inner = localeInAddress(setup, path) === undefined ? segments : segments.slice(1);
  const [name = '', ...more] = inner;
  return more.length === 0 ? PAGES.get(name) : undefined;
}
