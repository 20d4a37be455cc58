import { QueryClient } from '@tanstack/react-query';
import { createLiveStore, type LiveStore } from '@touchline/client/live';
import { IDLE_FALLBACK_MS } from '@touchline/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from './services.ts';
import { namedIn, startSweep } from './sweep-matches.ts';

/** Time until one look more was had. */
const LOOK_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page() {
  const live = createLiveStore({ schedule: () => {} });
  const queryClient = new QueryClient();
  const market = (id: string, sp: string) => ({
    id,
    sp,
    st: 1 as const,
    o: [['1', 20_000, 1]] as [string, number, 1][],
  });
  for (const id of ['7', '8'])
    live.seed({
      id,
      pr: 'betradar',
      v: 1,
      ts: Date.now(),
      full: 1,
      state: null,
      m: [market('1', ''), market('18', 'total=2.5'), market('18', 'total=3.5'), market('29', '')],
    });
  const stop = startSweep({ live, queryClient } as Services); // what the sweep uses of them
  vi.advanceTimersByTime(IDLE_FALLBACK_MS);
  return { live, queryClient, stop };
}

const marketsOf = (live: LiveStore, id: string) => [...(live.match(id)?.markets.keys() ?? [])];

test('a match that nothing shows or names is forgotten at the second look, the others stay', () => {
  const { live, queryClient, stop } = page();
  queryClient.setQueryData(['matches', {}], { items: [{ id: '8', name: 'A against B' }] });
  vi.advanceTimersByTime(LOOK_MS);
  expect(live.match('7')).toBeDefined();
  vi.advanceTimersByTime(LOOK_MS);
  expect(live.match('7')).toBeUndefined();
  expect(live.match('8')).toBeDefined();
  stop();
});

test('a match that is listened to again between two looks stays', () => {
  const { live, stop } = page();
  vi.advanceTimersByTime(LOOK_MS);
  const leave = live.subscribeOutcome('7/1//1', () => {});
  vi.advanceTimersByTime(LOOK_MS);
  leave();
  vi.advanceTimersByTime(LOOK_MS - IDLE_FALLBACK_MS);
  expect(live.match('7')).toBeDefined();
  expect(live.match('8')).toBeUndefined();
  stop();
});

test('of a match that was left the markets of its rows stay, with all their lines, and what is listened to', () => {
  const { live, queryClient, stop } = page();
  const row = { id: '8', main_market: { id: '1' }, top_markets: [{ id: '18' }], secondary_market: null };
  queryClient.setQueryData(['matches', {}], { items: [row] });
  live.subscribeOutcome('7/29//1', () => {});
  vi.advanceTimersByTime(3 * LOOK_MS);
  expect(marketsOf(live, '8')).toEqual(['8/1/', '8/18/total=2.5', '8/18/total=3.5']);
  expect(marketsOf(live, '7')).toEqual(['7/29/']);
  stop();
});

test('all markets stay while their channel is followed or their reading is kept', () => {
  const { live, queryClient, stop } = page();
  live.subscribed('7', { channel: 'markets:7', first: true, recovered: false, pending: false });
  queryClient.setQueryData(['markets', '8'], { markets: [] });
  vi.advanceTimersByTime(3 * LOOK_MS);
  expect(marketsOf(live, '7')).toHaveLength(4);
  expect(marketsOf(live, '8')).toHaveLength(4);
  stop();
});

test('what was narrowed is whole again with the next reading of all markets', () => {
  const { live, stop } = page();
  live.subscribeMatch('7', () => {});
  vi.advanceTimersByTime(3 * LOOK_MS);
  expect(marketsOf(live, '7')).toEqual([]);
  live.seed({
    id: '7',
    pr: 'betradar',
    v: 1,
    ts: Date.now(),
    full: 1,
    state: null,
    m: [{ id: '29', sp: '', st: 1, o: [['1', 21_000, 1]] }],
  });
  expect(live.outcome('7/29//1')).toMatchObject({ odds: 21_000, active: true });
  stop();
});

test('an answer names a match by its key or anywhere outside what is priced', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['markets', '1'], { markets: [{ id: '2' }] });
  queryClient.setQueryData(['private', 'bets', {}], { items: [{ legs: [{ match_id: '3' }] }] });
  queryClient.setQueryData(['matches', {}], { pages: [[{ id: '4', main_market: { id: '5' } }]] });
  queryClient.setQueryData(['ending-soon', null, 6], [{ match: { id: '6' }, market: { id: '100' } }]);
  const named = namedIn(queryClient, new Set(['1', '2', '3', '4', '5', '6', '100']));
  expect([...named.matches].toSorted()).toEqual(['1', '3', '4', '6']);
  expect([...named.markets].toSorted()).toEqual(['4/5', '6/100']);
});
