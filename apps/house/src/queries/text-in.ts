import type { CatalogLanguage } from '@touchline/i18n/locale';
import { PSEUDO_LOCALE, pseudoText } from '@touchline/i18n/pseudo';
import { z } from 'zod';

/** A text by locale code, in one locale at least. */
export const TextByLocale = z
  .record(z.string().min(2).max(10), z.string())
  .refine((texts) => Object.keys(texts).length > 0, { error: 'needs a text in one locale at least' });
export type TextByLocale = z.infer<typeof TextByLocale>;

/** A text of the product's own; a test asks for every language that has a catalog. A new language shows English at first. */
export type OwnText = Readonly<{ en: string } & Partial<Record<CatalogLanguage, string>>>;

/** The text for a locale: its own, else its language's, else the English one, else the first. */
export function textIn(texts: TextByLocale, locale: string): string {
  if (locale === PSEUDO_LOCALE) return pseudoText(textIn(texts, 'en'));
  const [language = locale] = locale.split('-');
  return texts[locale] ?? texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
