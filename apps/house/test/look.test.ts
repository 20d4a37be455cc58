import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IconLists, type Match, type MatchExportRecord } from '@touchline/contract';
import { ServedBrand } from '@touchline/contract/brand';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;
let visitor: Caller;
const placed: string[] = [];

beforeAll(async () => {
  house = await startTestHouse({ brand: 'heather' });
  visitor = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  for (const file of placed.splice(0)) rmSync(file, { force: true });
  vi.restoreAllMocks();
});

const at = (path: string) => join(house.options.dataDir, path);

function place(path: string, content: string | object) {
  const file = at(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  placed.push(file);
}

const brand = async () => ServedBrand.parse((await visitor.get('/platform/brand')).body);
const icons = async (query = '') => visitor.get(`/book/icons/svg${query}`);
const media = (name: string) => fetch(`${house.url}/media/${name}`);

test('a brand file is worn as soon as it is there, what it leaves out as the chosen brand has it', async () => {
  const chosen = await brand();
  expect(chosen).toMatchObject({ name: 'Heather', hue: 322 });
  place('brand.json', { name: 'Night & Day', hue: 200, lightness: 0.8 });
  const worn = await brand();
  expect(worn).toMatchObject({ name: 'Night & Day', hue: 200, radius: chosen.radius });
  expect(worn.version).not.toBe(chosen.version);
  const { platform_settings } = (await visitor.get('/platform/system')).body;
  expect(platform_settings).toMatchObject({ brand: 'Night & Day', mark: chosen.mark });
  rmSync(at('brand.json'));
  expect(await brand()).toEqual(chosen);
});

test('a brand that cannot be read is refused with the pair and its contrast, and the chosen one stays', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  place('brand.json', { lightness: 0.4, chroma: 0.2, hue: 264 });
  const worn = await brand();
  expect(worn).toMatchObject({ name: 'Heather', hue: 322 });
  const fault = expect.stringMatching(/^In the dark theme "accent-edge" on "surface-\w+" has a contrast of /);
  expect(worn.faults).toContainEqual(fault);
  expect(said.mock.calls.flat()).toContainEqual(expect.stringContaining('and needs 3:1.'));
});

test.each([
  ['{ "hue": ', 'The file is no brand'],
  [{ hue: 500 }, 'hue: '],
  [{ colour: 'red' }, 'The file is no brand'],
  [{ lightness: 0.58 }, 'A lightness of 0.58 is refused'],
])('of the brand %j the house says what is wrong', async (content, reason) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  place('brand.json', content);
  const { name, faults } = await brand();
  expect(name).toBe('Heather');
  expect(faults?.join(' ')).toContain(reason);
});

test('icons come in two lists, a version of its own names them, and only that one is kept for ever', async () => {
  const none = IconLists.parse((await icons()).body);
  expect(none).toMatchObject({ icons: [], sport_icons: [] });
  const shape = '<path d="M4 4h16"/>';
  place(
    'icons/bell.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n <title>Bell</title>\n ${shape}\n</svg>`,
  );
  place(
    'icons/sports/football.svg',
    `<svg viewBox="0 0 32 32">${shape}<circle cx="16" cy="16" r="9" /></svg>`,
  );
  const { body, headers } = await icons();
  const lists = IconLists.parse(body);
  expect(lists.icons).toEqual([{ name: 'bell', view_box: '0 0 24 24', shapes: shape }]);
  expect(lists.sport_icons).toEqual([
    { name: 'football', view_box: '0 0 32 32', shapes: `${shape}<circle cx="16" cy="16" r="9"/>` },
  ]);
  expect(lists.version).not.toBe(none.version);
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  expect((await icons(`?version=${none.version}`)).headers.get('cache-control')).toBe('public, max-age=5');
  expect((await icons(`?version=${lists.version}`)).headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['a script', '<svg viewBox="0 0 24 24"><script>alert(1)</script></svg>'],
  ['a listener', '<svg viewBox="0 0 24 24"><path d="M0 0" onload="alert(1)"/></svg>'],
  ['a picture from elsewhere', '<svg viewBox="0 0 24 24"><image href="https://a.example/b.png"/></svg>'],
  ['an address in a fill', '<svg viewBox="0 0 24 24"><path d="M0 0" fill="url(https://a.example/b)"/></svg>'],
  ['an element that is not closed', '<svg viewBox="0 0 24 24"><path d="M0 0"></svg>'],
  ['no view box', '<svg><path d="M0 0"/></svg>'],
])('an icon with %s is left out and named', async (_, svg) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  place('icons/bell.svg', svg);
  expect((await icons()).body.icons).toEqual([]);
  expect(String(said.mock.calls[0])).toContain('bell.svg: not an outline of plain shapes');
});

test('a competitor has the logo that lies in the folder, in answers and in the match export', async () => {
  const [match] = (await visitor.get('/book/matches?type=match&match_status=0&limit=1')).body.data;
  const { home, away } = match;
  expect([home.logo, away.logo]).toEqual([null, null]);
  place(
    `media/competitors/${home.id}.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  const shown = async () => (await visitor.get(`/book/matches?id=${match.id}`)).body.data[0].home.logo;
  await expect.poll(shown, { timeout: 15_000 }).not.toBeNull();
  const logo: string = await shown();
  expect((await visitor.get(`/book/matches/${match.id}`)).body).toMatchObject({
    home: { logo },
    away: { logo: null },
  });
  const { body } = await visitor.get(`/book/search?q=${encodeURIComponent(home.name)}`);
  const found: Match[] = body.matches;
  expect(found.find(({ id }) => id === match.id)?.home?.logo).toBe(logo);
  const exported: MatchExportRecord[] = (await visitor.get('/book/matches/export')).body.data;
  expect(exported.find(({ match_id }) => match_id === match.id)).toMatchObject({
    team_home_logo: `/sports/image?src=${encodeURIComponent(logo)}&w=128`,
    team_away_logo: null,
  });

  const picture = await media(logo.slice('/media/'.length));
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  expect((await media(`competitors/${home.id}.svg?v=000000000000`)).status).toBe(404);
});

test('a drawing that runs a script is served to nobody', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  place('media/competitors/1.svg', '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>');
  place('media/derby/one.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  expect((await media('competitors/1.svg')).status).toBe(404);
  expect((await media('derby/one.svg')).status).toBe(404);
});

test('a picture of the media folder is served with its type, and nothing beside the folder is', async () => {
  place('media/derby/banner.png', 'picture');
  place('media/notes.txt', 'notes');
  place('secret.png', 'secret');
  symlinkSync(at('secret.png'), at('media/link.png'));
  placed.push(at('media/link.png'));
  const found = await media('derby/banner.png');
  expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([
    200,
    'image/png',
    'picture',
  ]);
  for (const name of [
    'notes.txt',
    'link.png',
    'none.png',
    '..%2fsecret.png',
    '%2e%2e/secret.png',
    'a/b/c.png',
    '.png',
  ])
    expect([name, (await media(name)).status]).toEqual([name, 404]);
});
