import type { ResponsibleGambling } from '@touchline/contract';
import type { House } from '../house.ts';
import type { PlayState } from '../limits/play-state.ts';
import { inMinutes } from '../limits/time-limits.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { findPlayResults } from './play-results.ts';

/** Whether there is a reality check or a limit of time. */
export const hasPlayWatch = ({ check, limits }: PlayState): boolean => check !== null || limits.length > 0;

/** What a session shows of its reality check and its limits of time. */
export async function presentPlayState(
  house: Pick<House, 'db' | 'playerClock'>,
  player: PlayerRow,
  { session, check, limits, bounds, now }: PlayState,
): Promise<ResponsibleGambling> {
  const { told } = house.playerClock;
  const [sinceSignIn, today] = await Promise.all([
    findPlayResults(house, player, told(session.createdAt)),
    findPlayResults(house, player, told(bounds.starts.day)),
  ]);
  return {
    period: check?.minutes ?? null,
    due_at: check && told(check.dueAt),
    is_due: check !== null && now >= check.dueAt,
    now: told(now),
    signed_in_at: told(session.createdAt),
    since_sign_in: sinceSignIn,
    today,
    limits: limits.map(({ type, period, value, usedMs, restartsAt }) => ({
      type,
      period,
      value,
      used: inMinutes(usedMs),
      restarts_at: restartsAt === null ? null : told(restartsAt),
    })),
  };
}
