import type { UserMessage } from '@touchline/contract/channels';
import { marketsChannel, userChannel } from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import type { LegResult } from '../src/feed/world.ts';
import {
  balanceOf,
  bettableMatches,
  type Caller,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const DELAY_MS = 1_500;
let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: DELAY_MS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A match that no other test of this file settles. */
const freshMatch = () => quietMatch(house, used++);

/** A match in play in its first hour, so that its main market stays open. */
function playingMatch() {
  const match = bettableMatches(house, 1).find(
    ({ clock }) => clock !== null && !clock.stopped && clock.matchTime < '60',
  );
  if (!match) throw new Error('There is always a match in play.');
  return match;
}

const settle = (matchId: string, first: LegResult, others: LegResult = 'lost') =>
  house.world.control.settle(matchId, `${matchId}/1/`, { '1': first, '2': others, '3': others });

const betOf = async (player: Caller, id: string) =>
  (await player.get('/book/bets')).body.data.find((bet: { id: string }) => bet.id === id);

const settledBet = (player: Caller, id: string) =>
  eventually(
    () => betOf(player, id),
    (bet) => bet.status === 'done',
  );

async function placeOne(
  player: Caller,
  selections: ReturnType<typeof pinned>[],
  stake = 1_000,
): Promise<string> {
  const answer = await player.post('/book/bets', placementOf([{ selections, stake }]));
  expect(answer.status).toBe(200);
  return answer.body.bets[0].id;
}

async function messagesTo(playerId: string): Promise<UserMessage[]> {
  const { publications } = await house.port.history(userChannel(playerId), 50);
  return publications.map(({ data }) => data as UserMessage); // the house published them
}

test.each([
  ['won', 25_500, 2_575, 'win_entire'],
  ['lost', 25_500, 0, 'lose_entire'],
  ['void', 25_500, 1_010, 'refund_entire'],
  ['half_won', 25_500, 1_792, 'refund_half_win_other'],
  ['half_lost', 25_500, 505, 'refund_half_lose_other'],
] as const)('a single whose selection is %s at %i pays %i', async (result, odds, payout, betResult) => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeOne(player, [pinned(house, match, '1', odds)], 1_010);
  settle(match.id, result);
  const bet = await settledBet(player, id);
  expect(bet).toMatchObject({ result: betResult, win_amount: payout });
  expect(bet.selections[0].status).toBe(result);
  expect(await balanceOf(player)).toEqual({ available: 100_000 - 1_010 + payout, locked: 0 });
});

test('a combo waits for its last selection and pays the product once', async () => {
  const player = await signUpPlayer(house.url);
  const matches = [freshMatch(), freshMatch()];
  const id = await placeOne(
    player,
    matches.map((match) => pinned(house, match, '1', 15_000)),
  );
  settle(matches[0]?.id ?? '', 'won');
  await eventually(
    () => betOf(player, id),
    (bet) => bet.selections[0].status === 'won',
  );
  expect((await betOf(player, id)).status).toBe('waiting_results');
  settle(matches[1]?.id ?? '', 'won');
  expect(await settledBet(player, id)).toMatchObject({ win_amount: 2_250, result: 'win_entire' });
});

test('a combo is lost with its first lost selection', async () => {
  const player = await signUpPlayer(house.url);
  const matches = [freshMatch(), freshMatch()];
  const id = await placeOne(
    player,
    matches.map((match) => pinned(house, match)),
  );
  settle(matches[1]?.id ?? '', 'lost');
  expect(await settledBet(player, id)).toMatchObject({ win_amount: 0, result: 'lose_entire' });
});

test('of a dead heat the share of the stake that has a place runs at the full price, in a combo as well', async () => {
  const player = await signUpPlayer(house.url);
  const [match, other] = [freshMatch(), freshMatch()];
  const shared = () => pinned(house, match, '1', 30_000);
  const single = await placeOne(player, [shared()]);
  const double = await placeOne(player, [shared(), pinned(house, other, '1', 20_000)]);
  const beaten = await placeOne(player, [pinned(house, match, '3', 40_000)]);
  await settleMarkets(house, [
    {
      marketKey: `${match.id}/1/`,
      results: { '1': 'won', '2': 'won', '3': 'lost' },
      deadHeat: { places: 1, tied: 2 },
      at: Date.now(),
    },
  ]);
  expect(await settledBet(player, single)).toMatchObject({
    win_amount: 1_500,
    selections: [{ status: 'won', dead_heat: { places: 1, tied: 2 } }],
  });
  expect(await settledBet(player, beaten)).toMatchObject({ win_amount: 0, result: 'lose_entire' });
  settle(other.id, 'won');
  expect(await settledBet(player, double)).toMatchObject({ win_amount: 3_000 });
});

test('settling the same market again pays nothing more', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeOne(player, [pinned(house, match, '1', 20_000)]);
  const decision = {
    marketKey: `${match.id}/1/`,
    results: { '1': 'won', '2': 'lost', '3': 'lost' },
    at: Date.now(),
  } as const;
  await Promise.all([1, 2, 3].map(() => settleMarkets(house, [decision])));
  await settleMissed(house);
  await settledBet(player, id);
  expect(await balanceOf(player)).toEqual({ available: 101_000, locked: 0 });
});

test('the player is told of the bet and then of the balance, in order', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeOne(player, [pinned(house, match, '1', 20_000)]);
  settle(match.id, 'won');
  const isMoney = ({ event }: UserMessage) => event === 'bet_changed' || event === 'balance_changed';
  const messages = await eventually(
    async () => (await messagesTo(player.id)).filter(isMoney),
    (all) => all.length >= 4,
  );
  expect(messages.map(({ event }) => event)).toEqual([
    'bet_changed',
    'balance_changed',
    'bet_changed',
    'balance_changed',
  ]);
  expect(new Set(messages.map((message) => message.id)).size).toBe(4);
  expect(messages[2]).toMatchObject({ bet: { id, status: 'done', win_amount: 2_000 } });
  expect(messages[3]).toMatchObject({
    account: { currency: 'EUR', balance: { available: 101_000, locked: 0 } },
  });
});

test('a bet in play is submitted with its stake locked, and taken after the delay', async () => {
  const player = await signUpPlayer(house.url);
  const match = playingMatch();
  const answer = await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  const [bet] = answer.body.bets;
  expect(bet).toMatchObject({ status: 'submitted' });
  expect(bet.decided_by).toBeGreaterThan(Date.now());
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 1_000 });
  const decided = await eventually(
    () => betOf(player, bet.id),
    ({ status }) => status !== 'submitted',
  );
  expect(decided).toMatchObject({ status: 'waiting_results', decided_by: null });
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
});

test.each([
  ['a suspension that is over by then', 103, (id: string) => blink(id)],
  ['a goal', 111, (id: string) => house.world.control.score(id, 'home')],
  ['a shorter price', 101, (id: string) => house.world.control.movePrice(id, `${id}/1/`, '1', 15_000)],
  ['an inactive provider', 109, () => house.world.control.setProviderStatus('betradar', 'INACTIVE')],
])('%s during the delay rejects the bet and releases its stake', async (_, code, happen) => {
  const player = await signUpPlayer(house.url);
  const match = playingMatch();
  const answer = await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  const { id } = answer.body.bets[0];
  expect(await happen(match.id)).not.toBe(false);
  const bet = await eventually(
    () => betOf(player, id),
    ({ status }) => status !== 'submitted',
  );
  house.world.control.setProviderStatus('betradar', 'ACTIVE');
  expect(bet.status).toBe('rejected');
  const codes = [bet.refusal.code, ...bet.refusal.details.map((detail: { key: string }) => detail.key)];
  // A goal suspends as well; either reason may come first.
  expect(code === 111 ? [103, 111] : [code]).toContain(codes[0]);
  if (code === 101) expect(codes).toContain('error.risk_validation.odds_higher_than_bookmakers_current_odds');
  expect(bet.refusal.localized_message).toMatch(/\w/);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  const asked = await player.get(`/book/bets/requests/${answer.body.request_id}`);
  expect(asked.body.result.bets[0].status).toBe('rejected');
  expect(asked.body.result.refused[0].code).toBe(bet.refusal.code);
});

/** Suspends, waits until clients were told, and reopens. */
async function blink(matchId: string): Promise<void> {
  const before = await house.port.position(marketsChannel(matchId));
  house.world.control.suspend(matchId, `${matchId}/1/`, true);
  await eventually(
    () => house.port.position(marketsChannel(matchId)),
    ({ offset }) => offset > before.offset,
  );
  house.world.control.suspend(matchId, `${matchId}/1/`, false);
}

test('a longer price during the delay keeps the bet at the price that was taken', async () => {
  const player = await signUpPlayer(house.url);
  const match = playingMatch();
  const answer = await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  house.world.control.movePrice(match.id, `${match.id}/1/`, '1', 30_000);
  const bet = await eventually(
    () => betOf(player, answer.body.bets[0].id),
    ({ status }) => status !== 'submitted',
  );
  expect(bet).toMatchObject({ status: 'waiting_results', odds: 20_000 });
});

test('lists are filtered by status and result, and counted', async () => {
  const player = await signUpPlayer(house.url);
  const [won, lost] = [freshMatch(), freshMatch()];
  const ids = [await placeOne(player, [pinned(house, won)]), await placeOne(player, [pinned(house, lost)])];
  await placeOne(player, [pinned(house, freshMatch())]);
  settle(won.id, 'won');
  settle(lost.id, 'lost');
  for (const id of ids) await settledBet(player, id);
  const list = async (query: string) => (await player.get(`/book/bets?${query}`)).body;
  expect((await list('status=open')).data).toHaveLength(1);
  expect((await list('status=settled')).data).toHaveLength(2);
  expect((await list('result=win')).data.map((bet: { id: string }) => bet.id)).toEqual([ids[0]]);
  expect((await list('result=lose')).data.map((bet: { id: string }) => bet.id)).toEqual([ids[1]]);
  expect((await list('result=refund')).data).toEqual([]);
  expect((await list('excluded_statuses=done')).data).toHaveLength(1);
  const paged = await list('limit=2&page=2');
  expect(paged.pagination).toEqual({ total: 3, page: 2, limit: 2, last_page: 2 });
  expect(paged.data).toHaveLength(1);
  expect(paged.counts).toEqual({ open: 1, settled: 2 });
});
