import { createLiveStore } from '@touchline/client/live';
import { beforeEach, expect, test, vi } from 'vitest';
import { marketsQuery, matchQuery, templatesQuery } from './queries.ts';
import { dispatchSlip, slipState, startSlip } from './slip.ts';
import { changeSlipEntry, slipEntry } from './slip-entry.ts';
import { followNames } from './slip-language.ts';
import { renameSlip } from './slip-names.ts';
import { pageServices } from './test/page-services.ts';
import { selectionInput } from './test/selection-input.ts';

const services = pageServices({ locale: 'de' });
const { queryClient } = services;

const tapped = (matchId: string, marketId: string, specifier: string, outcomeId: string) =>
  selectionInput(matchId, { marketId, specifier, outcomeId, marketName: 'Market', outcomeName: 'Outcome' });

const names = () =>
  slipState().bets.flatMap((bet) =>
    bet.selections.map(({ marketName, outcomeName, nameA }) => [nameA, marketName, outcomeName]),
  );

beforeEach(async () => {
  vi.stubGlobal('document', { activeElement: null, querySelectorAll: () => [], hidden: false });
  startSlip({ live: createLiveStore() });
  // The rules of the slip come late: what is dispatched before waits for them.
  dispatchSlip({ type: 'selection-added', selection: selectionInput('9') });
  await expect.poll(() => slipState().bets.length).toBe(1);
  dispatchSlip({ type: 'cleared' });
  queryClient.clear();
  const match = {
    home: { name: 'Hafenstadt' },
    away: { name: 'Nordvik' },
    sport: { key: 'football' },
    tournament: { category: { name: 'Albion' } },
  };
  const markets = [
    { id: '1', specifier: '', name: 'Spielausgang', outcomes: [{ id: '1', name: 'Hafenstadt' }] },
  ];
  const templates = [
    {
      id: '18',
      name: 'Tore gesamt',
      group_keys: [],
      priority: 1,
      outcomes: [{ id: '12', name: 'Über {total}' }],
    },
  ];
  queryClient.setQueryData(matchQuery('7').queryKey, match as never); // what names need
  queryClient.setQueryData(marketsQuery('7').queryKey, { markets, position: null } as never);
  queryClient.setQueryData(templatesQuery('football').queryKey, templates as never);
});

test('what was tapped in another language is named from its ids, a closed market by its template', async () => {
  dispatchSlip({ type: 'selection-added', selection: tapped('7', '1', '', '1') });
  dispatchSlip({ type: 'selection-added', selection: tapped('7', '18', 'total=2.5', '12') });
  expect(await renameSlip(services)).toBe(true);
  expect(names()).toEqual([
    ['Hafenstadt', 'Spielausgang', 'Hafenstadt'],
    ['Hafenstadt', 'Tore gesamt', 'Über 2,5'],
  ]);
});

test('a match that cannot be read keeps its names, and is asked for again on the next page', async () => {
  dispatchSlip({ type: 'selection-added', selection: tapped('7', '1', '', '1') });
  dispatchSlip({ type: 'selection-added', selection: tapped('8', '1', '', '1') });
  expect(await renameSlip(services)).toBe(false);
  expect(names().map(([, market]) => market)).toEqual(['Spielausgang', 'Market']);
});

test('names of taps on this page are known to be in its language, and nothing is read for them', () => {
  changeSlipEntry({ namesIn: 'en' });
  const stop = followNames(services);
  expect(slipEntry().namesIn).toBe('en');
  dispatchSlip({ type: 'selection-added', selection: tapped('7', '1', '', '1') });
  expect(slipEntry().namesIn).toBe('de');
  expect(names().map(([, market]) => market)).toEqual(['Market']);
  stop();
});
