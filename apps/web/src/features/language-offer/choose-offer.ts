import { type CatalogLanguage, catalogLanguage } from '@touchline/i18n';
import { LANGUAGE_OFFERS } from '@touchline/i18n/language-offers';
import { matchLocale } from '@touchline/i18n/locale-table';

/** What is known about the languages of who looks at a page. */
export interface Reader {
  /** Locale of the page. */
  readonly page: string;
  /** Locales of the product. */
  readonly offered: readonly string[];
  /** What the browser asks for, the most wanted first. */
  readonly wanted: readonly string[];
  /** What was chosen in this browser. */
  readonly chosen: string | undefined;
  /** Language of the account that is signed in. */
  readonly account: string | null;
  /** The account has signed in on this page just now. */
  readonly isNew: boolean;
}

const isCatalogLanguage = (language: string): language is CatalogLanguage =>
  Object.hasOwn(LANGUAGE_OFFERS, language);

/** What to offer: a locale whose language is not the page's and has a catalog. */
function otherThan(page: string, locale: string | undefined) {
  if (locale === undefined) return undefined;
  const language = catalogLanguage(locale);
  const isOther = language !== catalogLanguage(page) && isCatalogLanguage(language);
  return isOther ? { locale, language } : undefined;
}

/**
 * The locale that is offered to a reader, if any: his account's, else what he chose in this browser, else the first that
 * his browser asks for. Who chose to stay is asked again only when he signs in.
 */
export function chooseOffer({ page, offered, wanted, chosen, account, isNew }: Reader) {
  const known = (tag: string | null | undefined) => (tag ? matchLocale(tag, offered) : undefined);
  if (account !== null && (isNew || chosen !== page)) {
    const own = otherThan(page, known(account));
    if (own) return own;
  }
  if (chosen === page) return undefined;
  const first = wanted.map(known).find((locale) => locale !== undefined);
  return otherThan(page, known(chosen) ?? first);
}
