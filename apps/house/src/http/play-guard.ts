import type { RefusalDetail } from '@touchline/contract';
import type { ErrorName } from '@touchline/contract/errors';
import { timeLimitKey } from '@touchline/contract/errors';
import type { House } from '../house.ts';
import { type PlayState, playStop, readPlayState } from '../limits/play-state.ts';
import type { TimeLimitState } from '../limits/time-limits.ts';
import { type PlayerRow, sessionHash } from '../players/sessions.ts';
import { sessionCookie } from './cookies.ts';
import type { HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** Names a limit of time that is reached, and says when it starts again. */
function limitDetail({ playerClock }: House, { type, period, restartsAt }: TimeLimitState): RefusalDetail {
  const key = timeLimitKey(type, period);
  return { key, field: type, ...(restartsAt !== null && { restarts_at: playerClock.told(restartsAt) }) };
}

/** Refuses because of a limit of time that is reached. */
export function limitRefusal(
  house: House,
  limit: TimeLimitState,
  name: Extract<ErrorName, 'out_of_limit' | 'activity_limit'> = 'out_of_limit',
): Refusal {
  return new Refusal(name, { details: [limitDetail(house, limit)] });
}

/** How play stands in the session that asks. Errors: Refusal if it has ended meanwhile. */
export async function playStateOf(c: HttpContext, house: House, player: PlayerRow): Promise<PlayState> {
  const state = await readPlayState(house, player.id, sessionHash(sessionCookie(c) ?? ''));
  if (!state) throw new Refusal('unauthorized');
  return state;
}

/** Lets a bet pass. Errors: Refusal while a limit of time is reached, or a reality check overdue. */
export async function requirePlay(c: HttpContext, house: House, player: PlayerRow): Promise<void> {
  const stop = playStop(await playStateOf(c, house, player));
  if (stop?.kind === 'out_of_limit') throw limitRefusal(house, stop.limit);
  if (stop) throw new Refusal(stop.kind);
}
