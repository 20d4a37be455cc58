import { expect, test } from 'vitest';
import { inningsArabic } from './arabic/innings.ts';
import { rallyArabic } from './arabic/rally.ts';
import { timedArabic } from './arabic/timed.ts';
import { CATALOGS } from './catalogs.ts';
import { english } from './en.ts';
import { inningsEnglish } from './english/innings.ts';
import { rallyEnglish } from './english/rally.ts';
import { timedEnglish } from './english/timed.ts';
import { inningsFinnish } from './finnish/innings.ts';
import { rallyFinnish } from './finnish/rally.ts';
import { timedFinnish } from './finnish/timed.ts';
import { inningsFrench } from './french/innings.ts';
import { rallyFrench } from './french/rally.ts';
import { timedFrench } from './french/timed.ts';
import { inningsGerman } from './german/innings.ts';
import { rallyGerman } from './german/rally.ts';
import { timedGerman } from './german/timed.ts';
import { errorText, marketName, marketRule, outcomeName, periodName, scoreName, sportName } from './index.ts';
import type { NameCatalog } from './names.ts';
import { inningsNorwegian } from './norwegian/innings.ts';
import { rallyNorwegian } from './norwegian/rally.ts';
import { timedNorwegian } from './norwegian/timed.ts';

const names = { home: 'Harbour City', away: 'Nordvik Athletic', people: new Map([['p9', 'D. Marrow']]) };
const translations = Object.entries(CATALOGS).filter(([language]) => language !== 'en');

test.each([
  [{ id: '1', specifier: '' }, '1', 'Match result', 'Harbour City'],
  [{ id: '18', specifier: 'total=2.5' }, '12', 'Total goals', 'Over 2.5'],
  [{ id: '16', specifier: 'hcp=-0.5' }, '1715', 'Handicap', 'Nordvik Athletic (+0.5)'],
  [{ id: '8', specifier: 'goalnr=3' }, '7', '3rd goal', 'No goal'],
  [{ id: '45', specifier: '' }, '288', 'Correct score', '2–1'],
  [{ id: '199', specifier: '' }, '2:0', 'Correct score', '2–0'],
  [{ id: '210', specifier: 'setnr=2|gamenr=11' }, '5', '2nd set: 11th game winner', 'Nordvik Athletic'],
])('market %o and its outcome %s are named in English', (market, outcomeId, market_name, outcome_name) => {
  expect(marketName('en', market, names)).toBe(market_name);
  expect(outcomeName('en', market, outcomeId, names)).toBe(outcome_name);
});

test.each([
  [{ id: '18', specifier: 'total=2.5' }, '12', 'Anzahl Tore', 'Über 2,5'],
  [{ id: '16', specifier: 'hcp=-0.5' }, '1715', 'Handicap', 'Nordvik Athletic (+0,5)'],
  [{ id: '8', specifier: 'goalnr=3' }, '7', '3. Tor', 'Kein Tor'],
  [{ id: '199', specifier: '' }, '2:0', 'Genaues Ergebnis', '2–0'],
  [{ id: '210', specifier: 'setnr=2|gamenr=4' }, '4', '2. Satz: Sieger des 4. Spiels', 'Harbour City'],
])('market %o and its outcome %s are named in German', (market, outcomeId, market_name, outcome_name) => {
  expect(marketName('de', market, names)).toBe(market_name);
  expect(outcomeName('de', market, outcomeId, names)).toBe(outcome_name);
});

test('numbers in Arabic names are Arabic and kept left to right', () => {
  expect(marketName('ar', { id: '8', specifier: 'goalnr=3' }, names)).toBe('الهدف الثالث');
  expect(outcomeName('ar', { id: '18', specifier: 'total=2.5' }, '12', names)).toContain('\u2066٢٫٥\u2069');
});

test('a score is a name in the digits of the locale, other ids are not', () => {
  expect(scoreName('ar', '2:0')).toBe('٢–٠');
  expect(scoreName('ar', '288')).toBe('٢–١');
  expect(scoreName('de', '10:8')).toBe('10–8');
  expect(scoreName('en', '12201')).toBeUndefined();
});

test('an outcome without a template is a person by id', () => {
  expect(outcomeName('en', { id: 'unknown', specifier: '' }, 'p9', names)).toBe('D. Marrow');
});

test('a locale has the catalog of its language, English where there is none', () => {
  expect(sportName('vn', 'football')).toBe('Football');
  expect(sportName('constructor', 'football')).toBe('Football');
  expect(periodName('en-AR', 6)).toBe('1st half');
  for (const locale of ['de', 'de-AT', 'de-CH']) expect(sportName(locale, 'ice_hockey')).toBe('Eishockey');
});

test.each([
  ['fr', '3e but'],
  ['fr-CA', '3e but'],
  ['no', '3. mål'],
  ['fi', '3. maali'],
])('an ordinal in a name of %s is written %s', (locale, name) => {
  expect(marketName(locale, { id: '8', specifier: 'goalnr=3' }, names).toLowerCase()).toBe(name);
});

/** Values that a sentence of the house takes. */
const takes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(translations)(
  'sentences in %s take what the English ones take, and are not the English ones',
  (_, catalog) => {
    const sentences = ({ reasons, notifications, ruleTexts }: NameCatalog): Record<string, string> => ({
      ...reasons,
      ...Object.fromEntries(
        Object.entries(notifications.types).flatMap(([type, { title, body }]) => [
          [`${type}.title`, title],
          [`${type}.body`, body],
        ]),
      ),
      ...notifications.bets,
      ...ruleTexts.wins,
      lines: ruleTexts.lines,
      matchOff: ruleTexts.matchOff,
      competitionOff: ruleTexts.competitionOff,
    });
    const [own, theirs] = [sentences(catalog), sentences(english)];
    expect(Object.keys(own).sort()).toEqual(Object.keys(theirs).sort());
    for (const [key, text] of Object.entries(theirs)) {
      expect(takes(own[key] ?? ''), key).toEqual(takes(text));
      if (text.split(' ').length > 4) expect(own[key], key).not.toBe(text);
    }
  },
);

test.each(translations)('everything that English names is named in %s, outcome by outcome', (_, catalog) => {
  for (const part of ['sports', 'groups', 'periods', 'rules', 'errors'] as const) {
    expect(Object.keys(catalog[part])).toEqual(Object.keys(english[part]));
  }
  expect(Object.keys(catalog.markets)).toEqual(Object.keys(english.markets));
  for (const [id, market] of Object.entries(english.markets)) {
    expect(Object.keys(catalog.markets[id]?.outcomes ?? {})).toEqual(Object.keys(market.outcomes));
    expect(marketRule('en', id)).not.toBe('');
    expect(catalog.markets[id]?.rule).toBe(market.rule);
  }
});

/** What a template is filled with; whether a number is written as an ordinal is the language's matter. */
const filledBy = (template: string | undefined) =>
  [...(template ?? '').matchAll(/\{!?([$+-]?\w+)\}/g)].map(([, name]) => name).sort();

test.each(translations)('templates in %s take what the English ones take', (_, catalog) => {
  for (const [id, market] of Object.entries(english.markets)) {
    expect(filledBy(catalog.markets[id]?.name), id).toEqual(filledBy(market.name));
    for (const [outcomeId, name] of Object.entries(market.outcomes)) {
      expect(filledBy(catalog.markets[id]?.outcomes[outcomeId]), `${id}/${outcomeId}`).toEqual(
        filledBy(name),
      );
    }
  }
  for (const [key, text] of Object.entries(english.errors)) {
    expect(filledBy(catalog.errors[key]), key).toEqual(filledBy(text));
  }
});

test.each([
  ['ar', [rallyArabic, timedArabic, inningsArabic]],
  ['de', [rallyGerman, timedGerman, inningsGerman]],
  ['en', [rallyEnglish, timedEnglish, inningsEnglish]],
  ['fi', [rallyFinnish, timedFinnish, inningsFinnish]],
  ['fr', [rallyFrench, timedFrench, inningsFrench]],
  ['no', [rallyNorwegian, timedNorwegian, inningsNorwegian]],
] as const)('names in %s that several kinds of sports hold are the same in each', (language, parts) => {
  for (const part of parts) expect(CATALOGS[language]).toMatchObject(part);
});

test('the text of an error takes its amount', () => {
  expect(errorText('en', 'error.place_bets.stake_too_low', { limit: '€0.10' })).toBe(
    'The minimum stake is €0.10.',
  );
});

test('Swiss German has the names of German without ß, and the same keys of rules', () => {
  expect(sportName('de', 'football')).toBe('Fußball');
  expect(sportName('de-CH', 'football')).toBe('Fussball');
  expect(marketRule('de-CH', '18')).toBe(marketRule('de', '18').replaceAll('ß', 'ss'));
});

test('a name of the pseudo-locale has brackets, longer words and its values', () => {
  expect(sportName('en-XA', 'football')).toBe('[Föööötbååll]');
  expect(outcomeName('en-XA', { id: '18', specifier: 'total=2.5' }, '12', names)).toBe('[Övéér 2.5]');
});
