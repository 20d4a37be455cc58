import type { Catalog } from './messages.ts';

type Load = () => Promise<{ messages: Catalog }>;

/** What the first page needs before it answers, and what follows. */
interface Parts {
  readonly first: Load;
  readonly later: Load;
}

const en: Parts = {
  first: () => import('virtual:catalog/en/first'),
  later: () => import('virtual:catalog/en/later'),
};

/** Two chunks per locale. Regional locales without a catalog of their own take their language's. */
const CATALOGS: Readonly<Record<string, Parts>> = {
  en,
  ar: { first: () => import('virtual:catalog/ar/first'), later: () => import('virtual:catalog/ar/later') },
  de: { first: () => import('virtual:catalog/de/first'), later: () => import('virtual:catalog/de/later') },
};

const partsOf = (locale: string): Parts => CATALOGS[locale] ?? CATALOGS[locale.split('-')[0] ?? ''] ?? en;

/** Source of the part that a page in this locale needs first, as the build's manifest names it. */
export const firstCatalogSource = (locale: string): string =>
  `virtual:catalog/${partsOf(locale) === en ? 'en' : (locale.split('-')[0] ?? 'en')}/first`;

/** The messages of a locale: all on the server, the first part in the browser. */
export async function loadCatalog(locale: string): Promise<Catalog> {
  const { first, later } = partsOf(locale);
  const parts = await Promise.all(import.meta.env.SSR ? [first(), later()] : [first()]);
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}

/** The messages that follow the first page. */
export async function loadLaterCatalog(locale: string): Promise<Catalog> {
  return (await partsOf(locale).later()).messages;
}
