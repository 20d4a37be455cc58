import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createLiveStore } from '@touchline/client/live';
import type { ConnectionState } from '@touchline/client/realtime';
import { STALE_LIVE_MS } from '@touchline/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from './polling.ts';
import { type Services, setCurrentServices } from './services.ts';
import { setTransport, transportOf } from './transport.ts';

const ROUND_MS = 5_000;
const KEY = 'm1/1//1';

let visibility = 'visible';
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    documentElement: { dataset: {} },
    get visibilityState() {
      return visibility;
    },
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with one list of prices on it, and a connection that the test moves. */
function page(first: ConnectionState, readMs = 0) {
  const live = createLiveStore({ schedule: (flush) => flush() });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let state = first;
  let isAnswering = true;
  const listeners = new Set<() => void>();
  const read = vi.fn(async () => {
    if (readMs > 0) await new Promise((resolve) => setTimeout(resolve, readMs));
    if (!isAnswering) throw new Error('Nobody answers.');
    live.seed({
      id: 'm1',
      pr: 'betradar',
      v: read.mock.calls.length,
      ts: Date.now(),
      full: 1,
      state: null,
      m: [{ id: '1', sp: '', st: 1, o: [['1', 20_000 + read.mock.calls.length, 1]] }],
    });
    return {};
  });
  const shown = new QueryObserver(queryClient, {
    queryKey: ['matches', {}],
    queryFn: read,
    initialData: {},
    initialDataUpdatedAt: Date.now() - 1_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
  stops.push(shown.subscribe(() => undefined));
  const services = { live, queryClient } as unknown as Services; // what is asked of them
  setCurrentServices(services);
  setTransport('idle');
  // What the connection's own listeners do before.
  const tell = () => {
    live.setTransport(state.status === 'connected' ? 'up' : 'down');
    setTransport(state.status === 'connected' ? 'up' : 'down');
  };
  tell();
  listeners.add(tell);
  stops.push(
    startPolling(services, {
      get: () => state,
      subscribe(callback) {
        listeners.add(callback);
        return () => void listeners.delete(callback);
      },
    }),
  );
  return {
    live,
    read,
    answers: (isThere: boolean) => {
      isAnswering = isThere;
    },
    move(next: ConnectionState) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

const CONNECTING: ConnectionState = { status: 'connecting', terminal: null };
const CONNECTED: ConnectionState = { status: 'connected', terminal: null };
const ENDED: ConnectionState = { status: 'disconnected', terminal: { code: 4500, reason: 'no more' } };

test('where no connection comes, the page asks every five seconds, and what it read may be bet on', async () => {
  const { live, read } = page(CONNECTING);
  await vi.advanceTimersByTimeAsync(STALE_LIVE_MS - 1);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(1);
  expect([transportOf(), live.freshness('m1')]).toEqual(['polled', 'fresh']);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect(read).toHaveBeenCalledTimes(2);
  expect(live.outcome(KEY)?.odds).toBe(20_002);
  expect(live.freshness('m1')).toBe('fresh');
});

test('a connection that ended for good is not waited for', async () => {
  const { move, read, live } = page(CONNECTED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  move(ENDED);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  expect([transportOf(), live.freshness('m1')]).toEqual(['polled', 'fresh']);
});

test('a connection that is there in time, or again, ends the asking', async () => {
  const { move, read } = page(CONNECTING);
  await vi.advanceTimersByTimeAsync(STALE_LIVE_MS - 1);
  move(CONNECTED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  move(CONNECTING);
  await vi.advanceTimersByTimeAsync(STALE_LIVE_MS);
  expect(read).toHaveBeenCalledTimes(1);
  // It tries again, and again in vain: the page stays as it is.
  move(CONNECTING);
  expect(transportOf()).toBe('polled');
  move(CONNECTED);
  expect(transportOf()).toBe('up');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a connection that comes and goes while an answer is awaited leaves one asking, not two', async () => {
  const { move, read } = page(ENDED, 3_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  move(CONNECTED);
  move(ENDED);
  await vi.advanceTimersByTimeAsync(80_000);
  // Each round is a reading of three seconds and a wait of five.
  expect(read.mock.calls.length).toBeLessThanOrEqual(12);
});

test('while nobody answers prices are paused, and no longer when somebody does', async () => {
  const { answers, live } = page(ENDED);
  answers(false);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect(transportOf()).toBe('down');
  answers(true);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect([transportOf(), live.freshness('m1')]).toEqual(['polled', 'fresh']);
  answers(false);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect([transportOf(), live.freshness('m1')]).toEqual(['down', 'stale']);
});

test('a page that nobody sees asks for nothing', async () => {
  visibility = 'hidden';
  const { read } = page(ENDED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  visibility = 'visible';
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect(read).toHaveBeenCalledTimes(1);
});
