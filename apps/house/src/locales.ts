import { LOCALES, localeInfo, matchLocale, wantedLanguages } from '@touchline/i18n/locale-table';
import { Sentence } from './sentence.ts';

/** A locale's code, as it stands in addresses. */
export type Locale = string;

/** Every locale that names are written in: those that are offered first, then the product's. */
export const answeredLocales = (offered: readonly Locale[]): readonly Locale[] => [
  ...new Set([...offered, ...LOCALES.map(({ code }) => code)]),
];

/** The locale among those that a language tag asks for: by its code, its alias or its language. */
export const localeOf = (tag: string, offered: readonly Locale[]): Locale | undefined =>
  matchLocale(tag, offered);

/** The first locale that an `Accept-Language` header asks for and that there is; the first that is offered otherwise. */
export function negotiateLocale(header: string | undefined, offered: readonly Locale[]): Locale {
  const answered = answeredLocales(offered);
  const wanted = wantedLanguages(header ?? '').map((tag) => matchLocale(tag, answered));
  return wanted.find((locale) => locale !== undefined) ?? offered[0] ?? 'en';
}

/** Checks the codes of a setting. Errors: Sentence for one that is no locale, or stands twice. */
export function checkLocales(name: string, codes: readonly string[]): readonly Locale[] {
  for (const [place, code] of codes.entries()) {
    if (!localeInfo(code))
      throw new Sentence(`${name} names "${code}", which is no locale such as en or de-AT.`);
    if (codes.indexOf(code) !== place) throw new Sentence(`${name} names ${code} twice.`);
  }
  return codes;
}
