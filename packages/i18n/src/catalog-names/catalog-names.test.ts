import { expect, test } from 'vitest';
import { arabic } from './ar.ts';
import { english } from './en.ts';
import { errorText, marketName, marketRule, outcomeName, periodName, sportName } from './index.ts';

const names = { home: 'Harbour City', away: 'Nordvik Athletic', people: new Map([['p9', 'D. Marrow']]) };

test.each([
  [{ id: '1', specifier: '' }, '1', 'Match result', 'Harbour City'],
  [{ id: '18', specifier: 'total=2.5' }, '12', 'Total goals', 'Over 2.5'],
  [{ id: '16', specifier: 'hcp=-0.5' }, '1715', 'Handicap', 'Nordvik Athletic (+0.5)'],
  [{ id: '8', specifier: 'goalnr=3' }, '7', '3rd goal', 'No goal'],
  [{ id: '45', specifier: '' }, '288', 'Correct score', '2–1'],
])('market %o and its outcome %s are named in English', (market, outcomeId, market_name, outcome_name) => {
  expect(marketName('en', market, names)).toBe(market_name);
  expect(outcomeName('en', market, outcomeId, names)).toBe(outcome_name);
});

test('numbers in Arabic names are Arabic and kept left to right', () => {
  expect(marketName('ar', { id: '8', specifier: 'goalnr=3' }, names)).toBe('الهدف الثالث');
  expect(outcomeName('ar', { id: '18', specifier: 'total=2.5' }, '12', names)).toContain('\u2066٢٫٥\u2069');
});

test('an outcome without a template is a person by id', () => {
  expect(outcomeName('en', { id: 'unknown', specifier: '' }, 'p9', names)).toBe('D. Marrow');
});

test('English serves a locale without a catalog', () => {
  expect(sportName('fi', 'football')).toBe('Football');
  expect(periodName('en-AR', 6)).toBe('1st half');
});

test('every market, rule, error, group and period of English is there in Arabic, outcome by outcome', () => {
  for (const part of ['sports', 'groups', 'periods', 'rules', 'errors'] as const) {
    expect(Object.keys(arabic[part])).toEqual(Object.keys(english[part]));
  }
  expect(Object.keys(arabic.markets)).toEqual(Object.keys(english.markets));
  for (const [id, market] of Object.entries(english.markets)) {
    expect(Object.keys(arabic.markets[id]?.outcomes ?? {})).toEqual(Object.keys(market.outcomes));
    expect(marketRule('en', id)).not.toBe('');
    expect(arabic.markets[id]?.rule).toBe(market.rule);
  }
});

test('the text of an error takes its amount', () => {
  expect(errorText('en', 'error.place_bets.stake_too_low', { limit: '€0.10' })).toBe(
    'The lowest stake is €0.10.',
  );
});
