import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGameSettler } from '../src/commands/settle-games.ts';
import type { Game } from '../src/games/game-bet.ts';
import { drawNumbers, drawTime } from '../src/games/lottery/draw.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { finishOf, placingOf } from '../src/games/racing/finish.ts';
import { type Race, resultTime } from '../src/games/racing/race.ts';
import {
  feedNow as feedNowOf,
  jumpTo as jumpFeedTo,
  openGame,
  quietRace,
  runnerFields,
} from './support/games.ts';
import {
  balanceOf,
  type Caller,
  callerOf,
  eventually,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';

const WELCOME = 100_000;
const CLOSED = 403;
const REFUSED = 422;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

const feedNow = () => feedNowOf(house);
const jumpTo = (feedTime: number) => jumpFeedTo(house, feedTime);
const open = (player: Caller, app: Game, more: object = {}, headers = {}) =>
  openGame(house, player, app, { more, headers });

const alertOf = (html: string) => /role="alert">([^<]*)</.exec(html)?.[1];
const rowsOf = async (playerId: string) =>
  (
    await house.db.execute<{ result: string | null; stake: number; win_amount: number | null }>(
      sql`select result, stake, win_amount from game_bets where player_id = ${playerId} order by created_at, id`,
    )
  ).rows;

const choice = (race: Race, number: number) => runnerFields(house, race, number);

test('a race is bet on each way, and the money of a winner is paid when the result stands', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'horse_racing');
  const race = quietRace(house);
  const finish = finishOf(house.world.seed, race);
  const winner = finish[0]?.[0] ?? 0;
  const last = finish.at(-1)?.[0] ?? 0;
  for (const number of [winner, last]) {
    const request = `each-way-${number}`;
    const answer = await page.send({ ...choice(race, number), kind: 'each_way', stake: '5' }, request);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `?event=${race.index}&placed`]);
    expect(answer.headers.get('x-request-id')).toBe(request);
  }
  expect(await balanceOf(player)).toEqual({ available: WELCOME - 2_000, locked: 0 });
  expect(await page.read()).toContain(race.runners.find(({ number }) => number === winner)?.name);
  jumpTo(resultTime(race) + 1);
  const rows = await eventually(
    () => rowsOf(player.id),
    (found) => found.every(({ result }) => result !== null),
  );
  expect(rows.map(({ result }) => result).toSorted()).toEqual(['lose', 'win']);
  const paid = rows.reduce((sum, { win_amount }) => sum + (win_amount ?? 0), 0);
  expect(placingOf(finish, winner)?.position).toBe(1);
  expect(paid).toBeGreaterThan(1_000);
  expect(await balanceOf(player)).toEqual({ available: WELCOME - 2_000 + paid, locked: 0 });
  expect(await page.read()).toContain('Won');
  const { body } = await player.get('/book/notifications');
  expect(body.data[0]).toMatchObject({
    type: 'bet_won',
    object_type: 'game',
    caption: expect.stringMatching(/^Horse racing · T-/),
  });
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a feed that is between two milliseconds, as one at another speed is, settles too', async () => {
  const world = { ...house.world, feedTime: (now: number) => Math.floor(house.world.feedTime(now)) + 0.5 };
  await expect(createGameSettler({ ...house, world, now: Date.now }).settleDue()).resolves.toBe(0);
});

test('numbers of a draw win when all of them are drawn, and lose otherwise', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'lotteries');
  const event = openDraws(feedNow())[1] ?? 0;
  const drawn = drawNumbers(house.world.seed, event).map(String);
  const missed =
    Array.from({ length: 49 }, (_, at) => String(at + 1)).find((one) => !drawn.includes(one)) ?? '';
  for (const number of [drawn.slice(0, 2), [drawn[0] ?? '', missed]])
    expect((await page.send({ event: String(event), number, stake: '1' })).status).toBe(303);
  jumpTo(drawTime(event) + 1);
  const rows = await eventually(
    () => rowsOf(player.id),
    (found) => found.length === 2 && found.every(({ result }) => result !== null),
  );
  expect(rows.map(({ result, win_amount }) => [result, win_amount])).toEqual([
    ['win', 6_400],
    ['lose', 0],
  ]);
  expect((await balanceOf(player)).available).toBe(WELCOME - 200 + 6_400);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a request that is sent again is one bet, and one with another bet is refused', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'lotteries');
  const event = String(openDraws(feedNow())[1]);
  const bet = { event, number: ['1', '2'], stake: '2' };
  const answers = await Promise.all([1, 2, 3].map(() => page.send(bet, 'same-request')));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect((await page.send({ ...bet, number: ['2', '1'] }, 'same-request')).status).toBe(303);
  const other = await page.send({ ...bet, stake: '3' }, 'same-request');
  expect(other.status).toBe(REFUSED);
  expect(alertOf(await other.text())).toContain('already sent');
  expect((await balanceOf(player)).available).toBe(WELCOME - 200);
  expect(await rowsOf(player.id)).toHaveLength(1);
});

test('a bet on a race is refused for its reason, and nothing is taken', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'horse_racing');
  const race = quietRace(house);
  const good = { ...choice(race, 1), kind: 'win', stake: '5' };
  const gone = String(race.index - 50);
  for (const [fields, words] of [
    [{ ...good, event: gone }, 'Betting has closed'],
    [{ ...good, runner: '40:20000' }, 'choose a runner'],
    [{ event: good.event, stake: '5' }, 'choose a runner'],
    [{ ...good, runner: '1:10101' }, 'price has changed'],
    [{ ...good, stake: '0.01' }, 'too low'],
    [{ ...good, stake: '1000.01' }, 'too high'],
    [{ ...good, kind: 'each_way', stake: '501' }, 'too high'],
    [{ ...good, stake: 'ten' }, 'a valid stake'],
    [{ ...good, stake: '-5' }, 'a valid stake'],
  ] as const) {
    const answer = await page.send(fields);
    expect(answer.status).toBe(REFUSED);
    expect(alertOf(await answer.text())).toContain(words);
  }
  expect(await rowsOf(player.id)).toEqual([]);
  expect((await page.send({ ...good, stake: '€1,000.00' })).status).toBe(303);
  const poor = await page.send(good);
  expect(alertOf(await poor.text())).toContain('balance is too low');
  expect(await balanceOf(player)).toEqual({ available: 0, locked: 0 });
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a bet on a draw is refused for wrong numbers and for a draw that is closed', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'lotteries');
  const [next = 0] = openDraws(feedNow());
  const good = { event: String(next + 1), number: ['1'], stake: '1' };
  for (const number of [[], ['0'], ['50'], ['1', '1'], ['1.5'], ['1', '2', '3', '4', '5', '6']]) {
    const answer = await page.send({ ...good, number });
    expect(alertOf(await answer.text())).toContain('one to five numbers');
  }
  const closed = await page.send({ ...good, event: String(next - 1) });
  expect(alertOf(await closed.text())).toContain('Betting has closed');
  expect((await page.send({ ...good, event: 'soon' })).status).toBe(400);
  expect(await rowsOf(player.id)).toEqual([]);
});

test('while the provider is not active its pages do not open and take no bets', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'lotteries');
  house.world.control.setProviderStatus('betconstruct', 'INACTIVE');
  try {
    expect((await player.post('/book/betconstruct/launch', { app: 'lotteries' })).status).toBe(503);
    const bet = await page.send({ event: String(openDraws(feedNow())[1]), number: ['1'], stake: '1' });
    expect(alertOf(await bet.text())).toContain('not taking bets');
  } finally {
    house.world.control.setProviderStatus('betconstruct', 'ACTIVE');
  }
});

test('a visitor launches nothing, and a player nothing that is not offered', async () => {
  expect((await callerOf(house.url).post('/book/betconstruct/launch', { app: 'lotteries' })).status).toBe(
    401,
  );
  const player = await signUpPlayer(house.url);
  for (const [provider, app, status] of [
    ['betconstruct', 'slots', 404],
    ['oddin', 'lotteries', 404],
    ['somebody', 'lotteries', 400],
  ] as const)
    expect((await player.post(`/book/${provider}/launch`, { app })).status).toBe(status);
});

test('a page ends with the session that opened it, and no other address opens one', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'horse_racing');
  expect((await fetch(page.address)).status).toBe(200);
  expect((await fetch(`${page.address}x`)).status).toBe(CLOSED);
  expect((await fetch(`${house.url}/games/nothing`)).status).toBe(CLOSED);
  await player.send('DELETE', '/platform/users/sign_out');
  expect((await fetch(page.address)).status).toBe(CLOSED);
  expect((await page.send({ event: '1', runner: '1:20000', stake: '1' })).status).toBe(CLOSED);
});

test('a page speaks the language of its player, wears the theme, and may be framed by the product alone', async () => {
  const player = await signUpPlayer(house.url);
  const german = await open(player, 'lotteries', { theme: 'dark' }, { 'accept-language': 'de' });
  const answer = await fetch(german.address);
  const html = await answer.text();
  expect(html).toContain('Nächste Ziehungen');
  expect(html).toContain('color-scheme:dark');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/frame-ancestors 'self' http:\/\/\S+/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const arabic = await open(player, 'horse_racing', { time_zone: 'nowhere' }, { 'accept-language': 'ar' });
  expect(await arabic.read()).toContain('dir="rtl"');
});

test(
  'a house without races and draws says so, has no page of them and opens none',
  async () => {
    const closed = await startTestHouse({ off: new Set(['horse_racing', 'lotteries']) });
    try {
      const player = await signUpPlayer(closed.url);
      const { body } = await player.get('/book/settings');
      expect([body.is_horse_racing_enabled, body.is_lottery_enabled]).toEqual([false, false]);
      for (const app of ['horse_racing', 'lotteries'])
        expect((await player.post('/book/betconstruct/launch', { app })).status).toBe(404);
      for (const page of ['racing', 'lotteries'])
        expect((await player.get(`/book/layouts/${page}`)).status).toBe(404);
      const { zones } = (await player.get('/book/layouts/home')).body;
      expect(JSON.stringify(zones)).not.toMatch(/horse_racing|lotteries/);
      const to = { label: { en: 'Draws' }, target: { kind: 'section', section: 'lotteries' } };
      const main = [
        { id: 'live', kind: 'live_events', settings: {} },
        { id: 'line', kind: 'divider', settings: {} },
        { id: 'draws', kind: 'button', settings: to },
      ];
      const folder = join(closed.options.dataDir, 'layouts');
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, 'home.json'),
        JSON.stringify({ page: 'home', version: 1, zones: { ...zones, main } }),
      );
      const { zones: own, faults } = (await player.get('/book/layouts/home')).body;
      expect([own.main.map(({ id }: { id: string }) => id), faults]).toEqual([['live'], undefined]);
    } finally {
      await closed.end();
    }
  },
  START_LIMIT_MS,
);
