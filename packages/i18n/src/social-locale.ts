import { languageTag } from './locale.ts';

/** Territories of languages whose likeliest one is not meant: British English, Portugal, and Arabic as Facebook lists it. */
const TERRITORIES: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT', ar: 'AR' };

/** A locale as Open Graph writes it: `en_GB`. Source: ogp.me, og:locale. Known to servers alone. */
export function socialLocale(locale: string): string {
  const { language, region } = new Intl.Locale(languageTag(locale));
  const likely = () => TERRITORIES[language] ?? new Intl.Locale(language).maximize().region;
  return [language, region ?? likely()].filter(Boolean).join('_');
}
