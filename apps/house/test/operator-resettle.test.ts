import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMissed } from '../src/commands/settle-bets.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { betOf, placeBet, sell } from './support/cash-out.ts';
import {
  balanceOf,
  type Caller,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { auditRows, OPERATORS, order, ordered } from './support/operator.ts';

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const freshMatch = () => quietMatch(house, used++);
const keyOf = ({ id }: MatchRecord) => `${id}/1/`;
const results = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;

async function settled(player: Caller, id: string, match: MatchRecord, first: LegResult) {
  house.world.control.settle(match.id, keyOf(match), results(first));
  return eventually(
    () => betOf(player, id),
    ({ status }) => status === 'done',
  );
}

const resettle = (match: MatchRecord, first: LegResult) =>
  ordered(house, 'resettle', { target: keyOf(match), results: results(first) });

const movementsOf = async (betId: string) =>
  (
    await house.db.execute<{ movement: string; amount: number }>(
      sql`select movement, amount from ledger_entries where bet_id = ${betId} and amount > 0 order by id`,
    )
  ).rows.map(({ movement, amount }) => [movement.replace(betId, 'bet'), amount]);

test('a lost bet that was won is paid, and a won one that was lost is taken back, each with entries of its own', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await settled(player, id, match, 'lost');
  await resettle(match, 'won');
  expect(await betOf(player, id)).toMatchObject({
    status: 'done',
    result: 'win_entire',
    win_amount: 2_000,
    selections: [{ status: 'won' }],
  });
  expect(await balanceOf(player)).toEqual({ available: 101_000, locked: 0 });
  await resettle(match, 'void');
  expect(await betOf(player, id)).toMatchObject({ result: 'refund_entire', win_amount: 1_000 });
  await resettle(match, 'lost');
  expect(await betOf(player, id)).toMatchObject({ result: 'lose_entire', win_amount: 0 });
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  expect(await movementsOf(id)).toEqual([
    ['stake:bet', 1_000],
    ['payout:bet:1', 2_000],
    ['payout:bet:2', 1_000],
    ['reversal:bet:2', 2_000],
    ['reversal:bet:3', 1_000],
  ]);
  // What the feed said at first does not come back.
  await settleMissed(house);
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('a corrected result is called corrected, also when nothing is paid any more', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await settled(player, id, match, 'won');
  await resettle(match, 'lost');
  const { data } = (await player.get('/book/notifications')).body;
  expect(data.map(({ type }: { type: string }) => type)).toEqual(['bet_corrected', 'bet_won', 'welcome']);
  expect(data[0]).toMatchObject({
    title: 'Result corrected',
    body: 'We have corrected the result of your bet. It now returns €0.00.',
  });
});

test('winners that tied for fewer places share their stakes, and win whole when the tie is taken back', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await settled(player, id, match, 'lost');
  const both = { '1': 'won', '2': 'won', '3': 'lost' };
  await ordered(house, 'resettle', { target: keyOf(match), results: both, places: 1 });
  expect(await betOf(player, id)).toMatchObject({
    win_amount: 1_000,
    selections: [{ status: 'won', dead_heat: { places: 1, tied: 2 } }],
  });
  await resettle(match, 'won');
  expect(await betOf(player, id)).toMatchObject({
    win_amount: 2_000,
    selections: [{ status: 'won', dead_heat: null }],
  });
  const places = await order(house, 'resettle', { target: keyOf(match), results: both, places: 2 });
  expect(places).toMatchObject({ status: 422, body: { data: { details: [{ field: 'arguments.places' }] } } });
  await expectLedgerLaws(house.db);
});

test('what the player has spent already is written off: no balance falls below zero', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match], { stake: 60_000 });
  await settled(player, id, match, 'won');
  expect(await balanceOf(player)).toEqual({ available: 160_000, locked: 0 });
  for (const stake of [70_000, 60_000]) await placeBet(house, player, [freshMatch()], { stake });
  await resettle(match, 'lost');
  expect(await balanceOf(player)).toEqual({ available: 0, locked: 0 });
  expect(await movementsOf(id)).toEqual([
    ['stake:bet', 60_000],
    ['payout:bet', 120_000],
    ['reversal:bet:1', 30_000],
    ['write_off:bet:1', 90_000],
  ]);
  await expectLedgerLaws(house.db);
});

test('a player who bears the difference bears the correction, though not the whole return', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match], { stake: 60_000 });
  await settled(player, id, match, 'won');
  for (const stake of [70_000, 20_000]) await placeBet(house, player, [freshMatch()], { stake });
  await resettle(match, 'void');
  expect(await balanceOf(player)).toEqual({ available: 10_000, locked: 0 });
  expect((await movementsOf(id)).map(([movement]) => movement)).not.toContain('write_off:bet:1');
  await expectLedgerLaws(house.db);
});

test('a combo that was lost by this market alone waits for its other selection again', async () => {
  const player = await signUpPlayer(house.url);
  const [match, other] = [freshMatch(), freshMatch()];
  const id = await placeBet(house, player, [match, other]);
  await settled(player, id, match, 'lost');
  await resettle(match, 'won');
  expect(await betOf(player, id)).toMatchObject({
    status: 'waiting_results',
    result: 'no_results',
    win_amount: null,
    selections: [{ status: 'won' }, { status: 'open' }],
  });
  const bet = await settled(player, id, other, 'won');
  expect(bet.win_amount).toBe(4_000);
  expect(await balanceOf(player)).toEqual({ available: 103_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('of a bet that was sold in part the rest is settled again, and a bet that was sold whole stays sold', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const [part, whole] = [
    await placeBet(house, player, [match], { stake: 4_000 }),
    await placeBet(house, player, [match], { stake: 4_000 }),
  ];
  const offerOf = async (id: string) => (await betOf(player, id)).to_cashout ?? 0;
  expect((await sell(player, part, await offerOf(part), { part_percent: 50 })).status).toBe(200);
  expect((await sell(player, whole, await offerOf(whole))).status).toBe(200);
  await settled(player, part, match, 'won');
  const before = { part: await betOf(player, part), whole: await betOf(player, whole) };
  const { available } = await balanceOf(player);
  await resettle(match, 'lost');
  const soldFor = (before.part.win_amount ?? 0) - 4_000;
  expect(await betOf(player, part)).toMatchObject({ status: 'done', win_amount: soldFor });
  expect(await betOf(player, whole)).toMatchObject({
    status: 'cashed_out',
    win_amount: before.whole.win_amount,
  });
  expect((await balanceOf(player)).available).toBe(available - 4_000);
});

test('a market that nothing was decided on, or of which a result is missing, is refused', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const open = await order(house, 'resettle', { target: keyOf(match), results: results('won') });
  expect(open).toMatchObject({ status: 409, body: { why: 'no settled bet is on this market' } });
  const id = await placeBet(house, player, [match]);
  await settled(player, id, match, 'won');
  const before = await balanceOf(player);
  const some = await order(house, 'resettle', { target: keyOf(match), results: { '2': 'won' } });
  expect(some.body.why).toBe('bets are on outcomes without a result: 1');
  const unknown = await order(house, 'resettle', { target: keyOf(match), results: { '1': 'good' } });
  expect(unknown.status).toBe(422);
  const wholeMatch = await order(house, 'resettle', { target: match.id, results: results('won') });
  expect(wholeMatch.body.why).toBe('is not the key of a market');
  expect(await balanceOf(player)).toEqual(before);
  expect((await auditRows(house))[0]).toMatchObject({ outcome: 'refused: is not the key of a market' });
});
