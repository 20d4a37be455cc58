import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LAYOUTS } from '@touchline/contract/layout';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;
let visitor: Caller;
let folder = '';

beforeAll(async () => {
  // Without an e-sport no layout leads to e-sports.
  house = await startTestHouse({ sports: ['football', 'dota_2'] });
  visitor = callerOf(house.url);
  folder = join(house.options.dataDir, 'layouts');
  mkdirSync(folder);
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  rmSync(join(folder, 'home.json'), { force: true });
  vi.restoreAllMocks();
});

const home = async () => (await visitor.get('/book/layouts/home')).body;
const place = (text: string) => writeFileSync(join(folder, 'home.json'), text);
const withMain = (main: readonly object[], page = 'home') =>
  JSON.stringify({ page, version: 1, zones: { ...DEFAULT_LAYOUTS.home.zones, main } });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** What the house says while something is done. */
async function warned(done: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)));
  await done();
  return warnings;
}

test('without a file the default layout is served, and nothing is said to be wrong', async () => {
  expect(await home()).toEqual(plain(DEFAULT_LAYOUTS.home));
});

test("an operator's layout is served from the next request on, with its defaults filled in", async () => {
  place(withMain([{ id: 'only', kind: 'live_events', settings: { limit: 3 } }]));
  const first = await home();
  expect(first.zones.main).toEqual([
    { id: 'only', kind: 'live_events', settings: { limit: 3, link: true, sport_key: null, title: true } },
  ]);
  expect(first.faults).toBeUndefined();
  place(withMain([{ id: 'line', kind: 'divider', settings: {} }]));
  expect((await home()).zones.main).toEqual([{ id: 'line', kind: 'divider', settings: {} }]);
});

test('an unknown kind, wrong settings and a wrong zone leave out that block alone, in the log and in the answer', async () => {
  place(
    withMain([
      { id: 'sparks', kind: 'fireworks', settings: {} },
      { id: 'many', kind: 'live_events', settings: { limit: 'many' } },
      { id: 'astray', kind: 'bet_slip', settings: {} },
      { id: 'line', kind: 'divider', settings: {} },
    ]),
  );
  const warnings = await warned(async () => {
    const { zones, faults } = await home();
    expect(zones.main).toEqual([{ id: 'line', kind: 'divider', settings: {} }]);
    expect(faults).toMatchObject([
      { path: 'main/sparks', reason: expect.stringContaining('fireworks') },
      { path: 'main/many', reason: expect.stringContaining('limit') },
      { path: 'main/astray', reason: expect.stringContaining('may not stand') },
    ]);
  });
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('home.json: main/sparks: unknown block kind "fireworks"');
});

test.each([
  ['is not JSON', '{ "page": "secret'],
  ['is a layout of "live"', withMain([], 'live')],
  ['received undefined', '{ "page": "home", "version": 1 }'],
])('a file that %s shows the default layout, in the log and in the answer', async (why, text) => {
  place(text);
  const warnings = await warned(async () => {
    const { faults, ...layout } = await home();
    expect(layout).toEqual(plain(DEFAULT_LAYOUTS.home));
    expect(faults[0].reason).toContain(why);
    expect(JSON.stringify(faults)).not.toContain('secret');
  });
  expect(warnings.at(-1)).toMatch(/home\.json: the default layout is shown$/);
});

test('when the file goes, the default layout comes back', async () => {
  place(withMain([]));
  expect((await home()).zones.main).toEqual([]);
  rmSync(join(folder, 'home.json'));
  expect(await home()).toEqual(plain(DEFAULT_LAYOUTS.home));
});

test('blocks for a country and for a time are in the answer to its readers and at its time alone', async () => {
  const words = { content: { en: 'Hello' } };
  const hourMs = 3_600_000;
  const at = (ms: number) => new Date(house.now() + ms).toISOString();
  place(
    withMain([
      { id: 'all', kind: 'text', settings: words },
      { id: 'north', kind: 'text', settings: words, visibility: { countries: ['NO'] } },
      { id: 'now', kind: 'text', settings: words, visibility: { from: at(-hourMs), until: at(hourMs) } },
      { id: 'over', kind: 'text', settings: words, visibility: { until: at(-hourMs) } },
    ]),
  );
  const shown = async (query: string) => {
    const { zones, changes_at } = (await visitor.get(`/book/layouts/home${query}`)).body;
    expect(changes_at).toBeGreaterThan(house.now());
    return zones.main.map(({ id }: { id: string }) => id);
  };
  expect(await shown('')).toEqual(['all', 'now']);
  expect(await shown('?country=NO')).toEqual(['all', 'north', 'now']);
  expect(await shown('?country=DE')).toEqual(['all', 'now']);
  expect((await visitor.get('/book/layouts/home?country=nowhere')).status).toBe(400);
  expect((await visitor.get('/book/layouts')).body).toEqual({ countries: ['NO'], blocked: [] });
});

test('a link to what is not there is left out and said, in the answer and once in the log', async () => {
  const to = (id: string, target: object) => ({
    id,
    kind: 'button',
    settings: { label: { en: 'Go' }, target },
  });
  place(
    withMain([
      to('sport', { kind: 'sport', sport_key: 'football' }),
      to('no-sport', { kind: 'sport', sport_key: 'quidditch' }),
      to('no-league', { kind: 'league', id: 'gone' }),
      to('no-match', { kind: 'event', id: 'gone' }),
      to('promo', { kind: 'promo', id: 'cash-out' }),
      to('no-promo', { kind: 'promo', id: 'gone' }),
      to('no-page', { kind: 'page', path: 'gone' }),
      { id: 'line', kind: 'divider', settings: {} },
      to('draws', { kind: 'section', section: 'lotteries' }),
    ]),
  );
  const warnings = await warned(async () => {
    const { zones, faults } = await home();
    expect(zones.main.map(({ id }: { id: string }) => id)).toEqual(['sport', 'promo', 'line', 'draws']);
    expect(faults.map(({ path }: { path: string }) => path)).toEqual([
      'main/no-sport',
      'main/no-league',
      'main/no-match',
      'main/no-promo',
      'main/no-page',
    ]);
    await home();
  });
  expect(warnings).toHaveLength(5);
});
