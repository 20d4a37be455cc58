import { ODDS_SCALE, type Odds } from '@touchline/betting';
import { formatCount, localizeNumber } from '../digits.ts';
import { formatsOf } from '../formats/locale-formats.ts';
import { CATALOG_LANGUAGES, type CatalogLanguage, catalogLanguage } from '../locale.ts';
import { PSEUDO_LOCALE, pseudoText } from '../pseudo.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { norwegian } from './norwegian.ts';

export type BonusTermsKey = keyof typeof english;
/** Sentences of one language. */
export type BonusTermsTexts = Readonly<Record<BonusTermsKey, string>>;

/** The sentences of each language. */
export const BONUS_TERMS: Readonly<Record<CatalogLanguage, BonusTermsTexts>> = {
  en: english,
  de: german,
  ar: arabic,
  fr: french,
  no: norwegian,
  fi: finnish,
};

/** A sentence in a locale's language, with its values; English where there are none. */
export function bonusTerm(
  locale: string,
  key: BonusTermsKey,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = BONUS_TERMS[CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en'][key];
  const shown = locale === PSEUDO_LOCALE ? pseudoText(text) : text;
  return shown.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Hundredths as a number: points, or decimal odds of hundredths. */
export const formatHundredths = (hundredths: number, locale: string): string =>
  formatCount(hundredths / 100, locale);

/** Decimal odds with two digits at least: `1.50`, `1.055`. Units: scaled by 10,000. */
export function formatBonusOdds(odds: Odds, locale: string): string {
  const ascii = (odds / ODDS_SCALE).toFixed(4).replace(/(\.\d{2}\d*?)0+$/, '$1');
  return localizeNumber(ascii, locale);
}

/** A part as a percentage: `2.5%`. Units: hundredths of a per cent. */
export const formatBasisPoints = (basisPoints: number, locale: string): string =>
  formatsOf(locale).percent.replace('{n}', () => formatCount(basisPoints / 100, locale));

export { formatCount, formatList } from '../digits.ts';
export { formatMoney } from '../money.ts';
export { formatDateTime } from '../time.ts';
