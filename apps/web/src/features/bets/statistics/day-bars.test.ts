import { expect, test } from 'vitest';
import { busyDays, CHART, dayBars } from './day-bars.ts';

const DAYS = [
  { from: 1, staked: 1000, won: 0 },
  { from: 2, staked: 0, won: 0 },
  { from: 3, staked: 500, won: 2500 },
];

test('days without a settled bet are not in the table', () => {
  expect(busyDays(DAYS).map(({ from }) => from)).toEqual([1, 3]);
});

test('bars stand on nothing, in proportion, inside the chart', () => {
  const { days, zeroY, line } = dayBars(DAYS);
  expect(days).toHaveLength(3);
  for (const { staked, won } of days) {
    for (const bar of [staked, won]) {
      expect(bar.y + bar.height).toBeCloseTo(zeroY);
      expect(bar.y).toBeGreaterThanOrEqual(CHART.pad);
      expect(bar.x + bar.width).toBeLessThanOrEqual(CHART.width);
    }
  }
  expect(days[2]?.won.height).toBeCloseTo((days[0]?.staked.height ?? 0) * 2.5);
  expect(line.split(' ')).toHaveLength(3);
});

test('a loss reaches below nothing, and days without anything draw a flat line', () => {
  const points = dayBars(DAYS)
    .line.split(' ')
    .map((point) => Number(point.split(',')[1]));
  expect(points[0]).toBeGreaterThan(dayBars(DAYS).zeroY);
  expect(points[2]).toBeLessThan(dayBars(DAYS).zeroY);
  const flat = dayBars([{ from: 1, staked: 0, won: 0 }]);
  expect(flat.days[0]?.staked.height).toBe(0);
});
