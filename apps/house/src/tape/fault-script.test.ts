import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FAULTS, withFaults } from './fault-script.ts';

const STEP_MS = 100;
const tapeOf = (length: number) =>
  Array.from({ length }, (_, place) => ({ at: place * STEP_MS, channel: 'match', data: place }));
const dataOf = (tape: readonly { data?: unknown }[]) => tape.map(({ data }) => data);

test('without faults a tape is as it was recorded', () => {
  expect(withFaults(tapeOf(50), NO_FAULTS)).toEqual(tapeOf(50));
});

test.each([
  ['drop', (kept: unknown[]) => expect(kept).toEqual([])],
  ['repeat', (kept: unknown[]) => expect(kept).toEqual([0, 0, 1, 1, 2, 2, 3, 3])],
  ['reorder', (kept: unknown[]) => expect(kept).toEqual([1, 2, 3, 0])],
] as const)('%s alone, always', (kind, expectKept) => {
  expectKept(dataOf(withFaults(tapeOf(4), { ...NO_FAULTS, [kind]: 1 })));
});

test('delay alone moves everything by its time', () => {
  const late = withFaults(tapeOf(4), { ...NO_FAULTS, delay: 1, delayMs: 250 });
  expect(late.map(({ at }) => at)).toEqual([250, 350, 450, 550]);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const script = fc.record({
  seed: fc.integer(),
  drop: share,
  repeat: share,
  reorder: share,
  delay: share,
  delayMs: fc.integer({ min: 0, max: 1_000 }),
});

test('the same script does the same to the same tape, makes nothing up and goes forward in time', () => {
  fc.assert(
    fc.property(script, fc.integer({ min: 0, max: 60 }), (faults, length) => {
      const tape = tapeOf(length);
      const played = withFaults(tape, faults);
      expect(withFaults(tape, faults)).toEqual(played);
      const recorded = new Set(dataOf(tape));
      expect(dataOf(played).every((data) => recorded.has(data))).toBe(true);
      const times = played.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
  );
});

test('the shares of a long tape are those of its script', () => {
  const LENGTH = 10_000;
  const played = withFaults(tapeOf(LENGTH), { ...NO_FAULTS, seed: 3, drop: 0.2, repeat: 0.1 });
  const kept = new Set(dataOf(played)).size / LENGTH;
  expect(kept).toBeGreaterThan(0.78);
  expect(kept).toBeLessThan(0.82);
  expect(played.length / new Set(dataOf(played)).size).toBeCloseTo(1.1, 1);
});
