import type { MinorUnits } from './money.ts';

/**
 * A unit that amounts are shown and typed in.
 * Units: subunits = how many smallest units make one of it (EUR 100, JPY 1, BTC 100 000 000, mBTC 100 000).
 */
export type CurrencyUnit = { readonly code: string; readonly subunits: number };

/** A currency: its main unit, its subcurrencies (BTC has mBTC and µBTC) and whether it is fiat. */
export type Currency = CurrencyUnit & {
  readonly fractionDigits: number;
  readonly isFiat: boolean;
  readonly subcurrencies: readonly CurrencyUnit[];
};

/** Parts of a displayed amount, for i18n to localise. Digits are ASCII; the sign is "-" or empty. */
export type MoneyParts = {
  readonly sign: '' | '-';
  readonly integer: string;
  readonly fraction: string;
  readonly code: string;
};

/** An amount below this many units of a subcurrency is shown in that subcurrency. */
const DISPLAY_UNIT_LIMIT = 100;

/**
 * A currency from its code, with the digits that follow from its subunits.
 * Errors: RangeError when subunits is not a power of ten from 1 to 10 000 000 000.
 */
export function currency(
  code: string,
  subunits: number,
  options: { readonly isFiat?: boolean; readonly subcurrencies?: readonly CurrencyUnit[] } = {},
): Currency {
  const { isFiat = true, subcurrencies = [] } = options;
  return { code, subunits, fractionDigits: fractionDigits({ code, subunits }), isFiat, subcurrencies };
}

/** Digits after the point of a unit: log10 of its subunits. Errors: RangeError when that is not 0 to 10. */
export function fractionDigits(unit: CurrencyUnit): number {
  const digits = String(unit.subunits).length - 1;
  if (unit.subunits !== 10 ** digits || digits > 10) {
    throw new RangeError(`${unit.code} has no power of ten as subunits: ${unit.subunits}`);
  }
  return digits;
}

/**
 * The unit to show an amount in: the smallest subcurrency in which it stays below 100, else the main unit.
 * Zero and fiat are always shown in the main unit.
 * Source: specification §5 "Subunit selection"; vectors in fixtures/betting/money.json.
 */
export function displayUnit(amount: MinorUnits, of: Currency): CurrencyUnit {
  if (of.isFiat || amount === 0) return of;
  const bySize = of.subcurrencies.toSorted((a, b) => a.subunits - b.subunits);
  return bySize.find((unit) => Math.abs(amount) < DISPLAY_UNIT_LIMIT * unit.subunits) ?? of;
}

/** The unit of a currency with so many smallest units; the main unit when it has no such. */
export function unitOf(of: Currency, subunits: number): CurrencyUnit {
  return [of, ...of.subcurrencies].find((unit) => unit.subunits === subunits) ?? of;
}

/** An amount split for display in a unit, with all of the unit's fraction digits. */
export function moneyParts(amount: MinorUnits, unit: CurrencyUnit): MoneyParts {
  const digits = fractionDigits(unit);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return {
    sign: amount < 0 ? '-' : '',
    integer: text.slice(0, point),
    fraction: text.slice(point),
    code: unit.code,
  };
}

/** An amount as plain ASCII text such as "-10.50", without the code and with all fraction digits of the unit. */
export function amountText(amount: MinorUnits, unit: CurrencyUnit): string {
  const { sign, integer, fraction } = moneyParts(amount, unit);
  return `${sign}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}

/** More fraction digits than any everyday currency has. */
const FIAT_DIGITS_MAX = 3;

/** What a stake field is filled with: "10.50"; of a unit with many digits zeros beyond the second are dropped. */
export function fieldText(amount: MinorUnits, unit: CurrencyUnit): string {
  const text = amountText(amount, unit);
  return fractionDigits(unit) > FIAT_DIGITS_MAX ? text.replace(/(\.\d{2}\d*?)0+$/, '$1') : text;
}
