import { publicChannel } from '@touchline/contract/channels';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CampaignOffer } from '../src/bonuses/campaign.ts';
import { endTournament, rankContenders, readTournaments } from '../src/bonuses/tournaments.ts';
import { createPoolPublisher } from '../src/publishing/pool-publisher.ts';
import { bonusStage } from './support/bonus-stage.ts';
import { bonusRow, campaignTerms, giveBonus } from './support/given-bonuses.ts';
import { balanceOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS } from './support/operator.ts';

const HOUR_MS = 3_600_000;
/** Half of the stakes comes to a pool of a hundred; two places. */
const TOURNAMENT: CampaignOffer = {
  family: 'tournament',
  referenceStake: 1_000,
  initialPool: 10_000,
  contribution: 5_000,
  prizes: [7_000, 3_000],
};

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const { freshMatch, place, recount, resettle, settle } = bonusStage(() => house);

/** A tournament with so many players. It has no end: `endAt` sets it. */
async function tournament(count: number) {
  const terms = campaignTerms(TOURNAMENT);
  const players = await Promise.all(
    Array.from({ length: count }, async () => {
      const player = await signUpPlayer(house.url);
      return { player, bonus: { id: await giveBonus(house, player.id, terms), type: 'tournament' } };
    }),
  );
  const read = async () => {
    const found = (await readTournaments(house)).find(({ id }) => id === terms.id);
    if (!found) throw new Error('The tournament is there.');
    return found;
  };
  const endAt = (validTo: number) =>
    house.db.execute(sql`
      update campaign_versions set terms = jsonb_set(terms, '{conditions,validTo}', to_jsonb(${validTo}::bigint)) where campaign_id = ${terms.id}`);
  // The leader may do the same at this moment: what counts is how it stands afterwards.
  const end = async () => {
    await endTournament(house, await read());
    return (await read()).isFinal;
  };
  return { id: terms.id, players, read, endAt, end };
}

const prizesOf = async (id: string) =>
  (
    await house.db.execute<{ position: number; amount: number }>(
      sql`select position, amount from tournament_prizes where campaign_id = ${id} order by position`,
    )
  ).rows.map(({ position, amount }) => [position, amount]);

test('a pool grows by the stakes of decided bets, and its prizes are paid once, as money', async () => {
  const { id, players, read, endAt, end } = await tournament(3);
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('Three players take part.');
  const matches = [freshMatch(), freshMatch(), freshMatch()] as const;
  await place(first.player, first.bonus, [matches[0]], { odds: 30_000 });
  await place(second.player, second.bonus, [matches[1]]);
  await place(third.player, third.bonus, [matches[2]]);
  expect((await read()).pool).toBe(10_000);
  await settle(matches[0], 'lost');
  await settle(matches[1], 'won');
  expect(await read()).toMatchObject({ pool: 11_000, state: 'active', isFinal: false });
  expect((await rankContenders(house.db, id)).map(({ playerId }) => playerId)).toEqual([
    first.player.id,
    second.player.id,
  ]);
  await endAt(Date.now() - HOUR_MS);
  // One bet is open.
  expect(await end()).toBe(false);
  await settle(matches[2], 'void');
  await Promise.all([end(), end()]);
  expect(await end()).toBe(true);
  expect(await prizesOf(id)).toEqual([
    [1, 7_700],
    [2, 3_300],
  ]);
  expect(await balanceOf(first.player)).toEqual({ available: 99_000 + 7_700, locked: 0 });
  expect(await balanceOf(second.player)).toEqual({ available: 101_000 + 3_300, locked: 0 });
  expect(await read()).toMatchObject({ state: 'finished', isFinal: true });
  // A correction changes the bet, and nothing of the tournament.
  await resettle(matches[1], 'void');
  expect(await bonusRow(house, second.bonus.id)).toMatchObject({ points: 100, counting_stakes: 1_000 });
  expect((await read()).pool).toBe(11_000);
  expect(await prizesOf(id)).toHaveLength(2);
  await expectLedgerLaws(house.db);
});

test('it waits for open bets for two days at the most, and pays nothing where it is disabled', async () => {
  const { id, players, endAt, end } = await tournament(2);
  const [first, second] = players;
  if (!first || !second) throw new Error('Two players take part.');
  const match = freshMatch();
  await place(first.player, first.bonus, [match]);
  await place(second.player, second.bonus, [freshMatch()]);
  await settle(match, 'won');
  await endAt(Date.now() - 49 * HOUR_MS);
  await house.db.execute(sql`update campaigns set state = 'disabled' where id = ${id}`);
  expect(await end()).toBe(false);
  await house.db.execute(sql`update campaigns set state = null where id = ${id}`);
  expect(await end()).toBe(true);
  expect(await prizesOf(id)).toEqual([[1, 7_350]]);
  await expectLedgerLaws(house.db);
});

test('a bonus that was taken from its player takes no part', async () => {
  const { id, players, end, endAt } = await tournament(1);
  const [only] = players;
  if (!only) throw new Error('One player takes part.');
  const match = freshMatch();
  await place(only.player, only.bonus, [match]);
  await settle(match, 'won');
  await house.db.execute(
    sql`update player_bonuses set status = 'deactivated', reason = 'exclusion' where id = ${only.bonus.id}`,
  );
  await recount();
  await endAt(Date.now() - HOUR_MS);
  expect(await end()).toBe(true);
  expect(await prizesOf(id)).toEqual([]);
});

test('a pool is published when it or its state changed, and again where that was lost', async () => {
  const sent: unknown[] = [];
  let isAway = false;
  const pools = createPoolPublisher({
    locales: ['en', 'de'],
    report: () => undefined,
    port: {
      ...house.port,
      broadcast: async (channels, message) => {
        if (isAway) throw new Error('away');
        sent.push([channels, message]);
        return [];
      },
    },
  });
  const pool = { id: '7', state: 'active', pool: 100 } as const;
  pools.publish([pool], 1);
  pools.publish([pool], 2);
  pools.publish([{ ...pool, pool: 150 }], 3);
  isAway = true;
  pools.publish([{ ...pool, pool: 150, state: 'paused' }], 4);
  await new Promise((resolve) => setImmediate(resolve));
  isAway = false;
  pools.publish([{ ...pool, pool: 150, state: 'paused' }], 5);
  const channels = ['en', 'de'].map(publicChannel);
  expect(sent).toEqual([
    [channels, { event: 'tournament_pool_changed', ts: 1, ...pool }],
    [channels, { event: 'tournament_pool_changed', ts: 3, ...pool, pool: 150 }],
    [channels, { event: 'tournament_pool_changed', ts: 5, ...pool, pool: 150, state: 'paused' }],
  ]);
});
