import { assertNever } from './invariant.ts';
import { isPlaceableOdds, ODDS_SCALE, type Odds } from './odds.ts';
import type { OddsFormat } from './odds-parts.ts';
import type { Rational } from './rational.ts';

/** Why a text is not odds in a format. */
export type OddsFault = 'empty' | 'malformed' | 'out-of-range';

/** What a text means as odds: odds rounded to four decimals, or why it is none. */
export type ParsedOdds =
  | { readonly kind: 'odds'; readonly odds: Odds }
  | { readonly kind: 'invalid'; readonly fault: OddsFault };

type Signed = Rational & { readonly isNegative: boolean };

const DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d{1,12}))?$/;
const FRACTION = /^(\d{1,12})\/(\d{1,12})$/;

/**
 * Reads odds from plain ASCII text in one of the formats; the reverse of `oddsText`.
 * Shape:  american -100, indonesian -1 and malaysian -1 are evens.
 * Errors: none thrown; a closed set of faults, among them odds that may not be placed.
 * Source: docs/rules/odds-and-rounding.md; vectors in fixtures/betting/odds-formats.json.
 */
export function parseOdds(text: string, format: OddsFormat): ParsedOdds {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'invalid', fault: 'empty' };
  const number = format === 'british' ? readFraction(trimmed) : readDecimal(trimmed, format === 'percent');
  if (number === null) return { kind: 'invalid', fault: 'malformed' };
  const decimal = toDecimal(number, format);
  const odds = decimal === null ? 0 : roundedOdds(decimal);
  return isPlaceableOdds(odds) ? { kind: 'odds', odds } : { kind: 'invalid', fault: 'out-of-range' };
}

// Decimal odds of a number, or null where the format has no such number.
function toDecimal(x: Signed, format: OddsFormat): Rational | null {
  const { numerator: n, denominator: d, isNegative } = x;
  if (n === 0n) return null;
  switch (format) {
    case 'american':
      return n < 100n * d ? null : signedProfit(isNegative, n, 100n * d);
    case 'indonesian':
      return n < d ? null : signedProfit(isNegative, n, d);
    case 'malaysian':
      return n > d ? null : signedProfit(isNegative, n, d);
    case 'european':
      return isNegative ? null : { numerator: n, denominator: d };
    case 'hongkong':
    case 'british':
      return isNegative ? null : profit(n, d);
    case 'percent':
      return isNegative || n >= 100n * d ? null : { numerator: 100n * d, denominator: n };
    default:
      return assertNever(format, 'odds format');
  }
}

// A negative number is what has to be risked to win one unit: its inverse is the profit.
function signedProfit(isNegative: boolean, numerator: bigint, denominator: bigint): Rational {
  return isNegative ? profit(denominator, numerator) : profit(numerator, denominator);
}

function profit(numerator: bigint, denominator: bigint): Rational {
  return { numerator: numerator + denominator, denominator };
}

function readDecimal(text: string, isPercent: boolean): Signed | null {
  const match = DECIMAL.exec(isPercent && text.endsWith('%') ? text.slice(0, -1) : text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  return {
    isNegative: sign === '-',
    numerator: BigInt(whole + fraction),
    denominator: 10n ** BigInt(fraction.length),
  };
}

function readFraction(text: string): Signed | null {
  const match = FRACTION.exec(text);
  if (match === null) return null;
  const denominator = BigInt(match[2] ?? '0');
  return denominator === 0n ? null : { isNegative: false, numerator: BigInt(match[1] ?? '0'), denominator };
}

function roundedOdds({ numerator, denominator }: Rational): number {
  return Number((2n * BigInt(ODDS_SCALE) * numerator + denominator) / (2n * denominator));
}
