import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/options.ts';
import { checkDataFolder } from './check-data-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-check-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function place(file: string, content: unknown) {
  mkdirSync(dirname(join(dataDir, file)), { recursive: true });
  writeFileSync(join(dataDir, file), typeof content === 'string' ? content : JSON.stringify(content));
}

async function said(origins: { frameOrigins?: string[]; imageOrigins?: string[] } = {}) {
  const around = { frameOrigins: [], imageOrigins: [], ...origins };
  const findings = await checkDataFolder({ ...DEFAULT_OPTIONS, dataDir }, around);
  return findings.map(({ level, where, says }) => `${level}: ${where}: ${says}`);
}

const page = (...main: unknown[]) => ({ title: { en: 'Derby' }, zones: { main } });
const block = (kind: string, settings: object) => ({ id: 'one', kind, settings });
const at = (target: object) => block('button', { label: { en: 'Go' }, target });

test('a folder without files of an operator has nothing wrong', async () => {
  expect(await said()).toEqual([]);
});

test('files that fit have nothing wrong', async () => {
  place('brand.json', { hue: 220, name: 'Night' });
  place(
    'pages/derby.json',
    page(
      at({ kind: 'page', path: 'derby' }),
      block('image', {
        picture: { src: '/media/one.png', alt: { en: 'One' }, width: 1, height: 1 },
      }),
    ),
  );
  place('media/one.png', 'any');
  place('texts/en/derby.md', '# Derby\n\nFrom {minStake} on.');
  place('legal.json', {
    operator: { en: 'Us' },
    licence: { en: 'None' },
    help: [{ name: { en: 'Help' }, url: 'https://help.example/' }],
  });
  expect(await said()).toEqual([]);
});

test('a brand with a knob out of its range, or that nobody could read, is refused', async () => {
  place('brand.json', { hue: 900 });
  expect(await said()).toContainEqual(expect.stringMatching(/^error: brand\.json: hue: /));
  place('brand.json', { lightness: 0.58 });
  expect(await said()).toContainEqual(expect.stringMatching(/^error: brand\.json: .*contrast/));
});

test('a brand that looks like a rising price is warned of', async () => {
  place('brand.json', { hue: 150, chroma: 0.14 });
  const lines = await said();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.startsWith('warning: brand.json: '))).toBe(true);
});

test.each([
  ['that is not JSON', '{', 'home: the file is not JSON'],
  ['of another page', { page: 'live', version: 1, zones: empty() }, 'home: the file is a layout of "live"'],
  [
    'with a kind that there is not',
    { page: 'home', version: 1, zones: { ...empty(), main: [block('carousel', {})] } },
    'main/one: unknown block kind "carousel"',
  ],
  [
    'with a block in a zone where it may not stand',
    { page: 'home', version: 1, zones: { ...empty(), main: [block('bet_slip', {})] } },
    'main/one: "bet_slip" may not stand in "main"',
  ],
])('a layout %s is named with the place', async (_, content, says) => {
  place('layouts/home.json', content);
  expect(await said()).toEqual([`error: layouts/home.json: ${says}`]);
});

test('a layout of no page is named', async () => {
  place('layouts/start.json', '{}');
  expect(await said()).toEqual([
    expect.stringMatching(/^error: layouts\/start\.json: is the layout of no page; the pages are home, /),
  ]);
});

test('a page whose address is taken, and one without its zone, are named', async () => {
  place('pages/live.json', page());
  place('pages/derby.json', { title: { en: 'Derby' }, zones: {} });
  const lines = await said();
  expect(lines).toContain('error: pages/live.json: "live" cannot be the address of a page');
  expect(lines).toContainEqual(expect.stringMatching(/^error: pages\/derby\.json: zones\.main: /));
});

test.each([
  ['a page', at({ kind: 'page', path: 'cup' }), 'leads to the page "cup", which is not there.'],
  ['a promotion', at({ kind: 'promo', id: 'cup' }), 'leads to the promotion "cup", which does not run now.'],
  ['a text', block('operator_text', { name: 'cup' }), 'shows the text "cup", which is not there.'],
  [
    'a picture of his own',
    block('image', { picture: { src: '/media/cup.png', alt: { en: 'Cup' }, width: 1, height: 1 } }),
    'shows /media/cup.png, which is not in the data folder.',
  ],
  [
    'a picture of another origin',
    block('image', { picture: { src: 'https://a.example/c.png', alt: { en: 'C' }, width: 1, height: 1 } }),
    'shows something of https://a.example, which IMAGE_ORIGINS does not name.',
  ],
  [
    'a frame of another origin',
    block('iframe', { src: 'https://b.example/stats', title: { en: 'Stats' } }),
    'shows something of https://b.example, which FRAME_ORIGINS does not name.',
  ],
])('a block that needs %s that is not there is named', async (_, one, says) => {
  place('pages/derby.json', page(one));
  expect(await said()).toEqual([`error: pages/derby.json: main/one: ${says}`]);
});

test('other origins that the web app was told of are right', async () => {
  place(
    'pages/derby.json',
    page(block('iframe', { src: 'https://b.example/stats', title: { en: 'Stats' } })),
  );
  expect(await said({ frameOrigins: ['https://b.example'] })).toEqual([]);
});

test('a text in no locale, under a wrong name, or with a value that there is not, is named', async () => {
  place('texts/zz/about.md', '# About');
  place('texts/en/About us.md', '# About');
  place('texts/de/about.md', '# Über\n\nAb {minstake}.');
  expect((await said()).toSorted()).toEqual([
    'error: texts/de/about.md: names {minstake}, which stands for nothing.',
    'error: texts/en/About us.md: must be called {name}.md, the name in lower case letters, digits and dashes.',
    'error: texts/zz: is no locale such as en or de-AT.',
  ]);
});

test('words of his own under a key that no screen has, and in no locale, are named', async () => {
  place('locales/de/own.json', { 'shell.nowhere': 'Nirgends' });
  place('locales/zz/own.json', {});
  expect(await said()).toEqual([
    'error: locales/de/own.json: shell.nowhere: no screen has this key',
    'error: locales/zz: is no locale such as en or de-AT.',
  ]);
});

test('promotions, legal data, comp points, limits and icons are named with the field at fault', async () => {
  place('promotions.json', [{ id: 'Derby Day', title: { en: 'Derby' }, text: { en: 'Now' } }]);
  place('legal.json', { operator: { en: 'Us' }, licence: { en: 'None' }, help: [] });
  place('loyalty.json', { rates: { EUR: -1 } });
  place('limits.json', { countries: { ES: { wait_hours: 2 } } });
  place('icons/live.svg', '<svg><script>alert(1)</script></svg>');
  const lines = await said();
  expect(lines).toContainEqual(expect.stringMatching(/^error: promotions\.json: 0\.id: /));
  expect(lines).toContainEqual(expect.stringMatching(/^error: legal\.json: help: /));
  expect(lines).toContainEqual(expect.stringMatching(/^error: loyalty\.json: rates\.EUR: /));
  expect(lines).toContainEqual(expect.stringMatching(/^error: icons\/live\.svg: not an outline/));
  expect(lines).toContainEqual(expect.stringMatching(/^error: limits\.json: countries\.ES\.wait_hours: /));
  expect(lines).toHaveLength(5);
});

test('flags and countries are named with what is wrong, and countries with the header that they need', async () => {
  place('flags.json', { quick_deposit: 'off', bonuses: 'active' });
  place('countries.json', { account: ['Germany'], site: ['US', 'US'] });
  expect(await said()).toEqual([
    expect.stringMatching(/^error: flags\.json: quick_deposit: /),
    expect.stringMatching(/^error: flags\.json: : .*bonuses/),
    'error: countries.json: account.0: must be a code such as DE',
    'error: countries.json: site: names a country twice',
  ]);
  place('flags.json', { quick_deposit: 'inactive', test: 'active', user_group: 'members' });
  place('countries.json', { account: [], site: [] });
  expect(await said()).toEqual([]);
  place('countries.json', { site: ['US'] });
  expect(await said()).toEqual([
    'warning: countries.json: blocks by the header cf-ipcountry (COUNTRY_HEADER): nobody is blocked whose requests come without it.',
  ]);
});

test('fields of sign-up, terms and municipalities are named with what is wrong', async () => {
  place('sign-up.json', {
    fields: ['email', 'password', 'shoe_size'],
    terms: { version: 'v 1', url: 'terms.html' },
    deposit_needs_fields: 'yes',
  });
  place('municipalities.json', { GB: ['Leeds', 'Leeds'], XX: ['Nowhere'], IE: [] });
  const lines = await said();
  for (const where of [
    'sign-up.json: fields.2',
    'sign-up.json: terms.version',
    'sign-up.json: terms.url',
    'sign-up.json: deposit_needs_fields',
    'municipalities.json: GB',
    'municipalities.json: XX',
    'municipalities.json: IE',
  ])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^error: ${where}: `)));
  expect(lines).toHaveLength(7);
  place('municipalities.json', { GB: ['Leeds'] });
  place('sign-up.json', { fields: ['email', 'email', 'country'] });
  expect(await said()).toEqual([
    'error: sign-up.json: fields: names a field twice',
    'error: sign-up.json: fields: must name email and password, by which players sign in',
  ]);
});

test('reminders with an unknown key, or a delay of nothing, are named', async () => {
  place('reminders.json', { deposit_reminder: { status_group: 'silver', after: 5 } });
  expect(await said()).toContainEqual(expect.stringMatching(/^error: reminders\.json: deposit_reminder: /));
  place('reminders.json', { sign_up_reminder_seconds: 0, deposit_reminder: { status_group: 'silver' } });
  expect(await said()).toEqual([
    expect.stringMatching(/^error: reminders\.json: sign_up_reminder_seconds: /),
  ]);
});

test('logos that are no pictures and those of no competitor are named', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  for (const name of ['1701.svg', 'kaitsu-nobody.svg', 'harbour-city.svg'])
    place(`media/competitors/${name}`, svg);
  place('media/competitors/1702.png', 'any');
  place('media/competitors/notes.txt', 'any');
  expect(await said()).toEqual([
    'error: media/competitors/1702.png: not a picture of the type png',
    expect.stringMatching(/^error: media\/competitors\/notes\.txt: must be called /),
    'warning: media/competitors/kaitsu-nobody.svg: is the logo of no competitor: "kaitsu-nobody" is neither an id nor a name.',
  ]);
});

function empty() {
  return { header: [], left_sidebar: [], side_menu: [], tab_bar: [], right_sidebar: [], main: [] };
}

test('entries of the exclusion register are named with what is wrong', async () => {
  const until = '2027-05-01';
  place('exclusion-register.json', {
    persons: [
      { email: 'ada@mail.example', until },
      { first_name: 'Ada', last_name: 'Moor', birth_date: '1990-05-05', country: 'GB', until },
      { first_name: 'Ada', last_name: 'Moor', until },
      { phone: '07400 123456', until },
      { email: 'ada@mail.example' },
      { email: 'ada@mail.example', until, country: 'XX' },
    ],
  });
  const places = (await said()).map((line) => line.split(': ').slice(0, 3).join(': '));
  expect(places).toEqual([
    'error: exclusion-register.json: persons.2',
    'error: exclusion-register.json: persons.3.phone',
    'error: exclusion-register.json: persons.4.until',
    'error: exclusion-register.json: persons.5.country',
  ]);
});

test('a chat of an unknown kind, and a script of the own one, are refused', async () => {
  place('chat.json', { adapter: 'own' });
  expect(await said()).toEqual([]);
  place('chat.json', { adapter: 'off' });
  expect(await said()).toEqual([]);
  place('chat.json', { adapter: 'none' });
  expect(await said()).toContainEqual(expect.stringMatching(/^error: chat\.json: adapter: /));
  place('chat.json', { adapter: 'own', script: 'https://chat.example/x.js' });
  expect(await said()).toContainEqual(expect.stringMatching(/^error: chat\.json: .*script/));
});
