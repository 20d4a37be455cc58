import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSportFeeds } from '../../src/feed/sports.ts';
import { DEFAULT_OPTIONS, type HouseOptions } from '../../src/options.ts';
import { DEFAULT_SEED } from '../../src/season.ts';
import { checkDataFolder } from './check-data-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-check-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const campaign = (more: object = {}) => ({
  id: 'spring',
  name: { en: 'Spring freebet' },
  trigger: { kind: 'campaign' },
  currency: 'EUR',
  max_issued: 100,
  offer: { family: 'freebet', freebet_type: 'freebet_only_win', amount: 10 },
  ...more,
});

async function said(campaigns: unknown, more: Partial<HouseOptions> = {}, imageOrigins: string[] = []) {
  const text = typeof campaigns === 'string' ? campaigns : JSON.stringify(campaigns);
  writeFileSync(join(dataDir, 'campaigns.json'), text);
  const findings = await checkDataFolder(
    { ...DEFAULT_OPTIONS, dataDir, ...more },
    { frameOrigins: [], imageOrigins },
  );
  return findings.map(({ level, where, says }) => `${level}: ${where}: ${says}`);
}

const [football] = createSportFeeds(DEFAULT_SEED);
const tournament = football?.tournaments[0];
const event = football?.schedule(Date.UTC(2026, 10, 14)).next().value;

test('a campaign on what is played has nothing wrong', async () => {
  expect(event).toBeDefined();
  const conditions = {
    sports: [football?.sport.key, 'tennis'],
    categories: [tournament?.categoryId],
    tournaments: [tournament?.id],
    events: [event?.id],
  };
  expect(await said([campaign({ conditions })])).toEqual([]);
});

test.each([
  ['sports', 'sport', 'quidditch'],
  ['categories', 'category', '999999'],
  ['tournaments', 'tournament', '999999'],
  ['events', 'event', 'x1'],
])('%s that are not there are named', async (list, kind, id) => {
  expect(await said([campaign({ conditions: { [list]: [id] } })])).toEqual([
    `error: campaigns.json: spring: names the ${kind} "${id}", which is not there.`,
  ]);
});

test('a sport that this backend does not play is named, but not beside a recording', async () => {
  const file = [campaign({ conditions: { sports: ['tennis'] } })];
  expect(await said(file, { sports: ['football'] })).toEqual([
    'error: campaigns.json: spring: names the sport "tennis", which is not there.',
  ]);
  expect(await said(file, { sports: ['football'], replay: 'derby.jsonl' })).toEqual([]);
});

test('a file that cannot be used is named with the place of each fault', async () => {
  expect(await said('[')).toEqual(['error: campaigns.json: the file is not JSON']);
  const faults = await said([campaign({ conditions: { sports: ['lotteries'] }, uses: 0 })]);
  expect(faults).toEqual([
    'error: campaigns.json: 0.uses: must be 1 or more',
    expect.stringMatching(/^error: campaigns\.json: 0\.conditions\.sports\.0: is no sport: campaigns are /),
  ]);
});

test('pictures of a banner are in the data folder, or of an origin that is allowed', async () => {
  const file = [
    campaign({
      banner: { desktop: '/media/cup.png', mobile: 'https://a.example/cup.png', alt: { en: 'A cup' } },
    }),
  ];
  expect(await said(file)).toEqual([
    'error: campaigns.json: spring: shows /media/cup.png, which is not in the data folder.',
    'error: campaigns.json: spring: shows something of https://a.example, which IMAGE_ORIGINS does not name.',
  ]);
  mkdirSync(join(dataDir, 'media'));
  writeFileSync(join(dataDir, 'media/cup.png'), 'any');
  expect(await said(file, {}, ['https://a.example'])).toEqual([]);
});

test('freebets without a bound are warned of, unless operators alone give them', async () => {
  const unbounded = campaign({ max_issued: null });
  expect(await said([unbounded])).toEqual([
    'warning: campaigns.json: spring: gives freebets without a bound: set budget or max_issued.',
  ]);
  expect(await said([{ ...unbounded, budget: 500 }])).toEqual([]);
  expect(await said([{ ...unbounded, trigger: { kind: 'operator' } }])).toEqual([]);
});
