/** Locales of the product, the default first. */
export const LOCALES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

const DEFAULT_LOCALE: Locale = 'en';

/** The product's locale of a language tag, by its language. */
export function localeOf(tag: string): Locale | undefined {
  const [language] = tag.trim().toLowerCase().split('-');
  return LOCALES.find(({ code }) => code === language)?.code;
}

/** The first locale that an `Accept-Language` header asks for and we have; English otherwise. */
export function negotiateLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters
        .map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1])
        .find((one) => one !== undefined);
      return { locale: localeOf(tag), quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index);
  return wanted.find(({ locale }) => locale !== undefined)?.locale ?? DEFAULT_LOCALE;
}
