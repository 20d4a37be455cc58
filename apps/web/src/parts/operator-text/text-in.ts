/** An operator's text by locale code. */
export type TextByLocale = Readonly<Record<string, string>>;

const FALLBACK = 'en';

/** The text for a locale: its own, else its language's, else the English one, else any. Empty texts do not count. */
export function textIn(texts: TextByLocale, locale: string): string | undefined {
  const language = locale.split('-')[0] ?? locale;
  const found = [locale, language, FALLBACK, ...Object.keys(texts)].find((code) => texts[code]?.trim());
  return found === undefined ? undefined : texts[found];
}
