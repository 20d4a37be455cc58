import type { StaticLocale } from './static-locale.ts';
import texts from './texts.json' with { type: 'json' };

/** Pages that stand without the product: an unknown address, a failure, a country or a visitor shut out, no network. */
export type StaticPage = 'notFound' | 'error' | 'blocked' | 'locked' | 'offline';

interface PageTexts {
  readonly title: string;
  readonly text: string;
}

/**
 * Texts of the static pages in one language.
 * Shape: `blocked.text` names `{country}`; `blocked.nowhere` is for a visitor whose country is not known.
 */
export interface StaticTexts extends Readonly<Record<StaticPage, PageTexts>> {
  readonly home: string;
  readonly again: string;
  readonly blocked: PageTexts & { readonly nowhere: string };
}

const TEXTS: Readonly<Record<StaticLocale, StaticTexts>> = texts;

/** The texts of a language. */
export const staticTexts = (locale: StaticLocale): StaticTexts => TEXTS[locale];

/** Name of a country in a language; undefined where the code is none or the language has no name for it. */
function countryName(code: string | undefined, locale: StaticLocale): string | undefined {
  if (code === undefined || !/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
}

/** What a static page says to a visitor. `country` is his ISO code, upper case, where it is known. */
export function staticPageText(page: StaticPage, locale: StaticLocale, country?: string): PageTexts {
  const texts = staticTexts(locale);
  if (page !== 'blocked') return texts[page];
  const { title, text, nowhere } = texts.blocked;
  const name = countryName(country, locale);
  return { title, text: name === undefined ? nowhere : text.replace('{country}', () => name) };
}
