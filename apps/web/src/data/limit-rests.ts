import type { ConversionRate, MinorUnits } from '@touchline/betting';
import type { UserLimitUsage } from '@touchline/contract';
import type { MoneyLimitType } from '@touchline/contract/constants';

/** Currency in which rests are compared, and the rates into it. */
interface Comparing {
  readonly currency: string;
  readonly rates: readonly ConversionRate[];
}

/** What a limit leaves in its own currency: of a single bet all of it. */
export const leftOf = ({ rest, value }: UserLimitUsage): MinorUnits => rest ?? value;

/** Returns the limit of these types that leaves the least, or null if there is none. One without a rate comes last. */
export function tightestLimit(
  usages: Iterable<UserLimitUsage>,
  types: readonly MoneyLimitType[],
  { currency, rates }: Comparing,
): UserLimitUsage | null {
  let tightest: UserLimitUsage | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const usage of usages) {
    if (!types.some((type) => type === usage.type)) continue;
    const rate = rates.find(({ from }) => from === usage.currency);
    const left = leftOf(usage);
    // Orders limits only: no amount is written from it.
    const worth =
      usage.currency === currency
        ? left
        : rate
          ? (left * rate.numerator) / rate.denominator
          : Number.POSITIVE_INFINITY;
    if (tightest !== null && worth >= least) continue;
    tightest = usage;
    least = worth;
  }
  return tightest;
}

/** Whether nothing is left of a limit of deposits. */
export const isDepositLimitSpent = (usages: Iterable<UserLimitUsage>): boolean =>
  [...usages].some(({ type, rest }) => type === 'deposit' && rest === 0);
