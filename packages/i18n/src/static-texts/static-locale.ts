import { catalogLanguage, languageTag } from '../locale.ts';
import { wantedLanguages } from '../locale-table.ts';

/** Languages of the static pages, beside and beyond those with a catalog, as tags for programs. */
export const STATIC_LOCALES = [
  'en',
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fil',
  'fr',
  'he',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sr-ME',
  'sv',
  'tr',
  'uk',
  'ur',
  'vi',
] as const;
export type StaticLocale = (typeof STATIC_LOCALES)[number];

const CODE = /^[a-z]{2,3}(-[a-z]{2,4})?$/;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const listed = (tag: string) => STATIC_LOCALES.find((code) => same(code, tag));

/**
 * The static pages' language for a locale of an address or a language of a browser: itself, by its alias, or by its
 * language alone (`de-AT` is `de`, `se` is `sv`, `sr-RS` is `sr-ME`). Undefined where there is none.
 */
export function staticLocale(code: string): StaticLocale | undefined {
  const plain = code.toLowerCase();
  if (!CODE.test(plain)) return undefined;
  return listed(languageTag(plain)) ?? listed(languageTag(catalogLanguage(plain)));
}

/**
 * The language of a static page: the one in the address, else the first that the browser asks for and the static pages
 * have, else that of the product's default locale, else English.
 */
export function chooseStaticLocale(
  inAddress: string | undefined,
  acceptLanguage: string | undefined,
  defaultLocale: string,
): StaticLocale {
  const asked = inAddress === undefined ? wantedLanguages(acceptLanguage ?? '') : [inAddress];
  const found = [...asked, defaultLocale].map(staticLocale).find((code) => code !== undefined);
  return found ?? 'en';
}
