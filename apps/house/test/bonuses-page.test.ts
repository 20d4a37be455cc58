import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BONUS_FAMILIES, FREEBET_TYPES } from '@touchline/contract/constants';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { checkDataFolder } from '../scripts/operators/check-data-folder.ts';
import { CampaignShape } from '../src/bonuses/campaign-shape.ts';
import { DEFAULT_OPTIONS } from '../src/options.ts';
import { START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { callOperators, OPERATORS, order, ordered } from './support/operator.ts';

const DOCS = new URL('../../../docs/operators/', import.meta.url);
const EXAMPLES = new URL('campaigns.example.json', DOCS);
const page = readFileSync(new URL('bonuses.md', DOCS), 'utf8');

interface Example {
  readonly id: string;
  readonly trigger: { readonly kind: string };
  readonly offer: { readonly family: string; readonly freebet_type?: string };
  readonly banner?: { readonly desktop: string; readonly mobile: string };
}
const examples: readonly Example[] = JSON.parse(readFileSync(EXAMPLES, 'utf8'));
const written = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json));

let house: TestHouse;
let dataDir: string;
beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-examples-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const check = () => checkDataFolder({ ...DEFAULT_OPTIONS, dataDir }, { frameOrigins: [], imageOrigins: [] });

/** Names of fields of a schema, those within as well. */
function* fieldsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(value);
    yield* fieldsOf(value);
  }
}

test('the examples have nothing wrong, once their pictures are in the data folder', async () => {
  cpSync(EXAMPLES, join(dataDir, 'campaigns.json'));
  const pictures = examples.flatMap(({ banner }) => (banner ? [banner.desktop, banner.mobile] : []));
  expect((await check()).map(({ says }) => says)).toEqual(
    pictures.map((address) => `football-combo: shows ${address}, which is not in the data folder.`),
  );
  for (const address of pictures) {
    mkdirSync(dirname(join(dataDir, address)), { recursive: true });
    writeFileSync(join(dataDir, address), 'any');
  }
  expect(await check()).toEqual([]);
});

test('the examples have a campaign of every family, every trigger and every kind of freebet', () => {
  expect(examples.length).toBeGreaterThanOrEqual(12);
  const named = (of: (one: Example) => string | undefined) => new Set(examples.map(of));
  expect(named(({ offer }) => offer.family)).toEqual(new Set(BONUS_FAMILIES));
  expect(named(({ trigger }) => trigger.kind)).toEqual(
    new Set(['campaign', 'promo_code', 'deposit', 'operator']),
  );
  expect(named(({ offer }) => offer.freebet_type)).toEqual(new Set([...FREEBET_TYPES, undefined]));
});

test('the page lists every example, and what it writes out is one of them', () => {
  const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| ([a-z]+) \| ([a-z_]+) \|/gm)].map(
    ([, id, family, kind]) => `${id} ${family} ${kind}`,
  );
  expect(rows.toSorted()).toEqual(
    examples.map(({ id, offer, trigger }) => `${id} ${offer.family} ${trigger.kind}`).toSorted(),
  );
  expect(written.length).toBeGreaterThan(0);
  for (const one of written) expect(examples).toContainEqual(one);
});

test('the page names every field of the file', () => {
  const fields = new Set(fieldsOf(z.toJSONSchema(CampaignShape, { io: 'input', unrepresentable: 'any' })));
  expect(fields.size).toBeGreaterThan(50);
  for (const field of fields) expect(page, field).toContain(`\`${field}\``);
});

test('a campaign that is written and checked goes live, is paused, changed and taken out', async () => {
  const [campaign] = written;
  const live = join(house.options.dataDir, 'campaigns.json');
  const listed = async () => (await callOperators(house, '/campaigns')).body.campaigns;
  const put = (file: string, ...campaigns: unknown[]) => writeFileSync(file, JSON.stringify(campaigns));
  expect(await listed()).toEqual([]);

  put(join(dataDir, 'campaigns.json'), campaign);
  expect(await check()).toEqual([]);
  cpSync(join(dataDir, 'campaigns.json'), live);
  expect(await listed()).toMatchObject([
    { id: campaign.id, isInFile: true, issued: 0, maxIssued: 5_000, budget: '25000.00' },
  ]);
  const [first] = await house.campaigns.read();

  await ordered(house, 'pause-campaign', { campaign: campaign.id });
  put(live, { ...campaign, budget: 30_000 });
  expect(await listed()).toMatchObject([{ id: campaign.id, budget: '30000.00' }]);
  expect([...(await house.campaigns.saidStates())]).toEqual([[campaign.id, 'paused']]);
  const terms = await house.campaigns.termsOf([first?.version ?? '']);
  expect(terms.get(first?.version ?? '')).toMatchObject({ budget: 2_500_000 });

  put(live);
  expect(await listed()).toMatchObject([{ id: campaign.id, isInFile: false }]);
  const player = await signUpPlayer(house.url);
  const gone = await order(house, 'give-bonus', { player: player.id, campaign: campaign.id });
  expect(gone).toMatchObject({ status: 409, body: { why: `there is no campaign ${campaign.id}` } });
});
