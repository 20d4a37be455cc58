import { type MinorUnits, usedOfLimit } from '@touchline/betting';
import type { playUsage } from '#db/limits-schema.ts';
import { convertedAmount } from '../wallet/rates.ts';
import type { OwnLimit } from './limits-in-force.ts';
import type { Periods } from './periods.ts';

type UsageRow = typeof playUsage.$inferSelect;
const MINUTE_MS = 60_000;

/** Totals of a period of the row; zeros if it is of an earlier one. */
function totalsOf(usage: UsageRow, period: keyof Periods, starts: Periods) {
  const rows = {
    day: [
      usage.dayStart,
      usage.dayStaked,
      usage.dayReturned,
      usage.dayDeposited,
      usage.daySignedIn,
      usage.dayActive,
    ],
    week: [
      usage.weekStart,
      usage.weekStaked,
      usage.weekReturned,
      usage.weekDeposited,
      usage.weekSignedIn,
      usage.weekActive,
    ],
    month: [
      usage.monthStart,
      usage.monthStaked,
      usage.monthReturned,
      usage.monthDeposited,
      usage.monthSignedIn,
      usage.monthActive,
    ],
  } as const;
  const [start, ...totals] = rows[period];
  const [staked, returned, deposited, signedIn, active] =
    start >= starts[period] ? totals : ([0, 0, 0, 0, 0] as const);
  return { staked, returned, deposited, signedIn, active };
}

/** Amount in the currency of a limit, against the player if it is not whole. */
function inCurrencyOf({ currency }: OwnLimit, amount: MinorUnits, from: string): MinorUnits {
  if (currency === null) return amount;
  return amount < 0
    ? -convertedAmount(-amount, { from, to: currency, round: 'down' })
    : convertedAmount(amount, { from, to: currency, round: 'up' });
}

/** Returns what is used of a limit in its unit; null if no period counts it. */
export function usedOf(
  limit: OwnLimit,
  of: { readonly usage: UsageRow; readonly starts: Periods; readonly waitingDeposits: MinorUnits },
): number | null {
  const { type, period } = limit;
  if (period === null) return null;
  const { staked, returned, deposited, signedIn, active } = totalsOf(of.usage, period, of.starts);
  switch (type) {
    case 'wager':
    case 'loss':
    case 'deposit': {
      const played = { staked, returned, deposited: deposited + of.waitingDeposits };
      return inCurrencyOf(limit, usedOfLimit(type, played), of.usage.currency);
    }
    case 'time':
      return Math.floor(signedIn / MINUTE_MS);
    case 'activity':
      return Math.floor(active / MINUTE_MS);
    default:
      return null;
  }
}
