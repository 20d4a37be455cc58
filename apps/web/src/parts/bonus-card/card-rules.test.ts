import type { LeaderboardRow } from '@touchline/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancePercent } from './chance.ts';
import { withOwnRow } from './leaderboard-rows.ts';
import { filled } from './progress.ts';

const rowAt = (position: number): LeaderboardRow => ({
  position,
  current_user: false,
  email: `p${position}•••@mail.test`,
  points: 100 * position,
  farmed_amount: 0,
  currency: 'EUR',
  farmed_freebets_count: 0,
});

test('the own row is in sight once, in the order of places', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 60 }), (positions, own) => {
      const rows = positions
        .filter((position) => position !== own)
        .sort((a, b) => a - b)
        .map(rowAt);
      const shown = withOwnRow(rows, rowAt(own));
      const inOrder = [...rows.map(({ position }) => position), own].sort((a, b) => a - b);
      expect(shown.map(({ position }) => position)).toEqual(inOrder);
      expect(shown.filter(({ current_user: isOwn }) => isOwn)).toHaveLength(1);
      expect(withOwnRow(shown, rowAt(own))).toBe(shown);
    }),
  );
});

test('without points there is no own row', () => {
  const rows = [rowAt(1)];
  expect(withOwnRow(rows, null)).toBe(rows);
});

test('a bar is full only once the threshold is reached, and never longer than its place', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 1_000_000 }), (reached, more, threshold) => {
      const bar = filled(reached, reached + more, threshold);
      expect(bar.reached === 100).toBe(reached >= threshold);
      expect(bar.reached + bar.open).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  ['1/20', 5],
  ['1/3', 100 / 3],
  ['1/0', null],
  ['often', null],
] as const)('the chance %s is %s per cent', (chance, percent) => {
  expect(chancePercent(chance)).toBe(percent);
});
