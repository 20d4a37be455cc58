import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimerWheel, type TimerWheel } from './timer-wheel.ts';

let wheel: TimerWheel;
const errors: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  wheel = createTimerWheel(10, (error) => errors.push(error));
});
afterEach(() => {
  wheel.stop();
  vi.useRealTimers();
  errors.length = 0;
});

test('a task runs once, never early, and at most two ticks late', () => {
  for (const delay of [0, 5, 10, 95, 2_549, 2_560, 2_570, 7_777]) {
    let ran = 0;
    wheel.after(delay, () => ran++);
    vi.advanceTimersByTime(Math.max(0, delay - 1));
    expect(ran).toBe(0);
    vi.advanceTimersByTime(21);
    expect(ran).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(ran).toBe(1);
  }
});

test('a cancelled task does not run', () => {
  let ran = 0;
  const cancel = wheel.after(50, () => ran++);
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(ran).toBe(0);
});

test('a task that throws is reported and the others run', () => {
  let ran = 0;
  wheel.after(50, () => {
    throw new Error('broken');
  });
  wheel.after(50, () => ran++);
  vi.advanceTimersByTime(100);
  expect([ran, errors.length]).toEqual([1, 1]);
});

test('a task may put a new one on the wheel', () => {
  let ran = 0;
  const again = () => {
    ran++;
    wheel.after(100, again);
  };
  wheel.after(100, again);
  vi.advanceTimersByTime(1_250);
  expect(ran).toBeGreaterThanOrEqual(10);
});
