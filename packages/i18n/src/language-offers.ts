import type { CatalogLanguage } from './locale.ts';

/** What offers a page in a language, in that language. */
export interface LanguageOffer {
  readonly view: string;
  readonly close: string;
}

/** Apart from the catalogs: a page has loaded that of its own language only. */
export const LANGUAGE_OFFERS: Readonly<Record<CatalogLanguage, LanguageOffer>> = {
  en: { view: 'View this page in English', close: 'Close' },
  fr: { view: 'Voir cette page en français', close: 'Fermer' },
  no: { view: 'Vis denne siden på norsk', close: 'Lukk' },
  de: { view: 'Diese Seite auf Deutsch ansehen', close: 'Schließen' },
  ar: { view: 'عرض هذه الصفحة بالعربية', close: 'إغلاق' },
  fi: { view: 'Näytä tämä sivu suomeksi', close: 'Sulje' },
};
