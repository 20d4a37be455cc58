import { marketsChannel } from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMissed } from '../src/commands/settle-bets.ts';
import type { MatchRecord } from '../src/feed/world.ts';
import { betOf, decidedBet, movePrice, placeBet, playingMatch, sell, suspend } from './support/cash-out.ts';
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

const DELAY_MS = 800;
let house: TestHouse;

beforeAll(async () => {
  // Slowly, so that hardly anything happens in a match but what a test does.
  house = await startTestHouse({ betDelayMs: DELAY_MS, speed: 0.1 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const settle = (match: MatchRecord, result: 'won' | 'lost') => {
  spoilt.add(match.id);
  house.world.control.settle(match.id, `${match.id}/1/`, { '1': result, '2': 'lost', '3': 'lost' });
};

/** Matches that a test suspended, scored in or settled. */
const spoilt = new Set<string>();

/** A bet on a match in play whose price holds at 2.00, and whose offer therefore is 9.50. */
async function liveBet(player: Caller, more: readonly MatchRecord[] = []) {
  const match = playingMatch(house, spoilt);
  const id = await placeBet(house, player, [match, ...more]);
  return { id, match };
}

/** Suspends, waits until clients were told, and reopens. */
async function blink(match: MatchRecord): Promise<void> {
  const before = await house.port.position(marketsChannel(match.id));
  suspend(house, match);
  await eventually(
    () => house.port.position(marketsChannel(match.id)),
    ({ offset }) => offset > before.offset,
  );
  suspend(house, match, false);
}

test('a sale in play waits for its delay and is then paid', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await liveBet(player);
  const begun = await sell(player, id, 950);
  expect(begun.status).toBe(200);
  expect(begun.body).toMatchObject({ status: 'cashout_in_progress', to_cashout: null, win_amount: null });
  expect(begun.body.decided_by).toBeGreaterThan(Date.now());
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  expect(await decidedBet(player, id)).toMatchObject({
    status: 'cashed_out',
    win_amount: 950,
    decided_by: null,
  });
  expect(await balanceOf(player)).toEqual({ available: 99_950, locked: 0 });
});

test.each([
  ['a longer price fails it', 25_000, 0, null],
  ['a longer price within the tolerance pays the lower offer', 20_400, 5, 931],
  ['a shorter price pays what was asked', 15_000, 0, 950],
] as const)('during the delay %s', async (_, odds, tolerance_percent, paid) => {
  const player = await signUpPlayer(house.url);
  const { id, match } = await liveBet(player);
  await sell(player, id, 950, { tolerance_percent });
  movePrice(house, match, odds);
  const bet = await decidedBet(player, id);
  expect(bet.status).toBe(paid === null ? 'waiting_results' : 'cashed_out');
  expect(bet.win_amount).toBe(paid);
  if (paid === null) expect(bet).toMatchObject({ to_cashout: 760, cash_outs: [], decided_by: null });
  expect(await balanceOf(player)).toEqual({ available: 99_000 + (paid ?? 0), locked: 0 });
});

test.each([
  ['a suspension that is over by then', blink],
  ['a suspension that lasts', (match: MatchRecord) => suspend(house, match)],
  ['a goal', (match: MatchRecord) => house.world.control.score(match.id, 'home')],
])('%s during the delay fails the sale, and the player is told', async (_, happen) => {
  const player = await signUpPlayer(house.url);
  const { id, match } = await liveBet(player);
  await sell(player, id, 950);
  spoilt.add(match.id);
  expect(await happen(match)).not.toBe(false);
  expect(await decidedBet(player, id)).toMatchObject({ status: 'waiting_results', cash_outs: [] });
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  const messages = await eventually(
    async () => (await house.port.history(`$user:${player.id}`, 50)).publications.map(({ data }) => data),
    (all) => all.length >= 6,
  );
  expect(messages.slice(-2)).toMatchObject([
    { event: 'bet_changed', bet: { status: 'cashout_in_progress' } },
    { event: 'bet_changed', bet: { status: 'waiting_results' } },
  ]);
});

test('a bet that was decided during the delay is settled, not sold', async () => {
  const player = await signUpPlayer(house.url);
  const { id, match } = await liveBet(player);
  await sell(player, id, 950);
  settle(match, 'won');
  const bet = await eventually(
    () => betOf(player, id),
    ({ status }) => status === 'done',
  );
  expect(bet).toMatchObject({ result: 'win_entire', win_amount: 2_000, cash_outs: [] });
  // A sale that began later is over: so is the delay of the one that failed.
  const later = await signUpPlayer(house.url);
  const other = await liveBet(later);
  await sell(later, other.id, 950);
  await eventually(
    () => betOf(later, other.id),
    ({ status }) => status !== 'cashout_in_progress',
  );
  expect(await betOf(player, id)).toMatchObject({ status: 'done', win_amount: 2_000, cash_outs: [] });
  expect(await balanceOf(player)).toEqual({ available: 101_000, locked: 0 });
});

test('a selection that is decided during the delay fails the sale of a combo', async () => {
  const player = await signUpPlayer(house.url);
  const upcoming = quietMatch(house, 0);
  const { id } = await liveBet(player, [upcoming]);
  await sell(player, id, 950);
  settle(upcoming, 'won');
  const bet = await decidedBet(player, id);
  expect(bet).toMatchObject({ status: 'waiting_results', cash_outs: [], to_cashout: 1_900 });
});

test('a bet whose selection was lost unnoticed during the delay is settled by the sweep', async () => {
  const player = await signUpPlayer(house.url);
  const { id, match } = await liveBet(player);
  await sell(player, id, 950);
  settle(match, 'lost');
  await settleMissed(house);
  const bet = await eventually(
    () => betOf(player, id),
    ({ status }) => status === 'done',
  );
  expect(bet).toMatchObject({ result: 'lose_entire', win_amount: 0, cash_outs: [] });
});

test('while a sale is in progress another one is refused', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await liveBet(player);
  await sell(player, id, 950);
  expect((await sell(player, id, 950)).body.data.details[0].key).toBe('error.cash_out.not_waiting');
  expect(await decidedBet(player, id)).toMatchObject({ status: 'cashed_out' });
  expect(await balanceOf(player)).toEqual({ available: 99_950, locked: 0 });
});

test('a part of a bet in play is sold after the delay', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await liveBet(player);
  const begun = await sell(player, id, 950, { part_percent: 50 });
  expect(begun.body).toMatchObject({ status: 'cashout_in_progress', open_stake: 1_000 });
  expect(await decidedBet(player, id)).toMatchObject({
    status: 'waiting_results',
    open_stake: 500,
    cash_outs: [{ stake: 500, paid: 475 }],
    to_cashout: 475,
  });
});
