import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorText } from './catalog-names/index.ts';
import { CATALOG_LANGUAGES, catalogLanguage, languageTag } from './locale.ts';
import { localeInfo } from './locale-table.ts';
import { messageValues } from './message-values.ts';

const folder = new URL('./locales/', import.meta.url);
const rooms = readdirSync(new URL('en/', folder));

const read = (locale: string, room: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${locale}/${room}`, folder), 'utf8'));

test.each(CATALOG_LANGUAGES)('%s has each message of each room, with the same values', (locale) => {
  expect(readdirSync(new URL(`${locale}/`, folder))).toEqual(rooms);
  for (const room of rooms) {
    const english = read('en', room);
    const other = read(locale, room);
    expect(Object.keys(other).sort(), `${locale}/${room}`).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect(other[key]?.trim(), key).not.toBe('');
      expect(messageValues(other[key] ?? ''), key).toEqual(messageValues(message));
    }
  }
});

/** Forms of the plurals in a message, the exact ones left out. */
const pluralForms = (message: string) =>
  [...message.matchAll(/\{\w+, (plural|selectordinal),/g)].map(({ index, 1: kind }) => ({
    type: kind === 'plural' ? ('cardinal' as const) : ('ordinal' as const),
    forms: topForms(message.slice(index + 1)),
  }));

/** Names before the braces of the first level. */
function topForms(text: string): string[] {
  const forms: string[] = [];
  let depth = 0;
  for (const { 0: mark } of text.matchAll(/[a-z]+\s*\{|=\d+\s*\{|\{|\}/g)) {
    if (mark === '}') depth -= 1;
    else {
      if (depth === 0 && /^[a-z]/.test(mark)) forms.push(mark.replace(/\s*\{/, ''));
      depth += 1;
    }
    if (depth < 0) break;
  }
  return forms;
}

/** Forms that a message has to say where English tells one from many; forms beyond may read the same. */
function neededForms(english: readonly string[]): string[] {
  return english.includes('one') ? ['one', 'other'] : ['other'];
}

test.each(CATALOG_LANGUAGES)('plurals of %s have the forms of the language', (locale) => {
  for (const room of rooms) {
    const english = read('en', room);
    for (const [key, message] of Object.entries(read(locale, room))) {
      const theirs = pluralForms(english[key] ?? '').flatMap(({ forms }) => forms);
      for (const { type, forms } of pluralForms(message)) {
        const { pluralCategories } = new Intl.PluralRules(languageTag(locale), { type }).resolvedOptions();
        expect(pluralCategories, key).toEqual(expect.arrayContaining(forms));
        expect(forms, key).toEqual(expect.arrayContaining(neededForms(theirs)));
      }
    }
  }
});

const regions = readdirSync(folder).filter((code) => code.includes('-'));

test.each(regions)('%s says otherwise only what its language says, with the same values', (code) => {
  expect(localeInfo(code)?.code).toBe(code);
  const language = catalogLanguage(code);
  const parent = Object.assign({}, ...rooms.map((room) => read(language, room)));
  for (const room of readdirSync(new URL(`${code}/`, folder)))
    for (const [key, message] of Object.entries(read(code, room))) {
      expect(Object.keys(parent), key).toContain(key);
      expect(message, key).not.toBe(parent[key]);
      expect(messageValues(message), key).toEqual(messageValues(parent[key]));
    }
});

test.each([...CATALOG_LANGUAGES, ...regions])(
  'an error key of %s has one text, on the screen and from the backend',
  (code) => {
    const language = catalogLanguage(code);
    const named = (locale: string): Record<string, string> =>
      Object.assign({}, ...readdirSync(new URL(`${locale}/`, folder)).map((room) => read(locale, room)));
    const onScreen = { ...named(language), ...named(code) };
    const shared = Object.entries(onScreen).filter(([key]) => errorText('en', key) !== '');
    expect(shared.length).toBeGreaterThan(40);
    for (const [key, text] of shared)
      expect(errorText(code, key, { limit: '{limit}', time: '{time}' }), key).toBe(text);
  },
);

test('why a bet was refused does not say what happened to the money: the screen does, once', () => {
  for (const [key, text] of Object.entries(read('en', 'errors.json')))
    expect(text, key).not.toMatch(/not placed|was taken|your balance\.|not sold/);
});

test.each(CATALOG_LANGUAGES)(
  'what is wrong has one text in %s: no message repeats that of an error',
  (locale) => {
    const isError = (key: string) => /^error\.(?!page\.)/.test(key);
    const all = rooms.flatMap((room) => Object.entries(read(locale, room)));
    const errors = new Map(all.flatMap(([key, text]) => (isError(key) ? [[text, key]] : [])));
    for (const [key, text] of all) if (!isError(key)) expect(errors.get(text), key).toBeUndefined();
  },
);

test('the catalog of Switzerland has no ß left', () => {
  const parent = Object.assign({}, ...rooms.map((room) => read('de', room)));
  const own = read('de-CH', 'regional.json');
  for (const [key, message] of Object.entries({ ...parent, ...own })) expect(message, key).not.toContain('ß');
});

test('no message key stands in two rooms', () => {
  const keys = rooms.flatMap((room) => Object.keys(read('en', room)));
  expect(new Set(keys).size).toBe(keys.length);
});

/** Text of the types that a call is checked against: a key with values has to be given all of them. */
function typesOfValues(): string {
  const lines = rooms.flatMap((room) =>
    Object.entries(read('en', room)).flatMap(([key, message]) => {
      const values = messageValues(message);
      return values.length === 0 ? [] : [`  '${key}': ${values.map((value) => `'${value}'`).join(' | ')};`];
    }),
  );
  return [
    '/** Values that a message takes, by its key. Made from the English catalogs: `vitest run -u` writes it again. */',
    'export interface MessageValueNames {',
    ...lines.toSorted(),
    '}',
    '',
  ].join('\n');
}

test('calls are checked against the values that the English messages take', async () => {
  await expect(typesOfValues()).toMatchFileSnapshot('./message-value-names.ts');
});

test('values are found in every form of a message, and its words are none', () => {
  expect(messageValues('No values.')).toEqual([]);
  expect(messageValues('{name} at {price}')).toEqual(['name', 'price']);
  expect(
    messageValues('{count, plural, one {match of {name}} other {# matches in {place}}} at {time}'),
  ).toEqual(['count', 'name', 'place', 'time']);
});
