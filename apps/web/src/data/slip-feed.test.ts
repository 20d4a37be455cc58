import { createLiveStore } from '@touchline/client/live';
import { expect, test, vi } from 'vitest';
import { createSlipFeed, matchOf, slipMarkets } from './slip-feed.ts';

const KEY = '7/1//1';
const OTHER = '7/18/total=2.5/12';

function store() {
  const flushes: (() => void)[] = [];
  const live = createLiveStore({ schedule: (flush) => void flushes.push(flush), now: () => 1000 });
  const flush = () => {
    for (const run of flushes.splice(0)) run();
  };
  const seed = (v: number, full: 0 | 1, odds: number, status: 1 | -1 = 1) =>
    live.seed({
      id: '7',
      pr: 'betradar',
      v,
      ts: 1000,
      full,
      state: null,
      m: [{ id: '1', sp: '', st: status, o: [['1', odds, 1]] }],
    });
  return { live, flush, seed };
}

test('a market of the store is handed to the slip whole', () => {
  const { live, seed } = store();
  seed(1, 0, 17_200);
  expect(slipMarkets([KEY], live)).toEqual([
    { key: '7/1/', status: 1, outcomes: [{ id: '1', odds: 17_200, active: true }] },
  ]);
});

test('a market that a completely known match lacks is closed; while the match is not complete nothing is said', () => {
  const { live, seed } = store();
  seed(1, 0, 17_200);
  expect(slipMarkets([OTHER], live)).toEqual([]);
  seed(2, 1, 17_200);
  expect(slipMarkets([OTHER], live)).toEqual([{ key: '7/18/total=2.5', status: 0, outcomes: [] }]);
});

test('the feed wants each match once, tells of changes together, and lets go of what left', async () => {
  const { live, flush, seed } = store();
  seed(1, 1, 17_200);
  flush();
  const wanted: string[] = [];
  const asked: string[] = [];
  const told: string[][] = [];
  const feed = createSlipFeed({
    live,
    want: (matchId) => {
      wanted.push(matchId);
      return () => void wanted.splice(wanted.indexOf(matchId), 1);
    },
    fetchMatch: (matchId) => void asked.push(matchId),
    onChange: (keys) => void told.push([...keys]),
  });
  feed.follow([KEY, OTHER]);
  await Promise.resolve();
  expect(wanted).toEqual(['7']);
  expect(asked).toEqual(['7']);
  expect(told).toEqual([[KEY, OTHER]]);
  seed(3, 1, 16_000, -1);
  flush();
  await vi.waitFor(() => expect(told.at(-1)).toContain(KEY));
  feed.follow([]);
  expect(wanted).toEqual([]);
});

test('the match of a key is what stands before its first slash', () => {
  expect(matchOf(OTHER)).toBe('7');
});

test('of prices that move at each frame the slip is told a few times a second, of the last one too', async () => {
  vi.useFakeTimers();
  try {
    const { live, flush, seed } = store();
    seed(1, 1, 17_200);
    flush();
    let told = 0;
    const feed = createSlipFeed({
      live,
      want: () => () => undefined,
      fetchMatch: () => undefined,
      onChange: () => {
        told += 1;
      },
    });
    feed.follow([KEY]);
    for (let frame = 1; frame <= 60; frame += 1) {
      seed(1 + frame, 1, 17_200 + frame);
      flush();
      await vi.advanceTimersByTimeAsync(1000 / 60);
    }
    expect(told).toBeLessThanOrEqual(7);
    const before = told;
    seed(100, 1, 20_000);
    flush();
    await vi.advanceTimersByTimeAsync(250);
    expect(told).toBeGreaterThan(before);
    feed.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('of many prices that move at once the slip is told in turns, so that none of them is long', async () => {
  vi.useFakeTimers();
  try {
    const live = createLiveStore({ schedule: (flush) => flush(), now: () => 1000 });
    const keys = Array.from({ length: 40 }, (_, index) => `${index}/1//1`);
    const told: (readonly string[])[] = [];
    const feed = createSlipFeed({
      live,
      want: () => () => undefined,
      fetchMatch: () => undefined,
      onChange: (some) => void told.push(some),
    });
    feed.follow(keys);
    await vi.advanceTimersByTimeAsync(199);
    expect(Math.max(...told.map((some) => some.length))).toBeLessThanOrEqual(12);
    expect(told.flat()).toEqual(keys);
    feed.follow([...keys, '99/1//1']);
    feed.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told.flat()).toEqual(keys);
  } finally {
    vi.useRealTimers();
  }
});
