import { QueryClient } from '@tanstack/react-query';
import { createLiveStore } from '@touchline/client/live';
import type { WireMarket } from '@touchline/contract/channels';
import { COUNTERS_DEBOUNCE_MS, COUNTERS_REFRESH_MS } from '@touchline/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startListRefresh } from './list-refresh.ts';
import type { Services } from './services.ts';

const JITTER_MAX_MS = 1_000;
const page = { visibilityState: 'visible' };
const STATE = {
  st: 1,
  sg: 6,
  ck: null,
  sc: null,
  ps: [],
  rd: [0, 0] as [number, number],
  yl: [0, 0] as [number, number],
  cn: [0, 0] as [number, number],
  mc: 1,
};
const live = createLiveStore({ schedule: (flush) => flush() });
let asked: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  asked = [];
  const queryClient = new QueryClient();
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    asked.push(String(filters?.queryKey?.[0]));
  });
  stop = startListRefresh({ queryClient, live } as unknown as Services); // only these two are used
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listChange = () =>
  live.receive({ event: 'match_changed', ts: 1, added: ['7'], removed: [], changed: [] });

test('many changes of the lists are one reading, after a while', () => {
  for (let n = 0; n < 20; n += 1) listChange();
  vi.advanceTimersByTime(COUNTERS_DEBOUNCE_MS - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(JITTER_MAX_MS + 1);
  expect(asked).toEqual(['matches', 'ending-soon', 'counters']);
});

test('a price asks for nothing', () => {
  live.seed({ id: '7', pr: 'betradar', v: 1, ts: 1, full: 1, state: STATE, m: [] });
  for (let v = 2; v < 50; v += 1) {
    const m: WireMarket[] = [{ id: '1', sp: '', st: 1, o: [['1', 20_000 + v, 1]] }];
    live.receive({ event: 'markets_changed', v, pv: v - 1, ts: v, id: '7', m });
  }
  expect(live.outcome('7/1//1')?.odds).toBe(20_049);
  vi.advanceTimersByTime(COUNTERS_DEBOUNCE_MS + JITTER_MAX_MS);
  expect(asked).toEqual([]);
});

test('while the page is seen the counters are read every half minute, while it is hidden never', () => {
  vi.advanceTimersByTime(2 * COUNTERS_REFRESH_MS);
  expect(asked.filter((key) => key === 'counters')).toHaveLength(2);
  page.visibilityState = 'hidden';
  listChange();
  vi.advanceTimersByTime(4 * COUNTERS_REFRESH_MS);
  expect(asked.filter((key) => key === 'counters')).toHaveLength(2);
});
