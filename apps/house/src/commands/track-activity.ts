import type { House } from '../house.ts';
import { findLimitsInForce } from '../limits/limits-in-force.ts';
import { spentLimit, type TimeLimitState, timeLimitStates } from '../limits/time-limits.ts';
import { countActive, findUsage, timeUsed } from '../limits/time-usage.ts';
import { deleteAllSessions, type PlayerRow } from '../players/sessions.ts';
import { reconnectPlayer } from './sign-in.ts';

/** Counts that a player looks at a page. Returns the limit of activity that is reached, which ends all his sessions. */
export async function trackActivity(house: House, player: PlayerRow): Promise<TimeLimitState | null> {
  const { db, playerClock } = house;
  const now = playerClock.now();
  const bounds = house.periods.boundsAt(house.now());
  await countActive(db, { playerId: player.id, currency: player.currency, bounds, now });
  const limits = await findLimitsInForce(db, player.id, now);
  const used = timeUsed(await findUsage(db, player.id), bounds);
  const session = { createdAt: now, sportsbookOpenedAt: null, checkedAt: null };
  const states = timeLimitStates(
    limits.filter(({ type }) => type === 'activity'),
    { session, used, bounds, now },
  );
  const spent = spentLimit(states);
  if (!spent) return null;
  await deleteAllSessions(db, player.id);
  reconnectPlayer(house, player.id);
  return spent;
}
