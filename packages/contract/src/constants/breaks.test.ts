import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BREAKS, type BreakType, breakEnd, isBreakLength } from './breaks.ts';

const DAY_MS = 24 * 3_600_000;
const at = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
const type = fc.constantFrom<BreakType>('cooling_off', 'self_exclusion');

test('a break lasts from one day to six weeks, or from six months to five years', () => {
  expect(isBreakLength('cooling_off', 1) && isBreakLength('cooling_off', 42)).toBe(true);
  expect(isBreakLength('self_exclusion', 6) && isBreakLength('self_exclusion', 60)).toBe(true);
  for (const days of [0, 43, 1.5, -1, Number.NaN]) expect(isBreakLength('cooling_off', days)).toBe(false);
  for (const months of [5, 61, 6.5]) expect(isBreakLength('self_exclusion', months)).toBe(false);
});

test('days are of 24 hours, months are of the calendar', () => {
  const start = Date.UTC(2026, 7, 31, 22, 15);
  expect(breakEnd('cooling_off', 7, start)).toBe(Date.UTC(2026, 8, 7, 22, 15));
  expect(breakEnd('self_exclusion', 6, start)).toBe(Date.UTC(2027, 1, 28, 22, 15));
  expect(breakEnd('self_exclusion', 60, Date.UTC(2028, 1, 29))).toBe(Date.UTC(2033, 1, 28));
});

test('a longer break never ends earlier, and each ends within its range', () => {
  fc.assert(
    fc.property(type, at, fc.integer({ min: 0, max: 53 }), (kind, from, more) => {
      const { min, max } = BREAKS[kind];
      const length = Math.min(max - 1, min + more);
      const end = breakEnd(kind, length, from);
      expect(end).toBeLessThan(breakEnd(kind, length + 1, from));
      expect(end).toBeGreaterThanOrEqual(breakEnd(kind, min, from));
      expect(end).toBeLessThanOrEqual(breakEnd(kind, max, from));
    }),
  );
});

test('every cooling-off period is shorter than every self-exclusion', () => {
  fc.assert(
    fc.property(at, (from) => {
      const longest = breakEnd('cooling_off', BREAKS.cooling_off.max, from);
      const shortest = breakEnd('self_exclusion', BREAKS.self_exclusion.min, from);
      expect(shortest - longest).toBeGreaterThan(100 * DAY_MS);
    }),
  );
});
