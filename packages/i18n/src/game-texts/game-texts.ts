import { CATALOG_LANGUAGES, type CatalogLanguage, catalogLanguage } from '../locale.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { norwegian } from './norwegian.ts';

/** Words on the pages of the house's own games in one language. */
export type GameTexts = Readonly<Record<keyof typeof english, string>>;
export type GameTextKey = keyof GameTexts;

/** The words of each language. */
export const GAME_TEXTS: Readonly<Record<CatalogLanguage, GameTexts>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  no: norwegian,
  fi: finnish,
};

/**
 * The words in a locale's language; English where there are none.
 * Shape: a function of key and values; a value that is left out leaves its name in braces.
 */
export function gameTexts(locale: string) {
  const language = CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en';
  const texts = GAME_TEXTS[language];
  return (key: GameTextKey, values: Readonly<Record<string, string>> = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export { amountWriting } from '../amount-writing.ts';
export { formatList, localizeNumber } from '../digits.ts';
export { formatMoney } from '../money.ts';
export { formatOdds } from '../odds.ts';
export { formatDateTime, formatTime } from '../time.ts';
