import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOG_LANGUAGES } from '@touchline/i18n/locale';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;
let visitor: Caller;
const placed: string[] = [];

beforeAll(async () => {
  house = await sharedHouse();
  visitor = callerOf(house.url);
}, START_LIMIT_MS);
afterEach(() => {
  for (const file of placed.splice(0)) rmSync(file, { force: true });
  vi.restoreAllMocks();
});

const inLocale = (locale: string) => ({ 'accept-language': locale });
const text = async (name: string, locale: string) =>
  (await visitor.get(`/book/texts/${name}`, inLocale(locale))).body;
const promotions = async (locale = 'en') =>
  (await visitor.get('/book/promotions', inLocale(locale))).body.data;
const legal = async (locale: string) =>
  (await visitor.get('/platform/system', inLocale(locale))).body.platform_settings;

function place(path: string, content: unknown) {
  const file = join(house.options.dataDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  placed.push(file);
}

/** What the house says while something is done. */
async function warned(done: () => Promise<unknown>): Promise<string> {
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)));
  await done();
  return warnings.join('\n');
}

const anchorsOf = ({ content }: { content: string }) => content.match(/\{#[\w-]+\}/g);

test('rules and about are there in each locale, with the same parts and the values of this house', async () => {
  for (const name of ['general-rules', 'about']) {
    const english = await text(name, 'en');
    for (const locale of ['en', 'de', 'ar']) {
      const read = await text(name, locale);
      expect(read.title, `${name} ${locale}`).not.toBe('');
      expect(anchorsOf(read), `${name} ${locale}`).toEqual(anchorsOf(english));
      expect(read.content, `${name} ${locale}`).not.toMatch(/\{\w+\}/);
    }
  }
  const rules = await text('general-rules', 'en');
  expect(rules).toMatchObject({ name: 'general-rules', title: 'Rules of betting', updated_at: null });
  expect(rules.content).toContain('The minimum stake is €0.10 and the maximum €5,000.00');
  expect(rules.content).toContain(`held for ${house.options.betDelayMs / 1000} seconds`);
});

test("an operator's text replaces the product's in all locales", async () => {
  place('texts/de/about.md', '# Wir\n\nSportwetten seit 1999, ab {age} Jahren.');
  expect(await text('about', 'ar')).toMatchObject({
    title: 'Wir',
    content: 'Sportwetten seit 1999, ab 18 Jahren.',
    updated_at: expect.any(Number),
  });
});

test('a text of another name is there once its file is', async () => {
  expect((await visitor.get('/book/texts/bonus-terms')).status).toBe(404);
  place('texts/en/bonus-terms.md', '# Terms\n\nNone.');
  expect((await text('bonus-terms', 'en')).title).toBe('Terms');
});

test('no other file can be read as a text', async () => {
  for (const name of ['..%2F..%2Fsecret', 'General-Rules', '.env', 'a'.repeat(65)])
    expect((await visitor.get(`/book/texts/${name}`)).status, name).toBeGreaterThanOrEqual(400);
});

test('promotions are of what the product has, each in the language of the reader', async () => {
  const english = await promotions();
  expect(english.map(({ id }: { id: string }) => id)).toEqual(['bet-builder', 'cash-out', 'sharing']);
  for (const locale of CATALOG_LANGUAGES.filter((language) => language !== 'en'))
    for (const [index, one] of (await promotions(locale)).entries()) {
      for (const field of ['title', 'text', 'terms', 'label'])
        expect(one[field] === english[index][field], `${locale} ${one.id} ${field}`).toBe(
          english[index][field] === null,
        );
      expect(one.target).toEqual(english[index].target);
    }
});

test("an operator's promotions are shown while they are valid", async () => {
  const one = { title: { en: 'Derby day' }, text: { en: 'All of it.' } };
  place('promotions.json', [
    { ...one, id: 'now', valid_from: '2020-01-01', valid_to: '2999-01-01T00:00:00Z' },
    { ...one, id: 'over', valid_to: '2020-01-01' },
    { ...one, id: 'later', valid_from: '2999-01-01' },
  ]);
  expect(await promotions()).toMatchObject([
    { id: 'now', title: 'Derby day', valid_from: 1_577_836_800_000 },
  ]);
});

test.each([
  ['not JSON', 'the file is not JSON'],
  [[{ id: 'Bad id', title: { en: 'a' }, text: { en: 'b' } }], '0.id'],
  [[{ id: 'a', title: {}, text: { en: 'b' } }], 'needs a text in one locale at least'],
  [
    [{ id: 'a', title: { en: 'a' }, text: { en: 'b' }, target: { kind: 'url', href: 'javascript:x' } }],
    '0.target.href',
  ],
])('promotions that cannot be used leave the own ones, and the log says why', async (content, why) => {
  place('promotions.json', content);
  expect(
    await warned(async () => {
      expect(await promotions()).toHaveLength(3);
    }),
  ).toContain(why);
});

test('the legal foot is said in the language of the reader, and an operator says his own', async () => {
  expect(await legal('de')).toMatchObject({
    licence: 'Keine Lizenz, kein echtes Geld.',
    legal: { operator: 'Touchline, eine Vorführung.', licence_url: null },
  });
  place('legal.json', {
    operator: { en: 'Example Ltd, 1 High Street' },
    licence: { en: 'Licensed as 123', de: 'Lizenz 123' },
    licence_url: 'https://regulator.example/123',
    help: [{ name: { en: 'Helpers' }, url: 'https://help.example/' }],
  });
  expect(await legal('de')).toMatchObject({
    licence: 'Lizenz 123',
    help_url: 'https://help.example/',
    legal: {
      operator: 'Example Ltd, 1 High Street',
      licence_url: 'https://regulator.example/123',
      help: [{ name: 'Helpers', url: 'https://help.example/' }],
    },
  });
});

test('legal data that cannot be used are not shown', async () => {
  place('legal.json', {
    operator: { en: 'x' },
    licence: { en: 'x' },
    help: [{ name: { en: 'x' }, url: 'x' }],
  });
  const log = await warned(async () => {
    expect((await legal('en')).licence).toBe('No licence, no real money.');
  });
  expect(log).toContain('help.0.url');
});
