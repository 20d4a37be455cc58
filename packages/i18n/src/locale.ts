export type Direction = 'ltr' | 'rtl';

/** A locale of the product: the code in addresses, its own name, its direction. */
export interface LocaleInfo {
  readonly code: string;
  readonly name: string;
  readonly direction: Direction;
}

/** Locales with a catalog, the first is the default. */
export const LOCALES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
] as const satisfies readonly LocaleInfo[];

/** Codes that an operator uses in addresses, and what `Intl`, `<html lang>` and catalogs are told. Source: specification §2. */
const ALIASES: Readonly<Record<string, string>> = {
  no: 'nb',
  tl: 'fil',
  vn: 'vi',
  se: 'sv',
  sr: 'sr-ME',
};

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

/** Language tag of a locale code: the alias where there is one. */
export const languageTag = (locale: string): string => ALIASES[locale] ?? locale;

/** Direction of a locale. en-AR is English and left to right. Source: specification §2. */
export function directionOf(locale: string, isRtlEnabled = true): Direction {
  return isRtlEnabled && RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Tag for `Intl`, with Arabic digits for Arabic. Source: specification §9. */
export function intlTag(locale: string): string {
  const tag = languageTag(locale);
  return tag === 'ar' ? 'ar-u-nu-arab' : tag;
}
