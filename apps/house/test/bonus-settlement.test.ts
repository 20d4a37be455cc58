import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import type { CampaignOffer } from '../src/bonuses/campaign.ts';
import { decideVipBet } from '../src/commands/decide-vip-bet.ts';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { betOf, playingMatch, sell } from './support/cash-out.ts';
import {
  BOOST,
  campaignTerms,
  freebet,
  giveBonus,
  HUNTING,
  movementsOf,
  withBonus,
} from './support/given-bonuses.ts';
import {
  balanceOf,
  type Caller,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, ordered } from './support/operator.ts';

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  // Long enough that every bet in play is decided by the test's own hand.
  house = await startTestHouse({ operators: OPERATORS, betDelayMs: 60_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const freshMatch = () => quietMatch(house, used++);
const keyOf = ({ id }: MatchRecord) => `${id}/1/`;
const results = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;
const settle = (match: MatchRecord, first: LegResult) =>
  settleMarkets(house, [{ marketKey: keyOf(match), results: results(first), at: Date.now() }]);
const resettle = (match: MatchRecord, first: LegResult) =>
  ordered(house, 'resettle', { target: keyOf(match), results: results(first) });

async function placed(offer: CampaignOffer, matches: readonly MatchRecord[], stake = 1_000) {
  const player = await signUpPlayer(house.url);
  const bonusId = await giveBonus(house, player.id, campaignTerms(offer));
  const type = offer.family === 'freebet' ? offer.freebetType : offer.family;
  const selections = matches.map((match) => pinned(house, match));
  const { body } = await player.post('/book/bets', withBonus({ id: bonusId, type }, selections, { stake }));
  const [bet] = body.bets ?? [];
  if (!bet) throw new Error(`The bet was refused: ${JSON.stringify(body)}`);
  return { player, bonusId, id: String(bet.id) };
}

const availableOf = async (player: Caller) => (await balanceOf(player)).available;

// At 2.00, with a stake of ten: what the player has afterwards, and who paid it.
test.each([
  ['freebet_only_win', 'won', 101_000, [['payout:bet', 'available', 1_000]]],
  ['freebet_only_win', 'half_won', 100_500, [['payout:bet', 'available', 500]]],
  ['freebet_only_win', 'half_lost', 100_000, []],
  ['freebet_only_win', 'lost', 100_000, []],
  ['freebet_only_win', 'void', 100_000, [['bonus_return:bet', 'house:bonuses', 1_000]]],
  ['freebet_all_win', 'won', 102_000, [['payout:bet', 'available', 2_000]]],
  ['freebet_all_win', 'lost', 100_000, []],
  ['freebet_all_win', 'void', 100_000, [['bonus_return:bet', 'house:bonuses', 1_000]]],
  ['freebet_no_risk', 'won', 101_000, [['payout:bet', 'available', 2_000]]],
  [
    'freebet_no_risk',
    'half_lost',
    100_000,
    [
      ['payout:bet', 'available', 500],
      ['bonus_payout:bet', 'available', 500],
    ],
  ],
  ['freebet_no_risk', 'lost', 100_000, [['bonus_payout:bet', 'available', 1_000]]],
  ['freebet_no_risk', 'void', 100_000, [['payout:bet', 'available', 1_000]]],
] as const)('%s, %s: paid to the unit, by whom it is to be', async (type, result, available, paid) => {
  const match = freshMatch();
  const { player, id } = await placed(freebet(type), [match]);
  const before = await movementsOf(house, id);
  await settle(match, result);
  expect(await availableOf(player)).toBe(available);
  expect((await movementsOf(house, id)).slice(before.length)).toEqual(paid);
  expect((await betOf(player, id)).win_amount).toBe(
    paid.reduce((sum, [, to, amount]) => sum + (to === 'available' ? amount : 0), 0),
  );
  await expectLedgerLaws(house.db);
});

test('a boost is paid by the bonuses, of the selections that still count, and the rest by the bets', async () => {
  const matches = [freshMatch(), freshMatch(), freshMatch()] as const;
  const { player, id } = await placed(BOOST, matches);
  await settle(matches[0], 'void');
  await settle(matches[1], 'won');
  await settle(matches[2], 'won');
  expect(await movementsOf(house, id)).toEqual([
    ['stake:bet', 'house:bets', 1_000],
    ['payout:bet', 'available', 4_000],
    ['bonus_payout:bet', 'available', 200],
  ]);
  expect(await betOf(player, id)).toMatchObject({ win_amount: 4_200, result: 'win_entire' });
  await expectLedgerLaws(house.db);
});

test('a correction takes back both parts, and a stake that had gone back is paid again', async () => {
  const match = freshMatch();
  const { player, id } = await placed(freebet('freebet_only_win'), [match]);
  await settle(match, 'void');
  await resettle(match, 'won');
  await resettle(match, 'void');
  await resettle(match, 'lost');
  expect(await movementsOf(house, id)).toEqual([
    ['bonus_stake:bet', 'house:bets', 1_000],
    ['bonus_return:bet', 'house:bonuses', 1_000],
    ['bonus_stake:bet:1', 'house:bets', 1_000],
    ['payout:bet:1', 'available', 1_000],
    ['bonus_return:bet:2', 'house:bonuses', 1_000],
    ['reversal:bet:2', 'house:bets', 1_000],
    ['bonus_stake:bet:3', 'house:bets', 1_000],
  ]);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('what the player has spent is written off for each part', async () => {
  const matches = [freshMatch(), freshMatch()] as const;
  const { player, id } = await placed(BOOST, matches, 50_000);
  await settle(matches[0], 'won');
  await settle(matches[1], 'won');
  expect(await availableOf(player)).toBe(260_000);
  for (const stake of [90_000, 90_000, 75_000])
    await player.post('/book/bets', placementOf([{ selections: [pinned(house, freshMatch())], stake }]));
  expect(await availableOf(player)).toBe(5_000);
  await resettle(matches[1], 'lost');
  expect(await availableOf(player)).toBe(0);
  expect((await movementsOf(house, id)).slice(3)).toEqual([
    ['reversal:bet:1', 'house:bets', 5_000],
    ['write_off:bet:1', 'house:bets', 195_000],
    ['bonus_write_off:bet:1', 'house:bonuses', 10_000],
  ]);
  await expectLedgerLaws(house.db);
});

test('a boost and a refund are taken back like what was paid beside them', async () => {
  const match = freshMatch();
  const { player, id } = await placed(freebet('freebet_no_risk'), [match]);
  await settle(match, 'lost');
  await resettle(match, 'won');
  expect((await movementsOf(house, id)).slice(1)).toEqual([
    ['bonus_payout:bet', 'available', 1_000],
    ['payout:bet:1', 'available', 2_000],
    ['bonus_reversal:bet:1', 'house:bonuses', 1_000],
  ]);
  expect(await availableOf(player)).toBe(101_000);
  await expectLedgerLaws(house.db);
});

test.each([
  [true, [['bonus_stake:bet', 'house:bets', 1_000]]],
  [false, []],
])('a bet in play holds its token, and its stake is paid when it is taken: %s', async (isTaken, moved) => {
  const { player, id } = await placed(freebet('freebet_all_win'), [playingMatch(house)]);
  expect(await betOf(player, id)).toMatchObject({ status: 'submitted', potential_return: 2_000 });
  expect(await movementsOf(house, id)).toEqual([]);
  await expectLedgerLaws(house.db);
  expect(await decideBet(house, id, isTaken ? [] : [{ name: 'suspended' }])).toBe(isTaken);
  expect(await movementsOf(house, id)).toEqual(moved);
  expect(await betOf(player, id)).toMatchObject({ potential_return: 2_000 });
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('no trader offers another stake for a freebet', async () => {
  const player = await signUpPlayer(house.url);
  const { vip_stake: amount } = (await player.get('/book/settings')).body.bet_limits.EUR;
  const bonusId = await giveBonus(house, player.id, campaignTerms(freebet('freebet_all_win', amount)));
  const carried = { id: bonusId, type: 'freebet_all_win' };
  const request = withBonus(carried, [pinned(house, freshMatch())], { stake: amount });
  const [bet] = (await player.post('/book/bets', request)).body.bets;
  expect(bet.is_vip).toBe(true);
  expect(await decideVipBet(house, bet.id, { kind: 'offer', stake: amount - 100 })).toBe('wrong_stake');
  expect(await decideVipBet(house, bet.id, { kind: 'accept' })).toBe('done');
  await expectLedgerLaws(house.db);
});

test('a bet with a hunting is sold like any other', async () => {
  const { player, id } = await placed(HUNTING, [freshMatch()]);
  const { to_cashout: offer } = await betOf(player, id);
  expect((await sell(player, id, offer ?? 0)).status).toBe(200);
  expect(await betOf(player, id)).toMatchObject({
    status: 'cashed_out',
    bonus: { type: 'hunting', points: 0 },
  });
  await expectLedgerLaws(house.db);
});
