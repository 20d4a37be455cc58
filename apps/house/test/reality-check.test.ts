import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { feedNow, openGame } from './support/games.ts';
import {
  balanceOf,
  type Caller,
  callerOf,
  eventually,
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
const CONTINUE = '/platform/sportsbook_sessions/continue';
const MINUTE_MS = 60_000;

let house: TestHouse;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, realityCheckMinutes: 60 });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
});

const jumpBy = async (by_ms: number) =>
  expect((await callerOf(house.url).post('/dev/jump', { by_ms })).status).toBe(200);
const isDue = async (caller: Caller) => (await caller.get(STATUS)).body.is_due;
const bet = () => placementOf([{ selections: [pinned(house, quietMatch(house))] }]);

/** Minutes until the check of a session is due, rounded. */
async function minutesLeft(caller: Caller): Promise<number> {
  const { due_at, now } = (await caller.get(STATUS)).body;
  return Math.round((due_at - now) / MINUTE_MS);
}

test('a check is due an hour after sign-in, and the next one an hour after its acknowledgement', async () => {
  const { body } = await player.get(STATUS);
  expect([body.period, body.is_due, body.due_at - body.signed_in_at]).toEqual([60, false, 60 * MINUTE_MS]);
  await jumpBy(60 * MINUTE_MS);
  expect(await isDue(player)).toBe(true);
  await jumpBy(5 * MINUTE_MS);
  expect((await player.post(CONTINUE)).status).toBe(204);
  expect([await isDue(player), await minutesLeft(player)]).toEqual([false, 60]);
});

test('no bet is taken once a check is a minute overdue, until it is acknowledged', async () => {
  await jumpBy(60 * MINUTE_MS + 30_000);
  expect((await player.post('/book/bets', bet())).status).toBe(200);
  await jumpBy(30_000);
  const before = await balanceOf(player);
  const refused = await player.post('/book/bets', bet());
  expect([refused.status, refused.body.code]).toEqual([403, 174]);
  expect(refused.body.data.localized_message).toBe('Answer your reality check before you bet.');
  const draws = await openGame(house, player, 'lotteries');
  const event = String(openDraws(feedNow(house))[1] ?? 0);
  const onDraw = await draws.send({ event, number: ['3', '7'], stake: '2' });
  expect([onDraw.status, await onDraw.text()]).toEqual([
    422,
    expect.stringContaining('Answer your reality check first.'),
  ]);
  expect(await balanceOf(player)).toEqual(before);
  await player.post(CONTINUE);
  expect((await player.post('/book/bets', bet())).status).toBe(200);
  expect((await draws.send({ event, number: ['3', '7'], stake: '2' })).status).toBe(303);
});

test('a period of the player counts in place of the operator, at once', async () => {
  await jumpBy(20 * MINUTE_MS);
  expect(await minutesLeft(player)).toBe(40);
  await setOwnLimit(house, player.id, { type: 'reality_check', value: 30 });
  expect([(await player.get(STATUS)).body.period, await minutesLeft(player)]).toEqual([30, 10]);
  await setOwnLimit(house, player.id, { type: 'reality_check', value: 15 });
  expect(await isDue(player)).toBe(true);
});

test('tabs that acknowledge at once move the next check once, and one that comes too early moves nothing', async () => {
  await jumpBy(70 * MINUTE_MS);
  await Promise.all(Array.from({ length: 4 }, () => player.post(CONTINUE)));
  await jumpBy(10 * MINUTE_MS);
  expect((await player.post(CONTINUE)).status).toBe(204);
  expect(await minutesLeft(player)).toBe(50);
});

test('each session has a check of its own', async () => {
  await jumpBy(30 * MINUTE_MS);
  const elsewhere = callerOf(house.url);
  await elsewhere.post('/platform/users/sign_in', { email: player.email, password: 'correct horse' });
  await jumpBy(40 * MINUTE_MS);
  expect([await isDue(player), await isDue(elsewhere)]).toEqual([true, false]);
  await elsewhere.post(CONTINUE);
  expect([await isDue(player), await minutesLeft(elsewhere)]).toEqual([true, 20]);
});

test('the check shows what was staked since sign-in, by currency', async () => {
  await player.post('/platform/player/accounts', { currency: 'USD' });
  await player.post('/book/bets', bet());
  const { since_sign_in, today } = (await player.get(STATUS)).body;
  const one = { currency: 'EUR', staked: 1_000, won: 0, net: -1_000, open: 1_000 };
  expect([since_sign_in, today]).toEqual([[one], [one]]);
});

test('a player who has not bet is told zeros in his currency', async () => {
  const dollars = await signUpPlayer(house.url, 'USD');
  expect((await dollars.get(STATUS)).body.since_sign_in).toEqual([
    { currency: 'USD', staked: 0, won: 0, net: 0, open: 0 },
  ]);
});

test('a visitor has to sign in', async () => {
  const visitor = callerOf(house.url);
  const answers = [await visitor.get(STATUS), await visitor.post(CONTINUE)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 401],
    [401, 401],
  ]);
});

test(
  'a check outlasts a restart of the backend',
  async () => {
    const away = await startTestHouse({ dev: true, realityCheckMinutes: 60 });
    const left = await signUpPlayer(away.url);
    const { due_at } = (await left.get(STATUS)).body;
    const again = await away.restart();
    expect((await left.get(STATUS)).body.due_at).toBe(due_at);
    await again.end();
  },
  START_LIMIT_MS,
);

test(
  'without a check of the operator there is nothing to ask for, unless the player sets one',
  async () => {
    const quiet = await startTestHouse({ dev: true });
    const guest = await signUpPlayer(quiet.url);
    const refused = await guest.get(STATUS);
    expect([refused.status, refused.body.code]).toEqual([400, 177]);
    expect((await guest.post(CONTINUE)).status).toBe(204);
    await setOwnLimit(quiet, guest.id, { type: 'reality_check', value: 10 });
    expect((await guest.get(STATUS)).body.period).toBe(10);
    await quiet.end();
  },
  START_LIMIT_MS,
);

test(
  'the check shows what was won, and the stakes that are still open',
  async () => {
    // A world that moves: what settles in one that stands still does so before the sign-in.
    const moving = await startTestHouse({ realityCheckMinutes: 60, speed: 1 });
    const winner = await signUpPlayer(moving.url);
    const [won, open] = [quietMatch(moving, 0), quietMatch(moving, 1)];
    for (const match of [won, open])
      await winner.post('/book/bets', placementOf([{ selections: [pinned(moving, match)] }]));
    // Settles at the time of the last tick, which on a busy machine may be older than the sign-in.
    await moving.moveNow();
    moving.world.control.settle(won.id, `${won.id}/1/`, { '1': 'won' });
    const results = async () => (await winner.get(STATUS)).body.since_sign_in;
    expect(await eventually(results, ([one]) => one.won > 0)).toEqual([
      { currency: 'EUR', staked: 2_000, won: 2_000, net: 0, open: 1_000 },
    ]);
    await moving.end();
  },
  START_LIMIT_MS,
);
