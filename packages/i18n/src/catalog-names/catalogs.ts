import { type CatalogLanguage, catalogLanguage } from '../locale.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { derivedNames } from './derived.ts';
import { english } from './en.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import type { NameCatalog } from './names.ts';
import { norwegian } from './no.ts';

/** The names of each language of the product. */
export const CATALOGS: Readonly<Record<CatalogLanguage, NameCatalog>> = {
  ar: arabic,
  de: german,
  en: english,
  fi: finnish,
  fr: french,
  no: norwegian,
};

const isCatalog = (language: string): language is CatalogLanguage => Object.hasOwn(CATALOGS, language);

/** Every name in a locale, else in its language, else in English. */
export function catalogOf(locale: string): NameCatalog {
  const language = catalogLanguage(locale);
  return derivedNames(locale, CATALOGS[isCatalog(language) ? language : 'en']);
}
