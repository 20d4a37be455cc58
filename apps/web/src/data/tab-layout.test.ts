import { DEFAULT_LAYOUTS, type Page, type TabKey } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { chosenTab } from './chosen-tab.ts';
import { tabLayout } from './tab-layout.ts';

const KEYS: readonly TabKey[] = ['matches', 'outrights', 'tournaments'];

const kinds = (page: Page, tab: string | undefined) =>
  tabLayout(DEFAULT_LAYOUTS[page], tab).zones.main.map(({ kind }) => kind);

test('an address names a tab; anything else is the first', () => {
  expect(chosenTab(KEYS, 'outrights')).toBe('outrights');
  expect(['', 'top', 'toString', undefined].map((tab) => chosenTab(KEYS, tab))).toEqual(
    Array(4).fill('matches'),
  );
});

test.each([undefined, 'matches', 'all', 'nothing', '../top'])(
  'the tab "%s" of a sport holds all its matches',
  (tab) => {
    expect(kinds('sport', tab)).toEqual([
      'tabs',
      'tabs',
      'events_filter',
      'live_events',
      'prematch_events',
      'result_events',
    ]);
  },
);

test.each([
  ['top', ['tabs', 'tabs', 'top_events']],
  ['favorites', ['tabs', 'tabs', 'favorites']],
  ['outrights', ['tabs', 'outrights']],
  ['tournaments', ['tabs', 'tournaments']],
])('the tab "%s" of a sport and of a category holds its own blocks', (tab, shown) => {
  expect(kinds('sport', tab)).toEqual(shown);
  expect(kinds('category', tab)).toEqual(shown);
});

test('a page without tabs is the same whatever an address says', () => {
  for (const page of ['home', 'live', 'match'] as const)
    expect(tabLayout(DEFAULT_LAYOUTS[page], 'top')).toEqual(DEFAULT_LAYOUTS[page]);
});

test('an operator may part the page of a match into markets, matches and tournaments', () => {
  const keys: TabKey[] = ['markets', 'matches', 'tournaments'];
  const { match } = DEFAULT_LAYOUTS;
  const main = [
    { id: 'tabs', kind: 'tabs' as const, settings: { keys, display: 'tabs' } },
    { id: 'markets', kind: 'event_markets' as const, settings: {}, visibility: { tabs: keys.slice(0, 1) } },
    { id: 'matches', kind: 'prematch_events' as const, settings: {}, visibility: { tabs: keys.slice(1, 2) } },
    { id: 'leagues', kind: 'tournaments' as const, settings: {}, visibility: { tabs: keys.slice(2) } },
    { id: 'lost', kind: 'outrights' as const, settings: {}, visibility: { tabs: ['outrights' as const] } },
  ];
  const layout = { ...match, zones: { ...match.zones, main } };
  const shown = (tab?: string) => tabLayout(layout, tab).zones.main.map(({ id }) => id);
  expect(shown()).toEqual(['tabs', 'markets']);
  expect(shown('matches')).toEqual(['tabs', 'matches']);
  expect(shown('tournaments')).toEqual(['tabs', 'leagues']);
  expect(shown('outrights')).toEqual(['tabs', 'markets']);
});
