import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playUsage } from '../src/db/limits-schema.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { periodBounds } from '../src/limits/periods.ts';
import { feedNow, openGame } from './support/games.ts';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { setOwnLimit } from './support/own-limits.ts';

const STATUS = '/platform/player/responsible_gambling';
const SPORTSBOOK = '/platform/sportsbook_sessions';
const TRACK = '/platform/player/activity_limit_track';
const MINUTE_MS = 60_000;

/** A zone in which it is six in the morning: no period ends while these tests put the clock ahead. */
const AHEAD = ((18 - new Date().getUTCHours() + 24) % 24) - 12;
const ZONE = AHEAD < 0 ? `Etc/GMT+${-AHEAD}` : `Etc/GMT-${AHEAD}`;

let house: TestHouse;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, timeZone: ZONE });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
});

const jumpBy = async (by_ms: number) =>
  expect((await callerOf(house.url).post('/dev/jump', { by_ms })).status).toBe(200);

async function signInElsewhere(): Promise<Caller> {
  const caller = callerOf(house.url);
  const answer = await caller.post('/platform/users/sign_in', {
    email: player.email,
    password: 'correct horse',
  });
  expect(answer.status).toBe(200);
  return caller;
}

const bet = () => placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
const usage = async () =>
  (await house.db.select().from(playUsage).where(eq(playUsage.playerId, player.id)))[0];

/** What each call that looks at limits answers: its status, code, and the key of its detail. */
async function answersOf(caller: Caller) {
  const answers = [
    await caller.get(STATUS),
    await caller.post(SPORTSBOOK),
    await caller.post('/book/bets', bet()),
  ];
  return answers.map(({ status, body }) => [status, body.code, body.data?.details[0]?.key]);
}

const outOfLimit = (key: string) => Array.from({ length: 3 }, () => [403, 175, `error.time_limit.${key}`]);

test('a session ends its betting after the minutes since sign-in, and a new one begins at zero', async () => {
  await setOwnLimit(house, player.id, { type: 'session', value: 30 });
  await jumpBy(29 * MINUTE_MS);
  const { limits } = (await player.get(STATUS)).body;
  expect(limits).toEqual([{ type: 'session', period: null, value: 30, used: 29, restarts_at: null }]);
  expect((await player.post('/book/bets', bet())).status).toBe(200);
  await jumpBy(MINUTE_MS);
  expect(await answersOf(player)).toEqual(outOfLimit('session'));
  const draws = await openGame(house, player, 'lotteries');
  const event = String(openDraws(feedNow(house))[1] ?? 0);
  const onDraw = await draws.send({ event, number: ['3', '7'], stake: '2' });
  const page = await onDraw.text();
  expect([onDraw.status, page.includes('reached a time limit that you set.')]).toEqual([422, true]);
  const again = await signInElsewhere();
  expect((await again.post(SPORTSBOOK)).status).toBe(204);
});

test('a sportsbook session counts from its own call', async () => {
  await setOwnLimit(house, player.id, { type: 'sportsbook_session', value: 15 });
  await jumpBy(20 * MINUTE_MS);
  expect((await player.post(SPORTSBOOK)).status).toBe(204);
  await jumpBy(14 * MINUTE_MS);
  expect((await player.get(STATUS)).status).toBe(200);
  await jumpBy(MINUTE_MS);
  expect(await answersOf(player)).toEqual(outOfLimit('sportsbook_session'));
});

test('time signed in grows by half a minute a call at most, and sessions at the same time count once', async () => {
  await setOwnLimit(house, player.id, { type: 'time', period: 'day', value: 90 });
  const elsewhere = await signInElsewhere();
  await player.get(STATUS);
  await jumpBy(10 * MINUTE_MS);
  await player.get(STATUS);
  await elsewhere.get(STATUS);
  await jumpBy(20_000);
  await Promise.all([player, elsewhere, player, elsewhere].map((caller) => caller.get(STATUS)));
  const row = await usage();
  for (const ms of [row?.daySignedIn, row?.weekSignedIn, row?.monthSignedIn]) {
    expect(ms).toBeGreaterThanOrEqual(50_000);
    // Half a second a step for a slow machine.
    expect(ms).toBeLessThan(52_000);
  }
});

test('within a reached limit of time sign-in is answered and the sportsbook stays closed until the period ends', async () => {
  await setOwnLimit(house, player.id, { type: 'time', period: 'day', value: 1 });
  await player.get(STATUS);
  await jumpBy(30_000);
  expect((await player.get(STATUS)).status).toBe(200);
  await jumpBy(30_000);
  expect(await answersOf(player)).toEqual(outOfLimit('time_day'));
  const elsewhere = await signInElsewhere();
  const refused = await elsewhere.post(SPORTSBOOK);
  expect(refused.body.data.localized_message).toBe("You've reached a time limit that you set.");
  const [{ field, restarts_at }] = refused.body.data.details;
  const { playerClock } = house;
  const midnight = periodBounds(playerClock.now(), ZONE).ends.day;
  // The clock was put ahead, and a device is told its own time.
  expect([field, restarts_at]).toEqual(['time', playerClock.told(midnight)]);
  await house.db.update(playUsage).set({ dayStart: 0 }).where(eq(playUsage.playerId, player.id));
  expect((await elsewhere.post(SPORTSBOOK)).status).toBe(204);
});

test('a new period begins with nothing used of anything', async () => {
  await player.get(STATUS);
  await house.db
    .update(playUsage)
    .set({
      weekStart: 0,
      weekStaked: 700,
      weekSignedIn: 9_000_000,
      monthStaked: 900,
      monthSignedIn: 9_000_000,
    })
    .where(eq(playUsage.playerId, player.id));
  await jumpBy(30_000);
  await player.get(STATUS);
  const row = await usage();
  expect([row?.weekStaked, row?.weekSignedIn, row?.monthStaked]).toEqual([0, 30_000, 900]);
  expect(row?.monthSignedIn).toBe(9_030_000);
});

test('of several values of a limit the lowest counts, and one that is not in force does not', async () => {
  for (const value of [50, 20]) await setOwnLimit(house, player.id, { type: 'session', value });
  await setOwnLimit(house, player.id, { type: 'session', value: 10, status: 'disabled' });
  await setOwnLimit(house, player.id, { type: 'session', value: 5, status: 'unconfirmed' });
  expect((await player.get(STATUS)).body.limits.map(({ value }: { value: number }) => value)).toEqual([20]);
});

test('activity grows by a minute a call at most, and tabs count once', async () => {
  await setOwnLimit(house, player.id, { type: 'activity', period: 'week', value: 30 });
  expect((await player.post(TRACK)).status).toBe(204);
  await jumpBy(45_000);
  await Promise.all(Array.from({ length: 4 }, () => player.post(TRACK)));
  await jumpBy(10 * MINUTE_MS);
  await player.post(TRACK);
  const active = (await usage())?.weekActive ?? 0;
  expect(active).toBeGreaterThanOrEqual(165_000);
  expect(active).toBeLessThan(167_000);
  const [limit] = (await player.get(STATUS)).body.limits;
  expect([limit.type, limit.period, limit.used]).toEqual(['activity', 'week', 2]);
});

test('the limit of activity answers 401 with a code of its own and ends every session of the player', async () => {
  await setOwnLimit(house, player.id, { type: 'activity', period: 'day', value: 2 });
  const elsewhere = await signInElsewhere();
  expect((await player.post(TRACK)).status).toBe(204);
  await jumpBy(MINUTE_MS);
  const refused = await player.post(TRACK);
  expect([refused.status, refused.body.code]).toEqual([401, 176]);
  const [detail] = refused.body.data.details;
  expect([detail.key, detail.restarts_at > Date.now()]).toEqual(['error.time_limit.activity_day', true]);
  const gone = [await player.post(TRACK), await elsewhere.get(STATUS)];
  expect(gone.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 401],
    [401, 401],
  ]);
  const again = await signInElsewhere();
  expect(await answersOf(again)).toEqual(outOfLimit('activity_day'));
});

test('a visitor is not tracked', async () => {
  expect((await callerOf(house.url).post(TRACK)).status).toBe(401);
});
