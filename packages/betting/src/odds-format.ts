import { assertNever } from './invariant.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';
import { nearestRung } from './odds-ladder.ts';
import {
  type DecimalParts,
  europeanParts,
  NO_ODDS,
  type OddsFormat,
  type OddsParts,
  oddsPartsText,
  thousandthsParts,
} from './odds-parts.ts';

/** How odds are shown. Shape: isTotal marks combined odds, which are written differently in the british format. */
export type OddsDisplay = { readonly isTotal?: boolean };

/**
 * Odds in one of the formats, as parts that i18n localises.
 * Shape:  odds of 1.00 or less (a closed outcome) have no parts to show.
 * Source: docs/rules/odds-and-rounding.md; vectors in fixtures/betting/odds-formats.json.
 */
export function oddsParts(odds: Odds, format: OddsFormat, display: OddsDisplay = {}): OddsParts {
  if (odds <= ODDS_SCALE) return NO_ODDS;
  const profit = odds - ODDS_SCALE;
  switch (format) {
    case 'european':
      return europeanParts(odds);
    case 'hongkong':
      return thousandthsParts(Math.max(Math.floor(profit / 10), 1));
    case 'british': {
      const [numerator, denominator] = nearestRung(odds, display.isTotal);
      return { kind: 'fraction', numerator: String(numerator), denominator: String(denominator) };
    }
    case 'american':
      return americanParts(profit);
    case 'indonesian':
      return indonesianParts(profit);
    case 'malaysian':
      return malaysianParts(profit);
    case 'percent':
      return { ...hundredthsParts(Math.max(roundRatio(100 * 100 * ODDS_SCALE, odds), 1), ''), suffix: '%' };
    default:
      return assertNever(format, 'odds format');
  }
}

/** Odds in one of the formats as plain ASCII text, such as "1.72", "+150", "5/2" or "50.00%". */
export function oddsText(odds: Odds, format: OddsFormat, display: OddsDisplay = {}): string {
  return oddsPartsText(oddsParts(odds, format, display));
}

function americanParts(profit: number): DecimalParts {
  const isLong = profit >= ODDS_SCALE;
  const points = isLong ? roundRatio(100 * profit, ODDS_SCALE) : roundRatio(100 * ODDS_SCALE, profit);
  return { kind: 'decimal', sign: isLong ? '+' : '-', integer: String(points), fraction: '', suffix: '' };
}

function indonesianParts(profit: number): DecimalParts {
  return profit >= ODDS_SCALE
    ? hundredthsParts(roundRatio(100 * profit, ODDS_SCALE), '')
    : hundredthsParts(roundRatio(100 * ODDS_SCALE, profit), '-');
}

function malaysianParts(profit: number): DecimalParts {
  const isShort = profit <= ODDS_SCALE;
  const [numerator, denominator] = isShort ? [profit, ODDS_SCALE] : [ODDS_SCALE, profit];
  const sign = isShort ? '' : '-';
  if (10 * numerator >= denominator) return hundredthsParts(roundRatio(100 * numerator, denominator), sign);
  return thousandthsParts(Math.max(roundRatio(1000 * numerator, denominator), 1), sign);
}

function hundredthsParts(hundredths: number, sign: DecimalParts['sign']): DecimalParts {
  return thousandthsParts(hundredths * 10, sign);
}

// Nearest integer, halves away from zero; numbers are positive, so that means up.
function roundRatio(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
