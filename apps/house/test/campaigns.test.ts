import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rewardTerms } from '../src/bonuses/campaign.ts';
import type { CampaignStore } from '../src/bonuses/campaign-store.ts';
import { createCampaigns } from '../src/bonuses/campaigns.ts';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { newDataDir } from './support/data-template.ts';
import { START_LIMIT_MS } from './support/house.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

const NOW = Date.UTC(2027, 2, 1);
let dataDir: string;
let database: OpenDatabase;
let server: TestDatabase | null;
let store: CampaignStore;

beforeAll(async () => {
  dataDir = await newDataDir();
  server = await newTestDatabase();
  database = await openDatabase({ dataDir, url: server?.url ?? null });
}, START_LIMIT_MS);
afterAll(async () => {
  await database?.close();
  await server?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  rmSync(join(dataDir, 'campaigns.json'), { force: true });
  await database.db.execute(sql`truncate campaigns, campaign_versions cascade`);
  store = newStore();
});

const newStore = () => createCampaigns(database.db, dataDir, () => NOW);
const hunting = (id: string, amount = 2) => ({
  id,
  name: { en: `Hunt ${id}` },
  trigger: { kind: 'campaign' },
  currency: 'EUR',
  offer: {
    family: 'hunting',
    reference_stake: 10,
    ranges: [{ points: 5, amount }],
    reward: { freebet_type: 'freebet_only_win', valid_days: 7 },
  },
});
const place = (...campaigns: unknown[]) =>
  writeFileSync(join(dataDir, 'campaigns.json'), JSON.stringify(campaigns));
const rowsOf = async (table: 'campaigns' | 'campaign_versions') =>
  (await database.db.execute(sql`select * from ${sql.identifier(table)} order by 1`)).rows;

test('a fresh installation has no campaigns', async () => {
  expect(await store.read()).toEqual([]);
  expect(await rowsOf('campaigns')).toEqual([]);
});

test('what the file says is written down once, and read back as it was', async () => {
  place(hunting('one'), hunting('two'));
  const read = await store.read();
  expect(read.map(({ terms }) => terms.id)).toEqual(['one', 'two']);
  expect(await store.read()).toBe(read);
  expect(await newStore().read()).toEqual(read);
  expect(await rowsOf('campaigns')).toMatchObject([
    { id: 'one', issued: 0, given: 0, state: null },
    { id: 'two', issued: 0, given: 0, state: null },
  ]);
  expect((await rowsOf('campaign_versions')).map(({ created_at }) => created_at)).toEqual([NOW, NOW]);
  const versions = read.map(({ version }) => version);
  const found = await newStore().termsOf([...versions, 'unknown']);
  expect([...found]).toEqual(read.map(({ version, terms }) => [version, terms]));
});

test('a changed campaign has a version of its own, and the one before keeps its terms', async () => {
  place(hunting('one', 2));
  const [before] = await store.read();
  place(hunting('one', 3.5));
  const [after] = await store.read();
  expect(after?.version).not.toBe(before?.version);
  const terms = await newStore().termsOf([before?.version ?? '', after?.version ?? '']);
  expect([...terms.values()].map(({ offer }) => offer)).toMatchObject([
    { ranges: [{ reward: { amount: 200 } }] },
    { ranges: [{ reward: { amount: 350 } }] },
  ]);
  expect(await rowsOf('campaigns')).toHaveLength(1);
});

test('a file that cannot be used issues nothing, says why, and leaves what was issued', async () => {
  place(hunting('one'));
  const [one] = await store.read();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  place(hunting('one', 0.001));
  expect(await store.read()).toEqual([]);
  expect(warn.mock.calls.join()).toMatch(/campaigns\.json: 0\.offer\.ranges\.0\.amount: must be an amount/);
  expect((await store.termsOf([one?.version ?? ''])).size).toBe(1);
});

test('instances that read at the same moment write the same rows once', async () => {
  place(...Array.from({ length: 20 }, (_, index) => hunting(`c${index}`)));
  const stores = Array.from({ length: 8 }, newStore);
  await Promise.all(stores.map((one) => one.read()));
  expect(await rowsOf('campaigns')).toHaveLength(20);
  expect(await rowsOf('campaign_versions')).toHaveLength(20);
});

test('terms that are derived from a campaign are stored like it', async () => {
  place(hunting('one'));
  const [one] = await store.read();
  const derived = one && rewardTerms(one.terms);
  if (!derived) throw new Error('a hunting gives freebets');
  const kept = await store.keep(derived);
  expect(await newStore().keep(derived)).toEqual(kept);
  expect((await newStore().termsOf([kept.version])).get(kept.version)).toEqual(derived);
  expect((await rowsOf('campaigns')).map(({ id }) => id)).toEqual(['one', 'one.reward']);
});

test('a new file leaves what operators said and what was given', async () => {
  place(hunting('one'), hunting('two'));
  await store.read();
  expect(await store.saidStates()).toEqual(new Map());
  await database.db.execute(
    sql`update campaigns set state = 'paused', issued = 3, given = 600 where id = 'one'`,
  );
  place(hunting('one', 4));
  await newStore().read();
  expect(await store.saidStates()).toEqual(new Map([['one', 'paused']]));
  expect(await rowsOf('campaigns')).toMatchObject([{ id: 'one', issued: 3, given: 600 }, { id: 'two' }]);
});
