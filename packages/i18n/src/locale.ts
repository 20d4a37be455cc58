export type Direction = 'ltr' | 'rtl';

/** Languages with a full catalog. */
export const CATALOG_LANGUAGES = ['en', 'fr', 'no', 'de', 'ar', 'fi'] as const;
export type CatalogLanguage = (typeof CATALOG_LANGUAGES)[number];

/** Codes that an operator uses in addresses, and what `Intl`, `<html lang>` and catalogs are told. Source: specification §2, §7. */
const ALIASES: Readonly<Record<string, string>> = {
  no: 'nb',
  tl: 'fil',
  vn: 'vi',
  se: 'sv',
  sr: 'sr-ME',
  br: 'pt-BR',
};

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** Language tag of a locale code: the alias where there is one. */
export const languageTag = (locale: string): string => ALIASES[locale] ?? locale;

/** Direction of a locale. en-AR is English and left to right. Source: specification §2. */
export const directionOf = (locale: string, isRtlEnabled = true): Direction =>
  isRtlEnabled && RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';

/** Tag for `Intl`, with Arabic digits for Arabic. Source: specification §9. */
export function intlTag(locale: string): string {
  const tag = languageTag(locale);
  return tag === 'ar' ? 'ar-u-nu-arab' : tag;
}

/** Language whose catalog a locale falls back to: `de` for `de-AT`. Whether there is one is not said. */
export const catalogLanguage = (locale: string): string => locale.split('-')[0] ?? locale;
