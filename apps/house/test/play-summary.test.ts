import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playWeeks } from '../src/db/limits-schema.ts';
import {
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const SUMMARY = '/platform/player/play_summary';
const STATUS = '/platform/player/responsible_gambling';
const WEEK_MS = 7 * 24 * 3_600_000;

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ dev: true, realityCheckMinutes: 60 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const jumpBy = async (by_ms: number) =>
  expect((await callerOf(house.url).post('/dev/jump', { by_ms })).status).toBe(200);

test('twelve weeks from Monday, what was staked in this one, and the minutes of the weeks that were counted', async () => {
  const player = await signUpPlayer(house.url);
  const bet = placementOf([{ selections: [pinned(house, quietMatch(house))], stake: 1_200 }]);
  expect((await player.post('/book/bets', bet)).status).toBe(200);
  expect((await player.get(STATUS)).status).toBe(200);
  const { status, body } = await player.get(SUMMARY);
  expect([status, body.currency, body.weeks.length]).toEqual([200, 'EUR', 12]);
  const now = body.weeks.at(-1);
  expect(now).toMatchObject({ staked: 1_200, won: 0, minutes: 0 });
  expect(new Date(now.start).getUTCDay()).toBe(1);
  const starts = body.weeks.map(({ start }: { start: number }) => start);
  expect(starts.slice(1).map((start: number, at: number) => start - starts[at])).toEqual(
    Array.from({ length: 11 }, () => WEEK_MS),
  );
  expect(body.weeks[0]).toMatchObject({ staked: 0, won: 0, minutes: null });
});

test('time is kept for the weeks after, and nobody reads it without a session', async () => {
  const player = await signUpPlayer(house.url);
  for (let polls = 0; polls < 4; polls += 1) {
    await jumpBy(30_000);
    await player.get(STATUS);
  }
  // The feed takes long for a week, and rows of the last one are what is read.
  await house.db.update(playWeeks).set({ weekStart: sql`${playWeeks.weekStart} - ${WEEK_MS}::bigint` });
  const { body } = await player.get(SUMMARY);
  expect(body.weeks.slice(-2).map(({ minutes }: { minutes: number | null }) => minutes)).toEqual([2, null]);
  expect((await callerOf(house.url).get(SUMMARY)).status).toBe(401);
});
