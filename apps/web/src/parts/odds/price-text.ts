import { oddsParts } from '@touchline/betting';
import type { OddsFormat } from '@touchline/contract';
import { formatOdds } from '@touchline/i18n';

/** Odds as the page shows them. */
export const priceText = (odds: number, format: OddsFormat, locale: string): string =>
  formatOdds(oddsParts(odds, format), locale);

const NARROW_FROM = 6;
const SMALL_FROM = 8;

/** How a price fits its button: more than five characters are set narrower, more than seven also one size down. */
export function priceFit(text: string): 'narrow' | 'small' | undefined {
  if (text.length < NARROW_FROM) return undefined;
  return text.length < SMALL_FROM ? 'narrow' : 'small';
}
