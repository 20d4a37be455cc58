import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ownLimits } from '../../src/db/limits-schema.ts';
import type { House } from '../../src/house.ts';
import { type Answer, type Caller, callerOf } from './house.ts';

const PASSWORD = 'correct horse';
export const DAY_MS = 24 * 3_600_000;

/** Asks for a break, seven days if nothing else is said. */
export const askForBreak = (
  player: Caller,
  body: object = { type: 'cooling_off', days: 7 },
): Promise<Answer> => player.post('/platform/player/breaks', body);

/** Begins a break. Returns when it ends, in real time. */
export async function begunBreak(player: Caller, body?: object): Promise<number> {
  const answer = await askForBreak(player, body);
  expect(answer.status).toBe(200);
  return answer.body.ends_at;
}

export const signIn = (
  { url }: { readonly url: string },
  login: object,
  { as = callerOf(url), password = PASSWORD }: { as?: Caller; password?: string } = {},
): Promise<Answer> => as.post('/platform/users/sign_in', { ...login, password });

/** Status and code of an answer. */
export const verdict = ({ status, body }: Answer) => [status, body?.code];
export const ON_BREAK = [403, 180];
export const SIGN_UP_REFUSED = [403, 181];

export const isSignedIn = async (caller: Caller): Promise<boolean> =>
  (await caller.get('/platform/player')).body.id !== null;

/** Lets the breaks of a player end now, or so much later: a jump of days takes long. */
export const endBreaks = ({ db, playerClock }: House, playerId: string, laterMs = 0) =>
  db
    .update(ownLimits)
    .set({ disableAt: playerClock.now() + laterMs })
    .where(eq(ownLimits.playerId, playerId));
