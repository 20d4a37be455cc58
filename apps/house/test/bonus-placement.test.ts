import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CampaignOffer } from '../src/bonuses/campaign.ts';
import { betOf } from './support/cash-out.ts';
import {
  BOOST,
  bonusRow,
  campaignTerms,
  freebet,
  giveBonus,
  movementsOf,
  withBonus,
} from './support/given-bonuses.ts';
import {
  balanceOf,
  pinned,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: 0 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const selection = (odds = 20_000) => pinned(house, quietMatch(house, used++ % 40), '1', odds);
const combo = (count: number, odds = 20_000) => Array.from({ length: count }, () => selection(odds));

/** A player with a bonus, and what his requests with it are answered. */
async function holder(offer: CampaignOffer, more: Parameters<typeof campaignTerms>[1] = {}) {
  const player = await signUpPlayer(house.url);
  const terms = campaignTerms(offer, more);
  const id = await giveBonus(house, player.id, terms);
  const type = offer.family === 'freebet' ? offer.freebetType : offer.family;
  const place = (selections = [selection()], bet: { stake?: number; odds?: number } = {}) => {
    const { odds, ...rest } = bet;
    return player.post('/book/bets', withBonus({ id, type, ...(odds && { odds }) }, selections, rest));
  };
  return { player, terms, id, type, place };
}

const refusalOf = ({ status, body }: Awaited<ReturnType<Awaited<ReturnType<typeof holder>>['place']>>) => {
  const [code, ...others] = Object.values<{ code: number; details: { condition?: string }[] }>(
    body.data?.errors_by_bet ?? {},
  );
  expect([status, others]).toEqual([422, []]);
  return [code?.code, ...(code?.details ?? []).flatMap(({ condition }) => condition ?? [])];
};

test('a freebet stakes itself and no own money, and is used up', async () => {
  const { player, id, place } = await holder(freebet('freebet_only_win'));
  const { status, body } = await place();
  expect(status).toBe(200);
  expect(body.bets[0]).toMatchObject({ stake: { value: 1_000 }, potential_return: 1_000 });
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  expect(await movementsOf(house, body.bets[0].id)).toEqual([['bonus_stake:bet', 'house:bets', 1_000]]);
  expect(await bonusRow(house, id)).toMatchObject({ status: 'bonus_over', times_used: 1 });
  expect(await betOf(player, body.bets[0].id)).toMatchObject({
    to_cashout: null,
    cash_out_reason: 'bonus',
    bonus: {
      id,
      type: 'freebet_only_win',
      name: 'A bonus of a test',
      odds: null,
      bonus_stake: 1_000,
      points: null,
    },
  });
  await expectLedgerLaws(house.db);
});

test('a money-back freebet is staked with own money, and the full return of one that is free money is shown', async () => {
  const back = await holder(freebet('freebet_no_risk'));
  const placed = await back.place();
  expect(placed.body.bets[0].potential_return).toBe(2_000);
  expect(await balanceOf(back.player)).toEqual({ available: 99_000, locked: 0 });
  expect(await movementsOf(house, placed.body.bets[0].id)).toEqual([['stake:bet', 'house:bets', 1_000]]);
  const free = await holder(freebet('freebet_all_win'));
  expect((await free.place()).body.bets[0].potential_return).toBe(2_000);
  expect(await balanceOf(free.player)).toEqual({ available: 100_000, locked: 0 });
});

test('a freebet that is available is activated by its bet', async () => {
  const player = await signUpPlayer(house.url);
  const id = await giveBonus(house, player.id, campaignTerms(freebet('freebet_all_win')), {
    status: 'available',
    uses: 2,
  });
  const bet = withBonus({ id, type: 'freebet_all_win' }, [selection()]);
  expect((await player.post('/book/bets', bet)).status).toBe(200);
  expect(await bonusRow(house, id)).toMatchObject({ status: 'active', times_used: 1 });
});

test('neither the minimum stake nor limits of the player hold for a freebet, and a balance of nothing will do', async () => {
  const { player, place } = await holder(freebet('freebet_all_win', 1));
  await house.db.execute(
    sql`update play_usage set limits = '[{"type":"wager","period":"day","value":0}]' where player_id = ${player.id}`,
  );
  expect((await place(undefined, { stake: 1 })).status).toBe(200);
  await house.db.execute(sql`update play_usage set limits = '[]' where player_id = ${player.id}`);
  await expectLedgerLaws(house.db);
});

test('a boost multiplies the return of a combo by the selections that count, within the payout cap', async () => {
  const { id, place, player } = await holder(BOOST, { conditions: { minOdds: 15_000 } });
  const { body } = await place([...combo(2), selection(12_000)], { odds: 10_500 });
  expect(body.bets[0]).toMatchObject({ odds: 50_400, potential_return: 5_040 });
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  expect(await bonusRow(house, id)).toMatchObject({ status: 'active', times_used: 1 });
  const large = await place(combo(5, 190_000), { stake: 50_000 });
  const { max_payout: cap } = (await player.get('/book/settings')).body.bet_limits.EUR;
  expect(large.body.bets[0].potential_return).toBe(cap);
});

test('a condition that is missed is named, and nothing is taken', async () => {
  const { player, place, id } = await holder(BOOST, { conditions: { minStake: 5_000, countries: ['FI'] } });
  expect(refusalOf(await place([selection()]))).toEqual([
    187,
    'country',
    'bet-type',
    'min-stake',
    'selection-count',
  ]);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  expect(await bonusRow(house, id)).toMatchObject({ times_used: 0 });
});

test.each([
  ['is of somebody else', sql`player_id = (select id from players where id <> player_id limit 1)`],
  ['is overridden', sql`status = 'overridden'`],
  ['has ended', sql`expires_at = 1`],
  ['is used up', sql`times_used = 1`],
  ['has another amount by now', sql`amount = 2000`],
])('a bonus that %s is gone', async (_why, change) => {
  const { player, place, id } = await holder(freebet('freebet_all_win'));
  await house.db.execute(sql`update player_bonuses set ${change} where id = ${id}`);
  expect(refusalOf(await place())).toEqual([186]);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
});

test('so is one of another type, with another boost, and of a campaign that an operator paused', async () => {
  const { player, place, id, terms } = await holder(BOOST);
  const other = withBonus({ id, type: 'freebet_all_win' }, combo(2));
  expect(refusalOf(await player.post('/book/bets', other))).toEqual([186]);
  expect(refusalOf(await place(combo(2), { odds: 11_000 }))).toEqual([186]);
  await house.db.execute(sql`update campaigns set state = 'paused' where id = ${terms.id}`);
  expect(refusalOf(await place(combo(2)))).toEqual([186]);
});

test('what is sent again is answered with the same bet, and takes no further use', async () => {
  const { player, id, type } = await holder(freebet('freebet_all_win'));
  const placement = withBonus({ id, type }, [selection()]);
  const first = await player.post('/book/bets', placement);
  expect((await player.post('/book/bets', placement)).body.bets[0].id).toBe(first.body.bets[0].id);
  expect(await bonusRow(house, id)).toMatchObject({ times_used: 1 });
});

test('of two bets in one request that carry one token the second is refused', async () => {
  const { player, id, type } = await holder(freebet('freebet_all_win'));
  const [one, two] = [0, 1].map(() => withBonus({ id, type }, [selection()]));
  const bets = [one, two].flatMap((placement) => placement?.bets ?? []);
  const { body } = await player.post('/book/bets', {
    ...one,
    bets: bets.map((bet, index) => ({ ...bet, bet_id: `b${index}` })),
  });
  expect(body.bets.map(({ bet_id }: { bet_id: string }) => bet_id)).toEqual(['b0']);
  expect(body.refused).toMatchObject([{ bet_id: 'b1', code: 186 }]);
});

test.each([
  [true, ['b0', 'b1'], []],
  [false, ['b0'], [{ bet_id: 'b1', code: 187, details: [{ condition: 'one-freebet', field: 'bonus' }] }]],
])('several freebets in one request: %s', async (isOn, taken, refused) => {
  house.features.apply('several_freebets', isOn);
  const { player, id, type } = await holder(freebet('freebet_all_win'));
  const second = await giveBonus(house, player.id, campaignTerms(freebet('freebet_all_win')));
  const placement = withBonus({ id, type }, [selection()]);
  const bets = [id, second].flatMap((token) => withBonus({ id: token, type }, [selection()]).bets);
  const { body } = await player.post('/book/bets', {
    ...placement,
    bets: bets.map((bet, index) => ({ ...bet, bet_id: `b${index}` })),
  });
  expect(body.bets.map(({ bet_id }: { bet_id: string }) => bet_id)).toEqual(taken);
  expect(body.refused).toMatchObject(refused);
  expect((await player.get('/book/settings')).body.is_multi_active_freebets_allowed).toBe(isOn);
  await expectLedgerLaws(house.db);
});

test('two requests at once never use one token twice', async () => {
  const { player, id, place } = await holder(freebet('freebet_only_win'));
  const answers = await Promise.all(Array.from({ length: 6 }, () => place()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await bonusRow(house, id)).toMatchObject({ status: 'bonus_over', times_used: 1 });
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await expectLedgerLaws(house.db);
});
