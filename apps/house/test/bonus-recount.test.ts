import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import type { CampaignOffer } from '../src/bonuses/campaign.ts';
import { bonusRewards } from '../src/db/bonuses-schema.ts';
import { bonusStage } from './support/bonus-stage.ts';
import { betOf, playingMatch, sell } from './support/cash-out.ts';
import { BOOST, bonusRow, campaignTerms, freebet, giveBonus, HUNTING } from './support/given-bonuses.ts';
import { balanceOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, ordered } from './support/operator.ts';

const DAY_MS = 86_400_000;
const LOOTBOX: CampaignOffer = {
  family: 'lootbox',
  referenceStake: 1_000,
  counts: 'bets',
  threshold: 2,
  rewards: [
    { weight: 3, reward: 200 },
    { weight: 1, reward: 900 },
  ],
  reward: { freebetType: 'freebet_all_win', validDays: 7, minOdds: null },
};

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS, betDelayMs: 60_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const { freshMatch, place, recount, resettle, settle } = bonusStage(() => house);

async function holder(
  offer: CampaignOffer,
  more: Parameters<typeof giveBonus>[3] = {},
  terms: Parameters<typeof campaignTerms>[1] = {},
) {
  const player = await signUpPlayer(house.url);
  const id = await giveBonus(house, player.id, campaignTerms(offer, terms), more);
  return { player, id, type: offer.family === 'freebet' ? offer.freebetType : offer.family };
}

/** Rewards of a bonus: range, amount and status of each. */
async function rewardsOf(id: string) {
  const { rows } = await house.db.execute<{
    range_index: number;
    amount: number;
    status: string;
    bonus: number;
  }>(sql`
    select r.range_index, r.amount, p.status, p.amount as bonus from bonus_rewards r join player_bonuses p on p.id = r.reward_id
    where r.bonus_id = ${id} order by r.range_index`);
  return rows.map(({ range_index, amount, status, bonus }) => {
    expect(bonus).toBe(amount);
    return [range_index, amount, status];
  });
}

const eventsOf = async (id: string) =>
  (
    await house.db.execute<{ kind: string }>(
      sql`select kind from bonus_events where bonus_id = ${id} order by id`,
    )
  ).rows.map(({ kind }) => kind);

test('a token comes back when all is void, for at least a day, and goes again when that is corrected', async () => {
  const endsAt = Date.now() + 60_000;
  const { player, id, type } = await holder(freebet('freebet_only_win'), { expiresAt: endsAt });
  const match = freshMatch();
  await place(player, { id, type }, [match]);
  await settle(match, 'void');
  const back = await bonusRow(house, id);
  expect(back).toMatchObject({ status: 'active', times_used: 0 });
  expect((back.expires_at ?? 0) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
  await resettle(match, 'lost');
  expect(await bonusRow(house, id)).toMatchObject({ status: 'bonus_over', times_used: 1 });
  expect(await eventsOf(id)).toEqual([
    'used',
    'recounted',
    'recounted',
    'reinstated',
    'recounted',
    'used_up',
  ]);
  await expectLedgerLaws(house.db);
});

test('a token comes back from a bet that is refused after its delay', async () => {
  const { player, id, type } = await holder(freebet('freebet_all_win'));
  const betId = await place(player, { id, type }, [playingMatch(house)]);
  expect(await bonusRow(house, id)).toMatchObject({ status: 'bonus_over', times_used: 1, open_bets: 1 });
  await decideBet(house, betId, [{ name: 'suspended' }]);
  await recount();
  expect(await bonusRow(house, id)).toMatchObject({
    status: 'active',
    times_used: 0,
    open_bets: 0,
    expires_at: null,
  });
});

test('what came back and was used again is used once by the count, also when both bets hold it', async () => {
  const { player, id, type } = await holder(freebet('freebet_all_win'));
  const [first, second] = [freshMatch(), freshMatch()];
  await place(player, { id, type }, [first]);
  await settle(first, 'void');
  await place(player, { id, type }, [second]);
  await resettle(first, 'won');
  expect(await bonusRow(house, id)).toMatchObject({ status: 'bonus_over', times_used: 1 });
  expect(await balanceOf(player)).toEqual({ available: 102_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('a boost that comes back while another one is active gives way to it', async () => {
  const { player, id, type } = await holder(BOOST, {}, { uses: 1 });
  const [one, two] = [freshMatch(), freshMatch()];
  await place(player, { id, type }, [one, two]);
  await giveBonus(house, player.id, campaignTerms(BOOST));
  await settle(one, 'void');
  await settle(two, 'void');
  expect(await bonusRow(house, id)).toMatchObject({ status: 'overridden', times_used: 0 });
});

test('a hunting gives each reward once, takes back what a correction takes, and leaves what is used', async () => {
  const { player, id, type } = await holder(HUNTING);
  const matches = Array.from({ length: 4 }, freshMatch);
  for (const match of matches) await place(player, { id, type }, [match], { stake: 2_000 });
  expect(await bonusRow(house, id)).toMatchObject({ points: 0, open_bets: 4 });
  for (const match of matches.slice(0, 2)) await settle(match, 'lost');
  expect(await rewardsOf(id)).toEqual([[0, 500, 'available']]);
  for (const match of matches.slice(2)) await settle(match, 'won');
  expect(await bonusRow(house, id)).toMatchObject({ points: 400, open_bets: 0, counting_stakes: 8_000 });
  expect(await rewardsOf(id)).toEqual([
    [0, 500, 'available'],
    [1, 1_000, 'available'],
  ]);
  const [last] = matches.slice(3);
  if (!last) throw new Error('There are four matches.');
  await resettle(last, 'void');
  expect(await rewardsOf(id)).toEqual([
    [0, 500, 'available'],
    [1, 1_000, 'deactivated'],
  ]);
  await resettle(last, 'lost');
  expect((await rewardsOf(id))[1]).toEqual([1, 1_000, 'available']);
  const { rows } = await house.db.execute<{ id: string }>(
    sql`select reward_id as id from bonus_rewards where bonus_id = ${id} and range_index = 1`,
  );
  await place(player, { id: rows[0]?.id ?? '', type: 'freebet_only_win' }, [freshMatch()]);
  await resettle(last, 'void');
  expect((await rewardsOf(id))[1]).toEqual([1, 1_000, 'bonus_over']);
  await expectLedgerLaws(house.db);
});

test('a hunting that was taken from its player gives nothing more, and still takes back', async () => {
  const { player, id, type } = await holder(HUNTING);
  const matches = Array.from({ length: 4 }, freshMatch);
  for (const match of matches) await place(player, { id, type }, [match], { stake: 2_000 });
  const [first, second, third, fourth] = matches;
  if (!(first && second && third && fourth)) throw new Error('There are four matches.');
  for (const match of [first, second]) await settle(match, 'lost');
  expect(await rewardsOf(id)).toEqual([[0, 500, 'available']]);
  await ordered(house, 'take-bonus', { player: player.id, bonus: id });
  for (const match of [third, fourth]) await settle(match, 'won');
  expect(await bonusRow(house, id)).toMatchObject({ status: 'deactivated', points: 400 });
  expect(await rewardsOf(id)).toEqual([[0, 500, 'available']]);
  for (const match of matches) await resettle(match, 'void');
  expect(await rewardsOf(id)).toEqual([[0, 500, 'deactivated']]);
  await resettle(first, 'won');
  await resettle(second, 'won');
  expect(await rewardsOf(id)).toEqual([[0, 500, 'deactivated']]);
});

test('a selection that turns out void after its bet was lost earns nothing', async () => {
  const { player, id, type } = await holder(HUNTING);
  const [lost, late] = [freshMatch(), freshMatch()];
  await place(player, { id, type }, [lost, late]);
  await settle(lost, 'lost');
  const { points } = await bonusRow(house, id);
  expect(points).toBeGreaterThan(0);
  await settle(late, 'void');
  expect((await bonusRow(house, id)).points).toBe(points / 2);
});

test('a bet that comes back does not put off the end of a hunting', async () => {
  const expiresAt = Date.now() + 60_000;
  const { player, id, type } = await holder(HUNTING, { expiresAt });
  const betId = await place(player, { id, type }, [playingMatch(house)]);
  await decideBet(house, betId, [{ name: 'suspended' }]);
  await recount();
  expect(await bonusRow(house, id)).toMatchObject({ times_used: 0, expires_at: expiresAt });
});

test('a bet that is sold earns nothing, and its history says what a decided one has earned', async () => {
  const { player, id, type } = await holder(HUNTING);
  const match = freshMatch();
  const kept = await place(player, { id, type }, [match]);
  const sold = await place(player, { id, type }, [freshMatch()]);
  const { to_cashout: offer } = await betOf(player, sold);
  expect((await sell(player, sold, offer ?? 0)).status).toBe(200);
  expect((await betOf(player, kept)).bonus).toMatchObject({ type: 'hunting', points: null, bonus_stake: 0 });
  await settle(match, 'won');
  expect(await bonusRow(house, id)).toMatchObject({ points: 100, open_bets: 0 });
  expect((await betOf(player, kept)).bonus).toMatchObject({ points: 100 });
  expect((await betOf(player, sold)).bonus).toMatchObject({ points: 0 });
});

test('an event farms once: it belongs to the bet that was placed first while that one counts', async () => {
  const { player, id, type } = await holder(HUNTING, {}, { conditions: { farmOncePerEvent: true } });
  const match = freshMatch();
  await place(player, { id, type }, [match]);
  await expect(place(player, { id, type }, [match])).rejects.toThrow('not-farmed');
  await settle(match, 'void');
  expect(await bonusRow(house, id)).toMatchObject({ points: 0 });
});

test('a lootbox waits to be opened, and its reward goes and comes with the bets that earned it', async () => {
  const { player, id, type } = await holder(LOOTBOX, { uses: 2 });
  const [one, two] = [freshMatch(), freshMatch()];
  await place(player, { id, type }, [one]);
  await place(player, { id, type }, [two]);
  await settle(one, 'won');
  await settle(two, 'lost');
  expect(await bonusRow(house, id)).toMatchObject({ status: 'active', points: 200, times_used: 2 });
  expect(await rewardsOf(id)).toEqual([]);
  const rewardId = await giveBonus(house, player.id, campaignTerms(freebet('freebet_all_win', 200)));
  await house.db
    .insert(bonusRewards)
    .values({ bonusId: id, rangeIndex: 0, rewardId, amount: 200, createdAt: 1 });
  await house.db.execute(sql`update player_bonuses set status = 'bonus_over' where id = ${id}`);
  await resettle(two, 'void');
  expect(await rewardsOf(id)).toEqual([[0, 200, 'deactivated']]);
  await resettle(two, 'won');
  expect(await rewardsOf(id)).toEqual([[0, 200, 'available']]);
  expect(await bonusRow(house, id)).toMatchObject({ status: 'bonus_over' });
});

test('counting again without a change writes nothing', async () => {
  const { player, id, type } = await holder(HUNTING);
  const matches = [freshMatch(), freshMatch()];
  for (const match of matches) await place(player, { id, type }, [match]);
  for (const match of matches) await settle(match, 'won');
  const before = [await eventsOf(id), await rewardsOf(id), await bonusRow(house, id)];
  await house.db.execute(sql`insert into bonus_queue (bonus_id, created_at) values (${id}, 1)`);
  await recount();
  expect([await eventsOf(id), await rewardsOf(id), await bonusRow(house, id)]).toEqual(before);
});
