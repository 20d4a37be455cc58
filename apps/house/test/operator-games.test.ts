import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createGameSettler } from '../src/commands/settle-games.ts';
import type { Game } from '../src/games/game-bet.ts';
import { drawNumbers, drawTime } from '../src/games/lottery/draw.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { finishOf } from '../src/games/racing/finish.ts';
import { type Race, raceAt, resultTime } from '../src/games/racing/race.ts';
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
  eventually,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { auditRows, OPERATORS, order, ordered } from './support/operator.ts';

const WELCOME = 100_000;
let house: TestHouse;

// A world that is put ahead plays all the matches in between.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const feedNow = () => feedNowOf(house);
const jumpTo = (feedTime: number) => jumpFeedTo(house, feedTime);
const open = (player: Caller, app: Game) => openGame(house, player, app);

const backed = (race: Race, number: number, stake: string, kind = 'win') => ({
  ...runnerFields(house, race, number),
  kind,
  stake,
});

const betsOf = async (playerId: string) =>
  (
    await house.db.execute<{ id: string; result: string | null; win_amount: number | null }>(
      sql`select id, result, win_amount from game_bets where player_id = ${playerId} order by created_at, id`,
    )
  ).rows;

const movementsOf = async (betId: string) =>
  (
    await house.db.execute<{ movement: string; amount: number }>(
      sql`select movement, amount from ledger_entries where bet_id = ${betId} and amount > 0 order by id`,
    )
  ).rows.map(({ movement, amount }) => [movement.replace(betId, 'bet'), amount]);

async function settledAfter(feedTime: number, playerId: string) {
  jumpTo(feedTime + 1);
  return eventually(
    () => betsOf(playerId),
    (bets) => bets.every(({ result }) => result !== null),
  );
}

const voidRace = ({ index }: Race) => ordered(house, 'void-game', { game: 'horse_racing', event: index });
const finished = (race: Race, finish: readonly (readonly number[])[], more = {}) => ({
  game: 'horse_racing',
  event: race.index,
  finish,
  ...more,
});

test('a race that is voided before it returns the stakes at once, takes no bets, and is not settled when it would have been run', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'horse_racing');
  const race = quietRace(house);
  const winner = finishOf(house.world.seed, race)[0]?.[0] ?? 0;
  for (const kind of ['win', 'each_way'])
    expect((await page.send(backed(race, winner, '5', kind))).status).toBe(303);
  expect((await voidRace(race)).body.result).toEqual({ bets: 2 });
  expect(await balanceOf(player)).toEqual({ available: WELCOME, locked: 0 });
  expect((await betsOf(player.id)).map(({ result }) => result)).toEqual(['void', 'void']);
  const late = await page.send(backed(race, winner, '5'));
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('Betting has closed')]);
  const before = await page.read();
  expect(before).toContain('Void: ');
  expect(before).not.toContain(`href="?event=${race.index}"`);
  jumpTo(resultTime(race) + 1);
  await createGameSettler({ ...house, now: Date.now }).settleDue();
  expect(await balanceOf(player)).toEqual({ available: WELCOME, locked: 0 });
  expect(await page.read()).toContain('Void: all stakes are returned.');
  const again = await order(house, 'void-game', { game: 'horse_racing', event: race.index });
  expect(again).toMatchObject({ status: 409, body: { why: 'is void already' } });
  expect((await auditRows(house))[0]).toMatchObject({
    command: 'void-game',
    subject: `horse_racing/${race.index}`,
    outcome: 'refused: is void already',
  });
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a race that was settled wrong is settled again, voided, and settled once more, with entries of its own each time', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'horse_racing');
  const race = quietRace(house);
  const order = finishOf(house.world.seed, race).flat();
  const [first = 0, second = 0] = order;
  for (const number of [first, second]) await page.send(backed(race, number, '10'));
  const early = [second, ...order.filter((number) => number !== second)].map((number) => [number]);
  const [won, lost] = await settledAfter(resultTime(race), player.id);
  if (!won || !lost) throw new Error('Both bets are there.');
  expect([won.result, lost.result]).toEqual(['win', 'lose']);

  await ordered(house, 'resettle-game', finished(race, early));
  const swapped = await betsOf(player.id);
  expect(swapped.map(({ result }) => result)).toEqual(['lose', 'win']);
  expect((await balanceOf(player)).available).toBe(WELCOME - 2_000 + (swapped[1]?.win_amount ?? 0));
  const names = [...(await page.read()).matchAll(/<li>1\. <bdi>([^<]*)</g)].map(([, name]) => name);
  expect(names).toContain(race.runners.find(({ number }) => number === second)?.name);

  expect((await voidRace(race)).body.result).toEqual({ bets: 2 });
  expect(await balanceOf(player)).toEqual({ available: WELCOME, locked: 0 });
  const [head = [], next = [], ...rest] = early;
  await ordered(house, 'resettle-game', finished(race, [[...head, ...next], ...rest]));
  const tied = await betsOf(player.id);
  expect(tied.map(({ result }) => result)).toEqual(['win', 'win']);
  // Half of each stake runs at the full price.
  expect(tied.map(({ win_amount }) => win_amount)).toEqual(
    [won.win_amount, swapped[1]?.win_amount].map((whole) => Math.floor((whole ?? 0) / 2)),
  );
  expect(await movementsOf(won.id)).toEqual([
    ['game_stake:bet', 1_000],
    ['game_payout:bet', won.win_amount],
    ['reversal:bet:1', won.win_amount],
    ['game_payout:bet:2', 1_000],
    ['game_payout:bet:3', tied[0]?.win_amount],
    ['reversal:bet:3', 1_000],
  ]);
  // The same result again changes nothing.
  const same = await ordered(house, 'resettle-game', finished(race, [[...head, ...next], ...rest]));
  expect(same.body.result).toEqual({ bets: 0 });
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('what a player has spent already of a wrong win is written off: no balance falls below zero', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'horse_racing');
  const race = quietRace(house);
  const order = finishOf(house.world.seed, race).flat();
  await page.send(backed(race, order[0] ?? 0, '600'));
  const [bet] = await settledAfter(resultTime(race), player.id);
  const paid = bet?.win_amount ?? 0;
  const draws = await open(player, 'lotteries');
  const event = String(openDraws(feedNow())[1]);
  for (let left = (await balanceOf(player)).available; left > 0; left = (await balanceOf(player)).available)
    await draws.send({ event, number: ['1', '2'], stake: String(Math.min(left, 100_000) / 100) });
  await ordered(
    house,
    'resettle-game',
    finished(
      race,
      order.toReversed().map((number) => [number]),
    ),
  );
  expect(await balanceOf(player)).toEqual({ available: 0, locked: 0 });
  expect(await movementsOf(bet?.id ?? '')).toEqual([
    ['game_stake:bet', 60_000],
    ['game_payout:bet', paid],
    ['write_off:bet:1', paid],
  ]);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a draw is settled again with other numbers, and void returns its stakes', async () => {
  const player = await signUpPlayer(house.url);
  const page = await open(player, 'lotteries');
  const event = openDraws(feedNow())[1] ?? 0;
  const drawn = drawNumbers(house.world.seed, event);
  const others = Array.from({ length: 49 }, (_, at) => at + 1)
    .filter((number) => !drawn.includes(number))
    .slice(0, 6);
  for (const number of [drawn[0], others[0]])
    await page.send({ event: String(event), number: [String(number)], stake: '1' });
  expect((await settledAfter(drawTime(event), player.id)).map(({ result }) => result)).toEqual([
    'win',
    'lose',
  ]);
  await ordered(house, 'resettle-game', { game: 'lotteries', event, numbers: others });
  expect((await betsOf(player.id)).map(({ result }) => result)).toEqual(['lose', 'win']);
  expect(await page.read()).toContain(others.join(' · '));
  await ordered(house, 'void-game', { game: 'lotteries', event });
  expect((await betsOf(player.id)).map(({ result }) => result)).toEqual(['void', 'void']);
  expect(await balanceOf(player)).toEqual({ available: WELCOME, locked: 0 });
  expect(await page.read()).toContain('Void: all stakes are returned.');
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('results that cannot be, and races and draws that are not over, are refused', async () => {
  const race = quietRace(house);
  const event = race.index;
  const why = async (command: string, args: object) => (await order(house, command, args)).body.why;
  expect(await why('resettle-game', finished(race, [[1], [2], [3]]))).toBe('has no result yet');
  expect(await why('void-game', { game: 'horse_racing', event: event + 50 })).toBe(
    'no such race or draw on offer',
  );
  jumpTo(resultTime(race) + 1);
  expect(await why('resettle-game', finished(race, [[1], [40], [3]]))).toBe('no such runner started: 40');
  expect(await why('resettle-game', finished(race, [[1], [2], [1]]))).toBe('a runner is named twice');
  expect(await why('resettle-game', finished(race, [[1]]))).toMatch(/^the first \d have to be named$/);
  for (const numbers of [
    [1, 2, 3],
    [1, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 50],
  ])
    expect(await order(house, 'resettle-game', { game: 'lotteries', event: 1, numbers })).toMatchObject({
      status: 422,
    });
});

test(
  'a void that a bet slipped past, and a result by hand, hold after a restart',
  async () => {
    const player = await signUpPlayer(house.url);
    const page = await open(player, 'horse_racing');
    const race = quietRace(house);
    const order = finishOf(house.world.seed, race).flat();
    await page.send(backed(race, order[0] ?? 0, '5'));
    const { id } = (await betsOf(player.id))[0] ?? { id: '' };
    await voidRace(race);
    // As if it had been written at the moment of the void.
    await house.db.execute(sql`delete from ledger_entries where bet_id = ${id} and kind = 'game_payout'`);
    await house.db.execute(
      sql`update game_bets set result = null, win_amount = null, settled_at = null where id = ${id}`,
    );
    await house.db.execute(
      sql`update accounts set available = available - 500 where player_id = ${player.id} and currency = 'EUR'`,
    );
    const over = raceAt(house.world.seed, race.index);
    house = await house.restart();
    const [bet] = await settledAfter(resultTime(over), player.id);
    expect(bet).toMatchObject({ result: 'void', win_amount: 500 });
    await expectLedgerLaws(house.db, { isClockMoved: true });
  },
  2 * START_LIMIT_MS,
);
