import { type CurrencyUnit, fractionDigits } from './currency.ts';
import { MAX_MONEY, type MinorUnits } from './money.ts';

/** Why a text is not an amount of money. */
export type StakeFault =
  | 'not-a-number'
  | 'negative'
  | 'thousands-separator'
  | 'too-many-fraction-digits'
  | 'too-large';

/** What a player's text means: nothing yet, an amount in minor units, or why it is none. */
export type ParsedStake =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: MinorUnits }
  | { readonly kind: 'invalid'; readonly fault: StakeFault };

const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
const NUMBER = /^(\d*)(?:\.(\d*))?$/;
/** Groups of three digits behind one mark: point, comma, space, apostrophe or the Arabic one. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\u066c'\u2019 \u00a0\u202f])\d{3})(?:\1\d{3})*$/;
const GROUP_MARKS = /[.,\u066c'\u2019\s]/g;

/**
 * Reads a stake as typed: ASCII, Arabic-Indic or Persian digits; point, comma or Arabic decimal separator.
 * Shape:  one decimal separator at most. "1,000" is refused in every currency: it may mean one or a thousand. `decimal` is
 *         the decimal mark of the page, behind which three digits are a fraction.
 * Units:  the amount is in minor units; more digits than the unit has are refused, never rounded.
 * Errors: none thrown; a closed set of faults.
 * Source: docs/rules/odds-and-rounding.md; vectors in fixtures/betting/stakes.json.
 */
export function parseStake(text: string, unit: CurrencyUnit, decimal = '.'): ParsedStake {
  const typed = asciiDigits(text);
  if (typed === '') return { kind: 'empty' };
  if (isGrouped(typed, decimal)) return invalid('thousands-separator');
  const plain = typed.replace(/[,\u066b]/g, '.');
  if (/^[-\u2212]/.test(plain)) return invalid(NUMBER.test(plain.slice(1)) ? 'negative' : 'not-a-number');
  const match = NUMBER.exec(plain);
  const whole = match?.[1] ?? '';
  const fraction = match?.[2] ?? '';
  if (match === null || whole + fraction === '') return invalid('not-a-number');
  const digits = fractionDigits(unit);
  if (fraction.length > digits) return invalid('too-many-fraction-digits');
  const amount = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return amount > MAX_MONEY ? invalid('too-large') : { kind: 'amount', amount };
}

/** What a grouped number is without its separators, in the digits that were typed: "1,000" is "1000". */
export const withoutGroups = (text: string): string => text.replace(INVISIBLE, '').replace(GROUP_MARKS, '');

function isGrouped(typed: string, decimal: string): boolean {
  const mark = GROUPED.exec(typed)?.[1];
  return mark !== undefined && (mark !== decimal || typed.indexOf(mark) !== typed.lastIndexOf(mark));
}

function asciiDigits(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

function invalid(fault: StakeFault): ParsedStake {
  return { kind: 'invalid', fault };
}
