import {
  type CardMessage,
  marketsChannel,
  matchChannel,
  type PatchMessage,
} from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMissed } from '../src/commands/settle-bets.ts';
import type { MatchRecord } from '../src/feed/world.ts';
import { betOf, decidedBet, placeBet, playingMatch, suspend } from './support/cash-out.ts';
import {
  balanceOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { auditRows, OPERATORS, order, ordered } from './support/operator.ts';

/** Long enough for an order to be given in it. */
const DELAY_MS = 2_000;
let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS, betDelayMs: DELAY_MS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A match that no other test of this file stops. */
const freshMatch = () => quietMatch(house, used++);
const mainKey = ({ id }: MatchRecord) => `${id}/1/`;
const statusesOf = ({ id }: MatchRecord) =>
  [...(house.world.match(id)?.markets.values() ?? [])].map(({ status }) => status);

async function refusalOf(match: MatchRecord) {
  const player = await signUpPlayer(house.url);
  const selection = { match_id: match.id, market_id: '1', specifier: '', outcome_id: '1', odds: 20_000 };
  const { status, body } = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
  expect(status).toBe(422);
  return body.code;
}

const patchesOf = async ({ id }: MatchRecord) =>
  (await house.port.history(marketsChannel(id), 100)).publications.map(({ data }) => data as PatchMessage); // the house published them

test('a suspended match is suspended on the pages, takes no bets, and goes on when it is lifted', async () => {
  const match = freshMatch();
  house.world.follow(match.id, 60_000);
  await ordered(house, 'suspend', { target: match.id });
  expect(new Set(statusesOf(match))).toEqual(new Set([-1]));
  const told = await eventually(
    () => patchesOf(match),
    (patches) => patches.some(({ m }) => m.some(({ id, st }) => id === '1' && st === -1)),
  );
  expect(told.at(-1)?.id).toBe(match.id);
  const card = await eventually(
    async () => (await house.port.history(matchChannel(match.id), 1)).publications[0]?.data as CardMessage, // the house published it
    (data) => data?.m.length > 0 && data.m.every(({ st }) => st === -1),
  );
  expect(card.id).toBe(match.id);
  expect(await refusalOf(match)).toBe(103);
  // What development says of a market does not open what an operator closed.
  suspend(house, match, false);
  expect(house.world.match(match.id)?.markets.get(mainKey(match))?.status).toBe(-1);
  await ordered(house, 'lift', { target: match.id });
  expect(await placeBet(house, await signUpPlayer(house.url), [match])).toMatch(/\w/);
});

test('a suspended market closes alone, its key with or without the last slash', async () => {
  const match = freshMatch();
  house.world.ensureBook(match.id);
  await ordered(house, 'suspend', { target: `${match.id}/1` });
  expect(await refusalOf(match)).toBe(103);
  expect(statusesOf(match).filter((status) => status === -1)).toHaveLength(1);
  expect((await auditRows(house))[0].subject).toBe(mainKey(match));
});

test('a suspension speaks against a bet in its delay, though it is lifted before the end', async () => {
  const player = await signUpPlayer(house.url);
  const match = playingMatch(house);
  const answer = await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  const [{ id, status }] = answer.body.bets;
  expect(status).toBe('submitted');
  await ordered(house, 'suspend', { target: mainKey(match) });
  // A price that moves is published as well: what counts is the suspension.
  await eventually(
    () => patchesOf(match),
    (patches) => patches.flatMap(({ m }) => m).findLast((market) => market.id === '1')?.st === -1,
  );
  await ordered(house, 'lift', { target: mainKey(match) });
  expect(await decidedBet(player, id)).toMatchObject({ status: 'rejected', refusal: { code: 103 } });
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
});

test('a bet in its delay is refused when its match is void', async () => {
  const player = await signUpPlayer(house.url);
  const match = playingMatch(house);
  const answer = await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  expect(answer.body.bets[0].status).toBe('submitted');
  await ordered(house, 'void', { target: match.id });
  expect(await betOf(player, answer.body.bets[0].id)).toMatchObject({ selections: [{ status: 'void' }] });
  const bet = await decidedBet(player, answer.body.bets[0].id);
  expect(bet).toMatchObject({ status: 'rejected' });
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('what is not there, is stopped already or was stopped by nobody is refused', async () => {
  const match = freshMatch();
  const why = async (command: string, target: string) => (await order(house, command, { target })).body.why;
  for (const target of ['nothing', `${match.id}/999999/`, `${match.id}/1/total=2.5/12`])
    expect(await why('suspend', target), target).toBe('no such match or market on offer');
  expect(await why('lift', match.id)).toBe('is not suspended by an operator');
  await ordered(house, 'void', { target: match.id });
  expect(await why('void', match.id)).toBe('is void already');
  expect(await why('suspend', mainKey(match))).toBe('is void already');
  expect(await why('lift', match.id)).toBe('is void, which stays');
});

test('a void market refunds singles, counts as odds 1 in a combo, and is gone from the page', async () => {
  const player = await signUpPlayer(house.url);
  const [match, other] = [freshMatch(), freshMatch()];
  const single = await placeBet(house, player, [match], { stake: 2_000 });
  const combo = await placeBet(house, player, [match, other]);
  expect(await balanceOf(player)).toEqual({ available: 97_000, locked: 0 });
  expect((await ordered(house, 'void', { target: mainKey(match) })).body.result).toEqual({ bets: 2 });
  expect(await betOf(player, single)).toMatchObject({
    status: 'done',
    result: 'refund_entire',
    win_amount: 2_000,
    selections: [{ status: 'void' }],
  });
  expect(await betOf(player, combo)).toMatchObject({
    status: 'waiting_results',
    selections: [{ status: 'void' }, { status: 'open' }],
  });
  expect(house.world.match(match.id)?.markets.get(mainKey(match))?.status).toBe(-4);
  expect(await refusalOf(match)).toBe(104);
  await eventually(
    () => patchesOf(match),
    (patches) => patches.some(({ m }) => m.some(({ id, st }) => id === '1' && st === -4)),
  );
  house.world.control.settle(other.id, mainKey(other), { '1': 'won', '2': 'lost', '3': 'lost' });
  const won = await eventually(
    () => betOf(player, combo),
    ({ status }) => status === 'done',
  );
  expect(won.win_amount).toBe(2_000);
  expect(await balanceOf(player)).toEqual({ available: 101_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('a void match voids what is open on it and leaves what is decided', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const decided = await placeBet(house, player, [match]);
  house.world.control.settle(match.id, mainKey(match), { '1': 'won', '2': 'lost', '3': 'lost' });
  await eventually(
    () => betOf(player, decided),
    ({ status }) => status === 'done',
  );
  house.world.ensureBook(match.id);
  const market = [...match.markets.values()].find(({ status, id }) => status === 1 && id !== '1');
  const [outcome] = market?.outcomes ?? [];
  if (!market || !outcome) throw new Error('The match has a further market.');
  house.world.control.movePrice(match.id, market.key, outcome.id, 20_000);
  const open = await player.post(
    '/book/bets',
    placementOf([
      {
        selections: [
          {
            match_id: match.id,
            market_id: market.id,
            specifier: market.specifier,
            outcome_id: outcome.id,
            odds: 20_000,
          },
        ],
      },
    ]),
  );
  expect(open.status).toBe(200);
  await ordered(house, 'void', { target: match.id });
  expect(await betOf(player, open.body.bets[0].id)).toMatchObject({ result: 'refund_entire' });
  expect(await betOf(player, decided)).toMatchObject({ result: 'win_entire', win_amount: 2_000 });
  expect(statusesOf(match).filter((status) => status === 1 || status === -1)).toEqual([]);
  await settleMissed(house);
  expect(await balanceOf(player)).toEqual({ available: 101_000, locked: 0 });
  await expectLedgerLaws(house.db);
});
