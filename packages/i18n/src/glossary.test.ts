import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGS } from './catalog-names/catalogs.ts';
import { GAME_TEXTS } from './game-texts/game-texts.ts';
import { CATALOG_LANGUAGES, type CatalogLanguage } from './locale.ts';
import { staticTexts } from './static-texts/static-texts.ts';

const catalogFolder = new URL('./locales/', import.meta.url);
const glossaryFolder = new URL('../../../docs/glossaries/', import.meta.url);

/** Rows of the tables of a glossary: of each its cells, without heads and rules. */
function rowsOf(language: CatalogLanguage): { terms: string[][]; shunned: string[][] } {
  const text = readFileSync(new URL(`${language}.md`, glossaryFolder), 'utf8');
  const [terms = '', shunned = ''] = text.split('## Not in any text');
  const cells = (part: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (Term|Not) \|/.test(line))
      .map((line) => line.slice(2, -2).split(' | '));
  return { terms: cells(terms), shunned: cells(shunned) };
}

function messagesOf(language: CatalogLanguage): Record<string, string> {
  const folder = new URL(`${language}/`, catalogFolder);
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  return Object.assign({}, ...files);
}

/** What stands at a place: a message, or `market:id` and `outcome:market/id` of the house's names. */
function wordAt(language: CatalogLanguage, messages: Record<string, string>, place: string) {
  const [kind = '', id = ''] = place.split(':');
  const { markets } = CATALOGS[language];
  if (kind === 'market') return markets[id]?.name;
  const [market = '', outcome = ''] = id.split('/');
  return kind === 'outcome' ? markets[market]?.outcomes[outcome] : messages[place];
}

/** Every text of a value, however deep, without the names of what fills it; a market's rule is a key. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{[$+\-!]?\w+(?=[,}])/g, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'rule' ? [] : textsIn(part)));
}

test('the glossaries are about the same terms, at the same places, each with a source', () => {
  const placed = CATALOG_LANGUAGES.map((language) =>
    rowsOf(language).terms.map(([term, , place, source]) => {
      expect(source, `${language} ${term}`).toMatch(/\S/);
      return `${term} ${place}`;
    }),
  );
  for (const terms of placed) expect(terms).toEqual(placed[0]);
  expect(placed[0]?.length).toBeGreaterThanOrEqual(80);
});

test.each(CATALOG_LANGUAGES)('the catalog of %s says the terms as its glossary does', (language) => {
  const messages = messagesOf(language);
  for (const [term, word, place = ''] of rowsOf(language).terms) {
    expect(wordAt(language, messages, place.replaceAll('`', '')), term).toBe(word);
  }
});

/** The texts with a word at the start of one of theirs, in either case. */
const textsWith = (word: string, texts: readonly string[]) =>
  texts.filter((text) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text));

test.each([
  ['The house is checking your live bet.', 'the house'],
  ['Sells automatically at €20.00 or more', 'sell'],
  ['€5.00 of the stake was sold for €4.00.', 'sold'],
  ['Part to sell', 'sell'],
  ['Turn scripts on to bet.', 'scripts'],
  ['At the prices of now. Choose a stake.', 'of now'],
])('the English glossary refuses "%s" for the word %s', (text, word) => {
  const found = rowsOf('en').shunned.flatMap(([shunned = '']) =>
    textsWith(shunned, [text]).length ? [shunned] : [],
  );
  expect(found).toEqual([word]);
  expect(found.flatMap((shunned) => textsWith(shunned, ['Turn on JavaScript to cash out.']))).toEqual([]);
});

test.each(CATALOG_LANGUAGES)('no text in %s says what its glossary shuns', (language) => {
  const said = [
    messagesOf(language),
    CATALOGS[language],
    GAME_TEXTS[language],
    staticTexts(language === 'no' ? 'nb' : language),
  ];
  const texts = said.flatMap(textsIn);
  const { shunned } = rowsOf(language);
  expect(shunned.length).toBeGreaterThan(0);
  for (const [word = ''] of shunned) {
    expect(textsWith(word, texts), word).toEqual([]);
  }
});
