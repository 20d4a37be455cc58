import {
  CATALOG_LANGUAGES,
  type CatalogLanguage,
  catalogLanguage,
  type Direction,
  directionOf,
  languageTag,
} from './locale.ts';

/**
 * A locale of the product.
 * Shape: `code` stands in addresses, `tag` goes to `Intl` and `<html lang>`, `name` is its own, `fallbacks` are where texts are
 *        looked for, the nearest first.
 */
export interface LocaleInfo {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly direction: Direction;
  readonly fallbacks: readonly string[];
}

/** Own names by code: the fifteen locales of specification §2, and the French that two of them share. */
const NAMES = {
  en: 'English',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-IN': 'English (India)',
  'en-NZ': 'English (New Zealand)',
  'en-ZA': 'English (South Africa)',
  'en-AR': 'English (Argentina)',
  fr: 'Français',
  'fr-CA': 'Français (Canada)',
  'fr-CH': 'Français (Suisse)',
  no: 'Norsk',
  de: 'Deutsch',
  'de-AT': 'Deutsch (Österreich)',
  'de-CH': 'Deutsch (Schweiz)',
  ar: 'العربية',
  fi: 'Suomi',
} as const satisfies Readonly<Record<string, string>>;

const CODE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

const isCatalogLanguage = (code: string): code is CatalogLanguage =>
  CATALOG_LANGUAGES.some((language) => language === code);

/** Where the texts of a locale are looked for: itself, its language, English. Those without a catalog are passed over. */
function fallbacksOf(code: string): string[] {
  const language = catalogLanguage(code);
  return [...new Set([code, language, 'en'])].filter((one) => one === code || isCatalogLanguage(one));
}

/** Name of a language in itself; undefined where `Intl` knows none. */
function ownName(tag: string): string | undefined {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function infoOf(code: string, name: string): LocaleInfo {
  return {
    code,
    tag: languageTag(code),
    name,
    direction: directionOf(code),
    fallbacks: fallbacksOf(code),
  };
}

/** The locales of the product. Others can be switched on by an operator, see `localeInfo`. */
export const LOCALES: readonly LocaleInfo[] = Object.entries(NAMES).map(([code, name]) => infoOf(code, name));

/** What is offered where nobody chose: every locale of the product. The first is the default. */
export const OFFERED_LOCALES: readonly string[] = Object.keys(NAMES);

/**
 * A locale by its code: one of the product, or another language that an operator switched on, whose texts are English.
 * Undefined where the code is not written as one, or names no language.
 */
export function localeInfo(code: string): LocaleInfo | undefined {
  const known = LOCALES.find((locale) => locale.code === code);
  if (known) return known;
  if (!CODE.test(code)) return undefined;
  const name = ownName(languageTag(code));
  return name === undefined ? undefined : infoOf(code, name);
}

/**
 * The locale among `offered` that a language tag asks for: itself, by its alias, by its language, or a region of that.
 * Undefined where none fits.
 */
export function matchLocale(tag: string, offered: readonly string[]): string | undefined {
  const asked = tag.trim().toLowerCase();
  const [language = ''] = asked.split('-');
  const written = (code: string) => languageTag(code).toLowerCase();
  return (
    offered.find((code) => code.toLowerCase() === asked || written(code) === asked) ??
    offered.find((code) => code === language || written(code) === language) ??
    offered.find((code) => language !== '' && written(code).startsWith(`${language}-`))
  );
}

/** Languages that a header `Accept-Language` names, the most wanted first; those that it refuses are left out. */
export function wantedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
