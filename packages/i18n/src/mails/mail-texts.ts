import { CATALOG_LANGUAGES, type CatalogLanguage, catalogLanguage } from '../locale.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { norwegian } from './norwegian.ts';

/** What is written to players. */
export type MailKind = keyof typeof english;
export interface MailText {
  readonly subject: string;
  readonly before: string;
  /** Words of the link. */
  readonly action: string;
  readonly after: string;
}
export type MailTexts = Readonly<Record<MailKind, MailText>>;

/** Mail in each language. */
export const MAIL_TEXTS: Readonly<Record<CatalogLanguage, MailTexts>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  no: norwegian,
  fi: finnish,
};

/** The words of a mail in a locale's language; English where there are none. */
export function mailText(locale: string, kind: MailKind, brand: string): MailText {
  const language = CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en';
  const fill = (text: string) => text.replaceAll('{brand}', () => brand);
  const { subject, before, action, after } = MAIL_TEXTS[language][kind];
  return { subject: fill(subject), before: fill(before), action: fill(action), after: fill(after) };
}
