import { createLiveStore } from '@touchline/client/live';
import { expect, test, vi } from 'vitest';
import {
  dispatchSlip,
  type SelectionSeed,
  slipState,
  startSlip,
  subscribeSlip,
  toggleSelection,
} from './slip.ts';
import { ticketPanel } from './ticket-panel.ts';

const KEY = '7/1//1';
const live = createLiveStore({ schedule: (flush) => flush(), now: () => 1000 });
live.seed({
  id: '7',
  pr: 'betradar',
  v: 1,
  ts: 1000,
  full: 0,
  state: null,
  m: [
    {
      id: '1',
      sp: '',
      st: 1,
      o: [
        ['1', 17_200, 1],
        ['2', 21_000, 1],
      ],
    },
  ],
});

const seed = (outcomeId: string, matchId = '7'): SelectionSeed => ({
  match: {
    id: matchId,
    urn_id: 'urn:7',
    slug: 'a-b',
    type: 'match',
    name: null,
    sport: {
      id: '1',
      urn_id: 'urn:1',
      key: 'football',
      name: 'Football',
      priority: 1,
      type: 'regular',
      provider: 'betradar',
    },
    tournament: {
      id: '9',
      urn_id: 'urn:9',
      slug: 'albion',
      name: 'Albion Premier',
      kind: 'match',
      priority: 1,
      main_market_outcome_count: 3,
      secondary_market_outcome_count: 2,
      category: { id: '3', slug: 'albion', name: 'Albion', priority: 1, country_code: null },
    },
    home: null,
    away: null,
    start_time: 5000,
    provider: 'betradar',
  },
  market: { id: '1', name: 'Match result', specifier: '', group_keys: ['main'], provider: 'betradar' },
  outcome: { id: outcomeId, name: `Outcome ${outcomeId}` },
});

test('taps before the rules of the slip are here wait for them, in their order', async () => {
  startSlip({ live });
  expect(toggleSelection(seed('1'))).toBe(true);
  expect(toggleSelection(seed('2'))).toBe(true);
  expect(toggleSelection(seed('2'))).toBe(true);
  expect(slipState().bets).toEqual([]);
  await vi.waitFor(() => expect(slipState().selectedOutcomeIds).toEqual([KEY]));
  expect(slipState().bets[0]?.selections[0]).toMatchObject({
    odds: 17_200,
    acceptedOdds: 17_200,
    outcomeName: 'Outcome 1',
    marketStatus: 1,
  });
  expect(ticketPanel()).toEqual({ tab: 'BET_SLIP', isOpen: true });
});

test('a price that the store does not know is not chosen', () => {
  expect(toggleSelection(seed('1', '8'))).toBe(false);
});

test('followers hear of a change once, and of nothing when nothing changed', () => {
  let heard = 0;
  const stop = subscribeSlip(() => heard++);
  dispatchSlip({ type: 'match-updated', matchId: '7', status: 0 });
  expect(heard).toBe(0);
  dispatchSlip({ type: 'match-updated', matchId: '7', status: 1 });
  expect(heard).toBe(1);
  stop();
});

test('the panel closes when the last selection goes', () => {
  toggleSelection(seed('1'));
  expect(slipState().bets).toEqual([]);
  expect(ticketPanel().isOpen).toBe(false);
});
