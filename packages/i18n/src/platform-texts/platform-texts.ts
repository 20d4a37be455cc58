import { CATALOG_LANGUAGES, type CatalogLanguage, catalogLanguage } from '../locale.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { norwegian } from './norwegian.ts';

/** Words of one language. */
export type PlatformTexts = Readonly<Record<keyof typeof english, string>>;

/** The words of each language. */
export const PLATFORM_TEXTS: Readonly<Record<CatalogLanguage, PlatformTexts>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  no: norwegian,
  fi: finnish,
};

/** The words in a locale's language; English where there are none. */
export function platformTexts(locale: string): PlatformTexts {
  return PLATFORM_TEXTS[CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en'];
}

export { formatMoney } from '../money.ts';
export { formatDateTime } from '../time.ts';
