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
  folder = join(house.options.dataDir, 'pages');
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const text = { id: 'hello', kind: 'text', settings: { content: { en: 'Hello' } } };
const page = { title: { en: 'Derby day', de: 'Derbytag' }, zones: { main: [text] } };
function place(name: string, value: unknown) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
}
const pages = async (locale = 'en') =>
  (await visitor.get('/platform/system', { 'accept-language': locale })).body.platform_settings.pages;
const layout = (path: string) => visitor.get(`/book/layouts/custom.${path}`);

test('without a file there is no page of an operator', async () => {
  expect(await pages()).toBeUndefined();
  expect((await layout('derby-day')).status).toBe(404);
});

test('a file makes a page with a title by locale and a layout around which the frame stands', async () => {
  place('derby-day.json', { ...page, description: { en: 'Everything about the derby' } });
  expect(await pages()).toEqual([
    { path: 'derby-day', title: 'Derby day', description: 'Everything about the derby' },
  ]);
  expect(await pages('de')).toMatchObject([{ path: 'derby-day', title: 'Derbytag' }]);
  const { status, body } = await layout('derby-day');
  expect(status).toBe(200);
  expect(body.page).toBe('custom');
  expect(body.zones.main).toMatchObject([{ id: 'hello', kind: 'text' }]);
  expect(body.zones.header).toHaveLength(DEFAULT_LAYOUTS.custom.zones.header.length);
  rmSync(join(folder, 'derby-day.json'));
  expect(await pages()).toBeUndefined();
});

test('a page that stands in the way of another, or cannot be read, is none, and the log says why', async () => {
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)));
  const reserved = ['live', 'de', 'users', 'account', 'wallet'];
  for (const path of reserved) place(`${path}.json`, page);
  place('Two Words.json', page);
  place('no-title.json', { zones: { main: [] } });
  place('broken.json', '{');
  place('good.json', { ...page, zones: { main: [text, { id: 'sparks', kind: 'fireworks', settings: {} }] } });
  expect(await pages()).toMatchObject([{ path: 'good' }]);
  expect(warnings).toHaveLength(reserved.length + 4);
  expect((await layout('good')).body.faults).toMatchObject([{ path: 'main/sparks' }]);
  for (const path of reserved) expect((await layout(path)).status, path).toBe(404);
});

test('a link to a page of an operator is there as long as the page is', async () => {
  place('derby-day.json', page);
  const button = {
    id: 'go',
    kind: 'button',
    settings: { label: { en: 'Go' }, target: { kind: 'page', path: 'derby-day' } },
  };
  place('other.json', { ...page, zones: { main: [text, button] } });
  expect((await layout('other')).body.zones.main).toHaveLength(2);
  rmSync(join(folder, 'derby-day.json'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await layout('other')).body.zones.main).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
});

test("the frame of an operator's pages is that of the layout of such pages, but for zones that a page names", async () => {
  const line = { id: 'line', kind: 'divider', settings: {} };
  place('derby-day.json', { ...page, zones: { main: [text], left_sidebar: [text] } });
  const layouts = join(house.options.dataDir, 'layouts');
  mkdirSync(layouts, { recursive: true });
  const zones = { ...DEFAULT_LAYOUTS.custom.zones, right_sidebar: [line], left_sidebar: [line] };
  writeFileSync(join(layouts, 'custom.json'), JSON.stringify({ ...DEFAULT_LAYOUTS.custom, zones }));
  const { body } = await layout('derby-day');
  expect(body.zones).toMatchObject({
    right_sidebar: [line],
    left_sidebar: [{ id: 'hello' }],
    main: [{ id: 'hello' }],
  });
  rmSync(layouts, { recursive: true });
});
