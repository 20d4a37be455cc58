/** Money in the smallest unit of its currency, a safe integer: 1050 is 10.50 in EUR. */
export type MinorUnits = number;

/** An instant as whole milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

/** The most money that one number holds without losing a unit; returns beyond it are cut to it. */
export const MAX_MONEY: MinorUnits = Number.MAX_SAFE_INTEGER;

/** An amount that knows its currency, so that two currencies do not add up by accident. */
export type Money<C extends string> = { readonly currency: C; readonly amount: MinorUnits };

/** An amount of a currency. Errors: RangeError when the amount is not a safe integer. */
export function money<C extends string>(amount: MinorUnits, currency: C): Money<C> {
  return { currency, amount: checked(amount) };
}

/** Sum of two amounts of one currency. Errors: RangeError for two currencies or beyond MAX_MONEY. */
export function addMoney<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.amount + sameCurrency(a, b).amount, a.currency);
}

/** Difference of two amounts of one currency. Errors: RangeError for two currencies or beyond MAX_MONEY. */
export function subtractMoney<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.amount - sameCurrency(a, b).amount, a.currency);
}

/**
 * Money from exact arithmetic, cut to MAX_MONEY.
 * Units: minor units of one currency.
 */
export function toMinorUnits(exact: bigint): MinorUnits {
  return exact > BigInt(MAX_MONEY) ? MAX_MONEY : Number(exact);
}

function sameCurrency<C extends string>(a: Money<C>, b: Money<C>): Money<C> {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not add up`);
  return b;
}

function checked(amount: number): MinorUnits {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`);
  return amount;
}
