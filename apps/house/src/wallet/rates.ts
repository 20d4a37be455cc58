import { type ConversionRate, invariant } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';
import { CURRENCIES, currencyOf } from './currencies.ts';

/**
 * The house's reference rates: millionths of a euro that one main unit of a currency is worth. They convert a slip into
 * another currency, never money of a player. Fixed, so that there and back is where it began.
 */
const EURO_MILLIONTHS: Readonly<Record<string, number>> = {
  EUR: 1_000_000,
  USD: 920_000,
  GBP: 1_170_000,
  CHF: 1_060_000,
  NOK: 86_000,
  SEK: 88_000,
  JPY: 6_200,
  KWD: 3_000_000,
  BTC: 60_000_000_000,
  ETH: 2_400_000_000,
  USDT: 920_000,
};

function worthOf(code: string): { millionths: bigint; subunits: bigint } {
  const millionths = EURO_MILLIONTHS[code];
  const currency = currencyOf(code);
  invariant(millionths !== undefined && currency !== undefined, `there is a rate for ${code}`);
  return { millionths: BigInt(millionths), subunits: BigInt(currency.subunits) };
}

/** What a main unit of a currency is worth in euros, in steps of a ten-thousandth. */
export const mainUnitInEuros = (code: string): number => Number(worthOf(code).millionths) / 1_000_000;

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** Rate of one currency in another: smallest units per smallest unit, as a reduced ratio. */
function rate(from: string, to: string): ConversionRate {
  const source = worthOf(from);
  const target = worthOf(to);
  const numerator = source.millionths * target.subunits;
  const denominator = target.millionths * source.subunits;
  const common = divisor(numerator, denominator);
  return { from, numerator: Number(numerator / common), denominator: Number(denominator / common) };
}

/** Rates of all other currencies in one of the house's. */
export const ratesInto = (to: string): ConversionRate[] =>
  CURRENCIES.filter(({ code }) => code !== to).map(({ code }) => rate(code, to));

/** An amount in smallest units of another currency, rounded; at most the largest safe number. */
export function convertedAmount(
  amount: number,
  { from, to, round }: { readonly from: string; readonly to: string; readonly round: 'up' | 'down' },
): number {
  const source = worthOf(from);
  const target = worthOf(to);
  const worth = BigInt(amount) * source.millionths * target.subunits;
  const unit = target.millionths * source.subunits;
  const whole = worth / unit + (round === 'up' && worth % unit > 0n ? 1n : 0n);
  return Number(whole > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : whole);
}

/** SQL rows of the rates: code, millionths of a euro, smallest units. */
const RATE_ROWS = sql.raw(
  CURRENCIES.map(({ code, subunits }) => {
    const { millionths } = worthOf(code);
    return `('${code}', ${millionths}::numeric, ${subunits}::numeric)`;
  }).join(', '),
);

/** SQL for a join with the rate of a currency as `alias`. */
export const joinRate = (alias: string, currency: SQL): SQL =>
  sql`join (values ${RATE_ROWS}) as ${sql.raw(alias)}(code, millionths, subunits) on ${sql.raw(alias)}.code = ${currency}`;

/** SQL for an amount, not below zero, between two joined rates. */
export function convertedSql(
  amount: SQL,
  { from, to, round }: { readonly from: string; readonly to: string; readonly round: 'up' | 'down' },
): SQL {
  const unit = `(${to}.millionths * ${from}.subunits)`;
  const up = round === 'up' ? sql.raw(` + ${unit} - 1`) : sql``;
  return sql`div(${amount}::numeric * ${sql.raw(`${from}.millionths * ${to}.subunits`)}${up}, ${sql.raw(unit)})`;
}
