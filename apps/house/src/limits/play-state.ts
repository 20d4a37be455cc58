import type { EpochMs } from '@touchline/betting';
import { and, eq } from 'drizzle-orm';
import { sessions } from '#db/schema.ts';
import type { House } from '../house.ts';
import { findLimitsInForce } from './limits-in-force.ts';
import type { PeriodBounds } from './periods.ts';
import {
  CHECK_GRACE_MS,
  checkDueAt,
  checkMinutes,
  type SessionTimes,
  spentLimit,
  type TimeLimitState,
  timeLimitStates,
} from './time-limits.ts';
import { findUsage, timeUsed } from './time-usage.ts';

export type PlayHouse = Pick<House, 'db' | 'options' | 'playerClock' | 'periods' | 'now'>;

/** How the reality check and the limits of time stand in a session. Times of the player clock. */
export interface PlayState {
  readonly session: SessionTimes;
  /** Null: there is no reality check. */
  readonly check: { readonly minutes: number; readonly dueAt: EpochMs } | null;
  readonly limits: readonly TimeLimitState[];
  readonly spent: TimeLimitState | null;
  readonly bounds: PeriodBounds;
  readonly now: EpochMs;
}

/** Reads how play stands in a session; null if it has ended. `hash` is that of its secret. */
export async function readPlayState(
  house: PlayHouse,
  playerId: string,
  hash: string,
): Promise<PlayState | null> {
  const { db, options } = house;
  const now = house.playerClock.now();
  const bounds = house.periods.boundsAt(house.now());
  const [[session], limits, usage] = await Promise.all([
    db
      .select({
        createdAt: sessions.createdAt,
        sportsbookOpenedAt: sessions.sportsbookOpenedAt,
        checkedAt: sessions.checkedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, hash), eq(sessions.playerId, playerId))),
    findLimitsInForce(db, playerId, now),
    findUsage(db, playerId),
  ]);
  if (!session) return null;
  const states = timeLimitStates(limits, { session, used: timeUsed(usage, bounds), bounds, now });
  const minutes = checkMinutes(limits, options.realityCheckMinutes);
  const check = minutes === null ? null : { minutes, dueAt: checkDueAt(session, minutes) };
  return { session, check, limits: states, spent: spentLimit(states), bounds, now };
}

/** Why no bet is taken in a session. */
export type PlayStop =
  | { readonly kind: 'out_of_limit'; readonly limit: TimeLimitState }
  | { readonly kind: 'reality_check_due' };

/** Why no bet is taken as play stands; null if nothing stops it. */
export function playStop({ spent, check, now }: PlayState): PlayStop | null {
  if (spent) return { kind: 'out_of_limit', limit: spent };
  if (check && now >= check.dueAt + CHECK_GRACE_MS) return { kind: 'reality_check_due' };
  return null;
}
