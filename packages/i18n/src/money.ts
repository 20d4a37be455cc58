import {
  amountText,
  type Currency,
  type CurrencyUnit,
  displayUnit,
  fractionDigits,
  type MinorUnits,
  unitOf,
} from '@touchline/betting';
import { formatCount, localizeNumber } from './digits.ts';
import { intlTag } from './locale.ts';

/**
 * How an amount is written. Source: specification §9.
 * Shape: `sign` shows a plus for gains; `trim` drops an empty fraction; `code` writes the currency's code for its symbol;
 *        `short` cuts the fraction after two digits, which otherwise may have ten.
 */
export interface MoneyStyle {
  readonly sign?: boolean;
  readonly trim?: boolean;
  readonly code?: boolean;
  readonly short?: boolean;
  /** Writes the amount in the unit with so many smallest units, whatever its size. */
  readonly subunits?: number;
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(
  locale: string,
  code: string,
  digits: number,
  currencyDisplay: 'narrowSymbol' | 'code' = 'narrowSymbol',
): Intl.NumberFormat {
  const key = `${locale} ${code} ${digits} ${currencyDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency: code,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

export const isIsoCode = (code: string) => /^[A-Z]{3}$/.test(code);

/** Crypto amounts keep two fraction digits at least and lose the zeros behind them. */
const trimZeros = (ascii: string) => ascii.replace(/(\.\d{2}\d*?)0+$/, '$1');

/** A crypto amount with the marks of the locale: `1,234.56789`. */
function plainAmount(ascii: string, locale: string, trim: boolean): string {
  const kept = trim ? ascii.replace(/\.0+$/, '') : trimZeros(ascii);
  const [integer = '0', fraction] = kept.split('.');
  const whole = formatCount(Number(integer), locale); // whole units of a safe integer are one
  return fraction === undefined ? whole : `${whole}${localizeNumber(`.${fraction}`, locale)}`;
}

function inUnit(
  amount: MinorUnits,
  unit: CurrencyUnit,
  isFiat: boolean,
  locale: string,
  { trim = false, code = false, short = false }: MoneyStyle,
): string {
  const exact = amountText(Math.abs(amount), unit);
  const ascii = short ? exact.replace(/(\.\d{2})\d+$/, '$1') : exact;
  if (!isFiat || !isIsoCode(unit.code)) return `${plainAmount(ascii, locale, trim)}\u00a0${unit.code}`;
  const most = short ? Math.min(2, fractionDigits(unit)) : fractionDigits(unit);
  const digits = trim && !/\.\d*[1-9]/.test(ascii) ? 0 : most;
  // The exact text, not a number: an amount may hold more digits than a double.
  return moneyFormat(locale, unit.code, digits, code ? 'code' : 'narrowSymbol').format(ascii as `${number}`);
}

/**
 * An amount with its currency: `€10.00`, `12.5 mBTC`.
 * Units:  minor units of the currency; crypto is shown in the subcurrency that fits (specification §5).
 */
export function formatMoney(
  amount: MinorUnits,
  currency: Currency,
  locale: string,
  style: MoneyStyle = {},
): string {
  const { subunits } = style;
  const unit = subunits === undefined ? displayUnit(amount, currency) : unitOf(currency, subunits);
  const text = inUnit(amount, unit, currency.isFiat, locale, style);
  if (amount < 0) return `−${text}`;
  return style.sign && amount > 0 ? `+${text}` : text;
}

/** The parts of an amount of a currency that has all marks: `€1,234,567.89`. */
export const moneyParts = (code: string, locale: string): Intl.NumberFormatPart[] =>
  moneyFormat(locale, code, 2).formatToParts(1_234_567.89);

/** The mark of a currency beside a stake field: `€`, `kr`, `mBTC`. */
export function currencySymbol(currency: Currency, locale: string): string {
  if (!currency.isFiat || !isIsoCode(currency.code)) return currency.code;
  const parts = moneyFormat(locale, currency.code, 0).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency.code;
}
