import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { issueBonus } from '../src/bonuses/issue-bonus.ts';
import { outbox } from '../src/db/schema.ts';
import { randomId } from '../src/players/ids.ts';
import { readUserMessages } from '../src/publishing/user-messages.ts';
import { bonusRows, campaignStore, eventsOf, givenBy, HUNTING, LOOTBOX } from './support/bonuses.ts';
import { START_LIMIT_MS, signUpPlayer, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const NOW = Date.UTC(2026, 10, 14);
const DAY_MS = 24 * 3_600_000;

let house: TestHouse;
let campaigns: ReturnType<typeof campaignStore>;

beforeAll(async () => {
  house = await sharedHouse();
  campaigns = campaignStore(house.db);
}, START_LIMIT_MS);

type Campaign = Awaited<ReturnType<typeof campaigns.add>>;

const issue = (playerId: string, campaign: Campaign, issueKey: string, amount: number | null = null) =>
  issueBonus(house.db, { playerId, campaign, trigger: 'operator', issueKey, amount, now: NOW });

/** Some players of the shared house. */
const playersOf = async (count: number) => {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) ids.push((await signUpPlayer(house.url)).id);
  return ids;
};

test('a freebet is issued with the amount of its campaign, and its player is told', async () => {
  const player = await signUpPlayer(house.url);
  const campaign = await campaigns.add({ validDays: 7 });
  const issued = await issue(player.id, campaign, 'operator:1');
  const [row] = await bonusRows(house.db, player.id);
  expect(issued).toEqual({ kind: 'issued', id: row?.id });
  expect(row).toMatchObject({
    status: 'available',
    family: 'freebet',
    freebetType: 'freebet_only_win',
    amount: 500,
    uses: 1,
    seed: null,
    createdAt: NOW,
    expiresAt: NOW + 7 * DAY_MS,
  });
  expect(await eventsOf(house.db, row?.id ?? '')).toEqual(['issued']);
  expect(await givenBy(house.db, campaign)).toEqual({ issued: 1, given: 500 });
  const told = await house.db
    .select()
    .from(outbox)
    .where(eq(outbox.bonusId, row?.id ?? ''));
  expect(told).toMatchObject([{ playerId: player.id, betId: null, currency: null }]);
});

test('the message names the bonus and its family', async () => {
  const player = await signUpPlayer(house.url);
  const issued = await issue(player.id, await campaigns.add({ offer: HUNTING, uses: null }), 'operator:1');
  const id = issued.kind === 'full' ? '' : issued.id;
  const row = { ...EMPTY_ROW, playerId: player.id, bonusId: id };
  expect(await readUserMessages(house, [row], NOW)).toEqual(
    new Map([[row.id, { event: 'bonus_issued', ts: NOW, id, type: 'hunting' }]]),
  );
});

const EMPTY_ROW = {
  id: 1,
  betId: null,
  currency: null,
  notificationId: null,
  isUnread: false,
  createdAt: NOW,
};

test('a bonus ends with its campaign, though it has days left', async () => {
  const player = await signUpPlayer(house.url);
  const campaign = await campaigns.add({ validDays: 7 });
  const short = { ...campaign.terms.conditions, validTo: NOW + DAY_MS };
  await issue(player.id, await campaigns.add({ validDays: 7, conditions: short }), 'operator:1');
  await issue(player.id, campaign, 'operator:2');
  const ends = (await bonusRows(house.db, player.id)).map(({ expiresAt }) => expiresAt).toSorted();
  expect(ends).toEqual([NOW + DAY_MS, NOW + 7 * DAY_MS]);
});

test('a lootbox has a secret of 256 bits, each its own', async () => {
  const player = await signUpPlayer(house.url);
  const campaign = await campaigns.add({ offer: LOOTBOX, uses: null });
  await issue(player.id, campaign, 'operator:1');
  await issue(player.id, campaign, 'operator:2');
  const seeds = (await bonusRows(house.db, player.id)).map(({ seed }) => seed);
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed ?? ''))).toBe(true);
  expect(new Set(seeds).size).toBe(2);
});

test('a key issues once, however often and at the same time it is used, and consumes once', async () => {
  const player = await signUpPlayer(house.url);
  const campaign = await campaigns.add({ budget: 500, maxIssued: 1 });
  const all = await Promise.all(Array.from({ length: 6 }, () => issue(player.id, campaign, 'promo:ONE')));
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['issued', ...Array(5).fill('issued_before')]);
  expect(new Set(all.map((one) => (one.kind === 'full' ? null : one.id))).size).toBe(1);
  expect(await givenBy(house.db, campaign)).toEqual({ issued: 1, given: 500 });
  expect(await issue(player.id, campaign, 'promo:TWO')).toEqual({ kind: 'full' });
});

test('whatever is issued at once, a campaign gives no more than its bounds', async () => {
  const players = await playersOf(3);
  const requests = fc.array(
    fc.record({
      player: fc.nat({ max: 2 }),
      key: fc.nat({ max: 4 }),
      amount: fc.integer({ min: 1, max: 400 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const bound = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
  const budget = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(requests, bound, budget, async (asked, maxIssued, spendable) => {
      const campaign = await campaigns.add({ maxIssued, budget: spendable });
      const run = randomId();
      const results = await Promise.all(
        asked.map(({ player, key, amount }) =>
          issue(players[player] ?? '', campaign, `${run}:${key}`, amount),
        ),
      );
      const rows = (await Promise.all(players.map((id) => bonusRows(house.db, id))))
        .flat()
        .filter(({ campaignId }) => campaignId === campaign.terms.id);
      const given = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect(await givenBy(house.db, campaign)).toEqual({ issued: rows.length, given });
      expect(rows.length).toBeLessThanOrEqual(maxIssued ?? rows.length);
      expect(given).toBeLessThanOrEqual(spendable ?? given);
      expect(new Set(rows.map(({ playerId, issueKey }) => `${playerId} ${issueKey}`)).size).toBe(rows.length);
      expect(results.filter(({ kind }) => kind === 'issued')).toHaveLength(rows.length);
    }),
    { numRuns: 15 },
  );
});

test('what a transaction issues goes with it', async () => {
  const player = await signUpPlayer(house.url);
  const campaign = await campaigns.add();
  const undone = house.db.transaction(async (tx) => {
    await issueBonus(tx, {
      playerId: player.id,
      campaign,
      trigger: 'operator',
      issueKey: 'operator:1',
      amount: null,
      now: NOW,
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await bonusRows(house.db, player.id)).toEqual([]);
  expect(await givenBy(house.db, campaign)).toEqual({ issued: 0, given: 0 });
});
