import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/db/schema.ts';
import { SESSION_MS } from '../src/players/sessions.ts';
import { FAILURE_WINDOW_MS } from '../src/players/sign-in-limit.ts';
import {
  type Caller,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

// What a player has follows the clock that the development API moves.

const HOUR_MS = 3_600_000;

let house: TestHouse;
let dev: Caller;

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
  dev = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const jumpBy = async (by_ms: number) => expect((await dev.post('/dev/jump', { by_ms })).status).toBe(200);
const isSignedIn = async (caller: Caller) => (await caller.get('/platform/player')).body.id !== null;

test('the wait of a locked sign-in ends when the clock is put ahead', async () => {
  const { email } = await signUpPlayer(house.url);
  const signIn = async (password: string) =>
    (await callerOf(house.url).post('/platform/users/sign_in', { email, password })).status;
  const wrong = [];
  for (let time = 0; time < 6; time += 1) wrong.push(await signIn('wrong'));
  expect([...wrong, await signIn('correct horse')]).toEqual([401, 401, 401, 401, 401, 429, 429]);
  await jumpBy(FAILURE_WINDOW_MS);
  expect(await signIn('correct horse')).toBe(200);
});

test('a device, whose clock nobody moves, is told when a session was used by its own', async () => {
  const before = Date.now();
  await jumpBy(HOUR_MS);
  const player = await signUpPlayer(house.url);
  const [session] = (await player.get('/platform/player/sessions')).body.data;
  for (const at of [session.created_at, session.seen_at]) {
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});

test('a session ends by the same clock', async () => {
  const player = await signUpPlayer(house.url);
  // Shortens the session: the feed would have to play all of its days.
  const rest = sql`${sessions.expiresAt} - ${SESSION_MS} + ${2 * HOUR_MS}`;
  await house.db.update(sessions).set({ expiresAt: rest }).where(eq(sessions.playerId, player.id));
  await jumpBy(HOUR_MS);
  expect(await isSignedIn(player)).toBe(true);
  await jumpBy(HOUR_MS);
  expect(await isSignedIn(player)).toBe(false);
});
