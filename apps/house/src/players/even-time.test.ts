import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEvenTime } from './even-time.ts';

const sleeps = vi.hoisted(() => ({ now: 0 }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    sleeps.now += ms;
  },
}));

beforeEach(() => {
  sleeps.now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => sleeps.now);
});
afterEach(() => vi.restoreAllMocks());

const taking = (ms: number, fails: boolean) => async () => {
  sleeps.now += ms;
  if (fails) throw new Error('refused');
  return 'done';
};

test.each([
  [1, 50],
  [49, 50],
  [51, 100],
])('work of %d ms ends after %d ms, whether it succeeds or not', async (ms, ends) => {
  expect(await inEvenTime(50, taking(ms, false))).toBe('done');
  expect(sleeps.now).toBe(ends);
  sleeps.now = 0;
  await expect(inEvenTime(50, taking(ms, true))).rejects.toThrow('refused');
  expect(sleeps.now).toBe(ends);
});
