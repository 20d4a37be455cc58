import { type EpochMs, restOfLimit } from '@touchline/betting';
import type { UserLimit, UserLimitUsage } from '@touchline/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { ownLimits, playUsage } from '#db/limits-schema.ts';
import { payments } from '#db/payments-schema.ts';
import type { House } from '../house.ts';
import { isInForce, type OwnLimit } from '../limits/limits-in-force.ts';
import type { PlayPeriods } from '../limits/periods.ts';
import { limitAt } from '../limits/transitions.ts';
import { usedOf } from '../limits/used.ts';
import { isValueLimit } from '../limits/value-types.ts';
import { convertedAmount } from '../wallet/rates.ts';

type Limited = Pick<House, 'db' | 'now' | 'periods'>;

/** A limit as players read it, in real time. */
export function presentLimit(limit: OwnLimit, { told }: Pick<PlayPeriods, 'told'>): UserLimit {
  const orNull = (at: EpochMs | null) => (at === null ? null : told(at));
  return {
    id: limit.id,
    type: limit.type,
    status: limit.status,
    strategy: limit.period === null ? null : 'calendar',
    period: limit.period,
    parent_type: limit.type === 'reality_check' ? 'session' : null,
    value: limit.value,
    currency: limit.currency,
    created_at: told(limit.createdAt),
    disable_at: orNull(limit.disableAt),
    confirm_from: orNull(limit.confirmFrom),
    confirm_until: orNull(limit.confirmUntil),
    starts_at: orNull(limit.startsAt),
  };
}

async function limitsNow({ db, now, periods }: Limited, playerId: string): Promise<OwnLimit[]> {
  const rows = await db
    .select()
    .from(ownLimits)
    .where(and(eq(ownLimits.playerId, playerId), ne(ownLimits.status, 'disabled')))
    .orderBy(ownLimits.createdAt, ownLimits.id);
  const moment = periods.played(now());
  return rows.map((row) => limitAt(row, moment));
}

/** A player's limits in force and changes that wait, oldest first. */
export const findUserLimits = async (house: Limited, playerId: string): Promise<UserLimit[]> =>
  (await limitsNow(house, playerId)).map((limit) => presentLimit(limit, house.periods));

/** Deposits of a player that have not ended, in one currency. */
async function waitingDeposits({ db }: Limited, playerId: string, currency: string): Promise<number> {
  const rows = await db
    .select({ amount: payments.amount, currency: payments.currency })
    .from(payments)
    .where(
      and(
        eq(payments.playerId, playerId),
        eq(payments.kind, 'deposit'),
        inArray(payments.status, ['pending', 'needs_confirmation']),
      ),
    );
  return rows.reduce(
    (sum, row) => sum + convertedAmount(row.amount, { from: row.currency, to: currency, round: 'up' }),
    0,
  );
}

/** What a player has used of each of his limits in force. */
export async function findLimitUsage(house: Limited, playerId: string): Promise<UserLimitUsage[]> {
  const { db, now, periods } = house;
  const at = now();
  const limits = (await limitsNow(house, playerId)).filter((limit) => isInForce(limit, periods.played(at)));
  const [usage] = await db.select().from(playUsage).where(eq(playUsage.playerId, playerId));
  if (!usage) return [];
  const waiting = limits.some(({ type }) => type === 'deposit')
    ? await waitingDeposits(house, playerId, usage.currency)
    : 0;
  return limits.flatMap((limit) => {
    const { id, type, period, value, currency } = limit;
    if (!isValueLimit(type) || value === null) return [];
    const used = usedOf(limit, { usage, starts: periods.startsAt(at), waitingDeposits: waiting });
    return [
      {
        id,
        type,
        period,
        value,
        currency,
        used,
        rest: used === null ? null : restOfLimit(value, used),
        restarts_at: period === null ? null : periods.told(periods.endsAt(at)[period]),
      },
    ];
  });
}
