import { type Contender, ranking } from '@touchline/betting/bonus';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../src/bonuses/campaign.ts';
import { campaigns as campaignTable, playerBonuses } from '../src/db/bonuses-schema.ts';
import { players } from '../src/db/schema.ts';
import { findRating, maskedContact } from '../src/queries/tournament-rating.ts';
import { campaignStore, TOURNAMENT } from './support/bonuses.ts';
import { START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

const CROWD = 10_000;
const PAGE = 500;

let house: TestHouse;
let campaign: Campaign;

beforeAll(async () => {
  house = await startTestHouse();
  campaign = await campaignStore(house.db).add({ offer: TOURNAMENT, uses: null });
  const { version, terms } = campaign;
  // Few different points and times, so that all rules of the order decide something.
  await house.db.execute(sql`
    insert into players (id, email, password_hash, country, currency, birth_date, locale, created_at)
    select 'r' || n, 'r' || n || '@mail.example', '', 'GB', 'EUR', '1990-05-05', 'en', 0 from generate_series(1, ${CROWD}::integer) n`);
  await house.db.execute(sql`
    insert into player_bonuses (id, player_id, campaign_id, version, family, trigger, issue_key, status, currency, points, last_bet_at, created_at)
    select 'b' || n, 'r' || n, ${terms.id}, ${version}, 'tournament', 'campaign', 'k', case when n % 100 = 0 then 'deactivated' else 'active' end,
      'EUR', (n * 7919) % 40, (n * 104729) % 13, 0 from generate_series(1, ${CROWD}::integer) n`);
  await house.db.insert(campaignTable).values({ id: terms.id, countingStakes: 1_000_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

async function contenders(): Promise<Contender[]> {
  const { playerId, points, lastBetAt, status } = playerBonuses;
  const rows = await house.db
    .select({ playerId, points, lastBetAt, status })
    .from(playerBonuses)
    .where(eq(playerBonuses.campaignId, campaign.terms.id));
  return rows
    .filter((row) => row.points > 0 && row.status !== 'deactivated')
    .map((row) => ({ ...row, lastBetAt: row.lastBetAt ?? 0 }));
}

async function playerOf(id: string) {
  const [row] = await house.db.select().from(players).where(eq(players.id, id));
  if (!row) throw new Error(`There is no player ${id}.`);
  return row;
}

const pageOf = async (page: number, limit: number, playerId: string | null = null) =>
  findRating(house, campaign.terms, {
    player: playerId === null ? null : await playerOf(playerId),
    part: { page, limit },
  });

test('all pages together are the ranking of the rules, of ten thousand players', async () => {
  const ranked = ranking(await contenders());
  const { pagination } = await pageOf(1, PAGE);
  expect(pagination).toMatchObject({ total: ranked.length, last_page: Math.ceil(ranked.length / PAGE) });
  const shown = [];
  for (let page = 1; page <= pagination.last_page; page += 1) shown.push(...(await pageOf(page, PAGE)).data);
  expect(shown.map(({ position, points }) => [position, points])).toEqual(
    ranked.map(({ position, points }) => [position, points]),
  );
});

test('whoever looks sees himself at his position of the ranking, on any page', async () => {
  const ranked = ranking(await contenders());
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: ranked.length - 1 }), async (nth) => {
      const place = ranked[nth];
      const page = Math.floor(nth / 20) + 1;
      const { own, data } = await pageOf(page, 20, place?.playerId);
      expect(own).toMatchObject({ position: place?.position, points: place?.points, current_user: true });
      expect(data.filter((row) => row.current_user)).toEqual([own]);
      expect((await pageOf(page + 1, 20, place?.playerId)).own).toEqual(own);
    }),
    { numRuns: 20 },
  );
});

test('a place wins its share of the pool of now, and who has no points has no row', async () => {
  const { data } = await pageOf(1, 4);
  // 1,000.00 at the beginning, and 2.5 % of 10,000.00.
  expect(data.map((row) => row.farmed_amount)).toEqual([62_500, 37_500, 25_000, 0]);
  expect(data.every((row) => row.email === 'r…@m…' && row.currency === 'EUR')).toBe(true);
  const [none] = await house.db.select().from(playerBonuses).where(eq(playerBonuses.points, 0)).limit(1);
  expect((await pageOf(1, 4, none?.playerId)).own).toBeNull();
});

test('a first page reads the best of the index, not all players', async () => {
  await house.db.execute(sql`analyze player_bonuses`);
  const { rows } = await house.db.execute(sql`
    explain select id from player_bonuses b where b.campaign_id = ${campaign.terms.id} and b.points > 0 and b.status <> 'deactivated'
    order by b.points desc, b.last_bet_at, length(b.player_id), b.player_id collate "C" limit 20`);
  expect(JSON.stringify(rows)).toContain('player_bonuses_ranking');
});

test.each([
  ['ada@mail.example', '+447400123456', 'a…@m…'],
  [null, '+447400123456', '+44…'],
  ['erased:r1', null, '…'],
  [null, null, '…'],
])('the contact %s, %s is shown as %s', (email, phone, masked) => {
  expect(maskedContact(email, phone)).toBe(masked);
});
