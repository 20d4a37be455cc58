/**
 * How a page writes amounts of a currency: what is needed to read an amount that was copied from it.
 * Shape: `decimals` and `groups` are marks inside a number; `grouping` counts the digits of the last group and of the others;
 *        `digits` are the page's 0 to 9; `units` are the signs and codes that stand before or after a number.
 * Units: `subunits` is how many smallest units make one of the unit that a sign or code names.
 */
export interface AmountWriting {
  readonly decimals: readonly string[];
  readonly groups: readonly string[];
  readonly grouping: readonly [last: number, others: number];
  readonly digits: readonly string[];
  readonly units: readonly { readonly mark: string; readonly subunits: number }[];
}

/** An amount taken apart. Shape: `subunits` is null without a sign or code. */
interface AmountPieces {
  readonly sign: '' | '-' | '+';
  readonly number: string;
  readonly subunits: number | null;
}

const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Drops marks of direction. */
export const visible = (text: string): string => text.replace(INVISIBLE, '');

/** Writes digits in ASCII, and all spaces and apostrophes alike. `digits` are the page's, beside Arabic-Indic and Persian ones. */
export function plainCharacters(text: string, digits: readonly string[] = []): string {
  return visible(text)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit))
    .replace(/\s/g, ' ')
    .replaceAll('\u2019', "'")
    .trim();
}

/** Splits "−€5.00" or "5.00 EUR" into sign, number and unit. Expects plain characters. */
export function amountPieces(typed: string, units: AmountWriting['units']): AmountPieces {
  const outer = signOf(typed);
  const named = namedUnit(outer.rest, units);
  if (!named) return { sign: outer.sign, number: outer.rest, subunits: null };
  const inner = outer.sign === '' ? signOf(named.rest) : { sign: outer.sign, rest: named.rest };
  return { sign: inner.sign, number: inner.rest, subunits: named.subunits };
}

/**
 * Writes a number that is grouped as the page groups as "1000.5"; null for any other number.
 * Shape: `isCopied` if a sign or code of the currency stood beside it. Without one, "1,000" may mean one or a thousand in a
 *        unit with decimals; "1,000.00", "1,000,000" and "1 000" may not.
 */
export function ungrouped(
  number: string,
  { decimals, groups, grouping }: Pick<AmountWriting, 'decimals' | 'groups' | 'grouping'>,
  { isCopied, hasDecimals }: { readonly isCopied: boolean; readonly hasDecimals: boolean },
): string | null {
  for (const mark of groups) {
    const group = /\s/.test(mark) ? ' ' : plainCharacters(mark);
    for (const decimal of decimals) {
      const [whole = '', fraction, ...more] = number.split(decimal);
      const parts = whole.split(group);
      if (group === decimal || more.length > 0 || !areGroups(parts, grouping)) continue;
      if (fraction !== undefined) return `${parts.join('')}.${fraction}`;
      if (isCopied || !hasDecimals || parts.length > 2 || !/[.,]/.test(group)) return parts.join('');
    }
  }
  return null;
}

function areGroups(parts: readonly string[], [last, others]: AmountWriting['grouping']): boolean {
  const [first = '', ...rest] = parts;
  if (!/^[1-9]\d*$/.test(first) || first.length > others || rest.length === 0) return false;
  return rest.every(
    (digits, at) => /^\d+$/.test(digits) && digits.length === (at < rest.length - 1 ? others : last),
  );
}

function signOf(text: string): { readonly sign: AmountPieces['sign']; readonly rest: string } {
  if (/^[-\u2212]/.test(text)) return { sign: '-', rest: text.slice(1).trim() };
  return text.startsWith('+') ? { sign: '+', rest: text.slice(1).trim() } : { sign: '', rest: text };
}

/** The unit that the longest sign or code at either end names: "mBTC" rather than "BTC". */
function namedUnit(text: string, units: AmountWriting['units']) {
  const [longest] = units
    .map(({ mark, subunits }) => ({ mark: plainCharacters(mark).toLowerCase(), subunits }))
    .sort((a, b) => b.mark.length - a.mark.length)
    .flatMap(({ mark, subunits }) => {
      const { length } = mark;
      if (length === 0) return [];
      if (text.slice(0, length).toLowerCase() === mark)
        return [{ rest: text.slice(length).trim(), subunits }];
      if (text.slice(-length).toLowerCase() === mark)
        return [{ rest: text.slice(0, -length).trim(), subunits }];
      return [];
    });
  return longest;
}
