import { type AmountWriting, amountPieces, plainCharacters, ungrouped, visible } from './amount-writing.ts';
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

const NUMBER = /^(\d*)(?:\.(\d*))?$/;
/** Groups of three digits behind one mark: point, comma, space, apostrophe or the Arabic one. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\u066c' ])\d{3})(?:\1\d{3})*$/;
const GROUP_MARKS = /[.,\u066c'\u2019\s]/g;

/** A page that writes numbers as ASCII does, and names no currency. */
const PLAIN: AmountWriting = { decimals: ['.'], groups: [], grouping: [3, 3], digits: [], units: [] };

/**
 * Reads a stake as typed, or as copied from the page: "10", "10,5", "€1,000.00".
 * Shape:  point, comma and the Arabic mark are decimal marks, one at most. Groups are read if the page writes them so; a lone
 *         "1,000" is refused in a unit with decimals: it may mean one or a thousand. `page` is how the page writes amounts.
 * Units:  the amount is in minor units; more digits than the unit has are refused, never rounded. A sign or code names the
 *         unit: "1 BTC" is a bitcoin in a field of millibitcoins too.
 * Errors: none thrown; a closed set of faults.
 * Source: docs/rules/odds-and-rounding.md; vectors in fixtures/betting/stakes.json.
 */
export function parseStake(text: string, unit: CurrencyUnit, page: Partial<AmountWriting> = {}): ParsedStake {
  const writing = { ...PLAIN, ...page };
  const typed = plainCharacters(text, writing.digits);
  const { sign, number, subunits } = amountPieces(typed, writing.units);
  const isCopied = subunits !== null;
  if (number === '' && sign === '') return { kind: 'empty' };
  if (number === '' || (sign === '+' && !isCopied))
    return invalid(sign === '-' ? 'negative' : 'not-a-number');
  const parsed = parseNumber(number, isCopied ? { code: '', subunits } : unit, writing, isCopied);
  const isNumber = parsed.kind === 'amount' || (parsed.kind === 'invalid' && parsed.fault !== 'not-a-number');
  return sign === '-' && isNumber ? invalid('negative') : parsed;
}

function parseNumber(
  number: string,
  unit: CurrencyUnit,
  writing: AmountWriting,
  isCopied: boolean,
): ParsedStake {
  const digits = fractionDigits(unit);
  const joined = ungrouped(number, writing, { isCopied, hasDecimals: digits > 0 });
  if (joined === null && isGrouped(number, writing.decimals)) return invalid('thousands-separator');
  const match = NUMBER.exec(joined ?? number.replace(/[,\u066b]/g, '.'));
  const whole = match?.[1] ?? '';
  const fraction = match?.[2] ?? '';
  if (match === null || whole + fraction === '') return invalid('not-a-number');
  if (fraction.length > digits) return invalid('too-many-fraction-digits');
  const amount = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return amount > MAX_MONEY ? invalid('too-large') : { kind: 'amount', amount };
}

/** What a grouped number is without its separators, in the digits that were typed: "1,000" is "1000". */
export const withoutGroups = (text: string): string => visible(text).replace(GROUP_MARKS, '');

function isGrouped(number: string, decimals: readonly string[]): boolean {
  const mark = GROUPED.exec(number)?.[1];
  return (
    mark !== undefined && (!decimals.includes(mark) || number.indexOf(mark) !== number.lastIndexOf(mark))
  );
}

function invalid(fault: StakeFault): ParsedStake {
  return { kind: 'invalid', fault };
}
