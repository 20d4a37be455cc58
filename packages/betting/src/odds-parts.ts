import { ODDS_SCALE, type Odds } from './odds.ts';

/** The ways to show odds. */
export type OddsFormat =
  | 'european'
  | 'british'
  | 'hongkong'
  | 'american'
  | 'indonesian'
  | 'malaysian'
  | 'percent';

/** All formats, in the order they are offered. */
export const ODDS_FORMATS: readonly OddsFormat[] = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
];

/** A number ready for localised digits and separators. Digits are ASCII; the sign is ASCII and empty where none is shown. */
export type DecimalParts = {
  readonly kind: 'decimal';
  readonly sign: '' | '+' | '-';
  readonly integer: string;
  readonly fraction: string;
  readonly suffix: '' | '%';
};

/** Odds ready for display: a number, a fraction of the British ladder, or nothing for a closed outcome. */
export type OddsParts =
  | DecimalParts
  | { readonly kind: 'fraction'; readonly numerator: string; readonly denominator: string }
  | { readonly kind: 'none' };

/** What a closed outcome (odds of 1.00 or less) shows. */
export const NO_ODDS: OddsParts = { kind: 'none' };

/**
 * Odds in the european format: truncated to three decimals, the third shown only when it is not zero.
 * Source: docs/rules/odds-and-rounding.md; vectors in fixtures/betting/odds-formats.json.
 */
export function europeanParts(odds: Odds): OddsParts {
  return odds <= ODDS_SCALE ? NO_ODDS : thousandthsParts(Math.floor(odds / 10));
}

/** Parts of a positive number given in thousandths: two decimals, three when the third is not zero. */
export function thousandthsParts(thousandths: number, sign: DecimalParts['sign'] = ''): DecimalParts {
  const text = String(thousandths).padStart(4, '0');
  const end = text.endsWith('0') ? -1 : text.length;
  return {
    kind: 'decimal',
    sign,
    integer: text.slice(0, -3),
    fraction: text.slice(-3).slice(0, end),
    suffix: '',
  };
}

/** Odds parts as plain ASCII: "1.72", "+150", "50.00%", "5/2", and "-" for a closed outcome. */
export function oddsPartsText(parts: OddsParts): string {
  if (parts.kind === 'none') return '-';
  if (parts.kind === 'fraction') return `${parts.numerator}/${parts.denominator}`;
  const point = parts.fraction === '' ? '' : `.${parts.fraction}`;
  return `${parts.sign}${parts.integer}${point}${parts.suffix}`;
}
