import { type CatalogLanguage, catalogLanguage } from '@touchline/i18n';
import { late } from './late.ts';
import type { Catalog } from './messages.ts';

type Load = () => Promise<{ messages: Catalog }>;

/** What every page needs before it answers, what that of a match needs too, and what follows. */
interface Parts {
  readonly first: Load;
  readonly match: Load;
  readonly later: Load;
}

const en = {
  first: () => import('virtual:catalog/en/first'),
  match: () => import('virtual:catalog/en/match'),
  later: () => import('virtual:catalog/en/later'),
} satisfies Parts;

/** A chunk for each part of a locale. Regional locales without a catalog of their own take their language's. */
const CATALOGS: Readonly<Record<CatalogLanguage, Parts>> = {
  en,
  ar: {
    first: () => import('virtual:catalog/ar/first'),
    match: () => import('virtual:catalog/ar/match'),
    later: () => import('virtual:catalog/ar/later'),
  },
  de: {
    first: () => import('virtual:catalog/de/first'),
    match: () => import('virtual:catalog/de/match'),
    later: () => import('virtual:catalog/de/later'),
  },
  fi: {
    first: () => import('virtual:catalog/fi/first'),
    match: () => import('virtual:catalog/fi/match'),
    later: () => import('virtual:catalog/fi/later'),
  },
  fr: {
    first: () => import('virtual:catalog/fr/first'),
    match: () => import('virtual:catalog/fr/match'),
    later: () => import('virtual:catalog/fr/later'),
  },
  no: {
    first: () => import('virtual:catalog/no/first'),
    match: () => import('virtual:catalog/no/match'),
    later: () => import('virtual:catalog/no/later'),
  },
};

const partsOf = (locale: string): Parts => CATALOGS[catalogLanguage(locale) as CatalogLanguage] ?? en; // en where it is none

/** Source of a part in this locale, as the build's manifest names it. */
export const catalogSource = (locale: string, part: 'first' | 'match'): string =>
  `virtual:catalog/${partsOf(locale) === en ? 'en' : catalogLanguage(locale)}/${part}`;

/** The messages of a locale: all on the server, the first part in the browser. */
export async function loadCatalog(locale: string): Promise<Catalog> {
  const { first, match, later } = partsOf(locale);
  const parts = await Promise.all(import.meta.env.SSR ? [first(), match(), later()] : [late(first)]);
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}

/** The messages of a part that comes by itself. */
export async function loadPart(locale: string, part: 'match' | 'later'): Promise<Catalog> {
  return (await partsOf(locale)[part]()).messages;
}
