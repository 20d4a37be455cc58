import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalsOf, freshSet } from './race.ts';
import { tablesOf } from './tables.ts';
import { gameChance, tennisContest, tennisRules, tiebreakChance, tiebreakServer } from './tennis.ts';

const point = fc.double({ min: 0.35, max: 0.85, noNaN: true });

test('who wins two points of three on serve holds 208 games of 243', () => {
  expect(gameChance(2 / 3)).toBeCloseTo(208 / 243, 12);
});

test('a game from deuce is won with p²/(p²+q²)', () => {
  expect(gameChance(0.6, 3, 3)).toBeCloseTo(0.36 / 0.52, 12);
  expect(gameChance(0.6, 5, 4)).toBeCloseTo(0.6 + (0.4 * 0.36) / 0.52, 12);
});

test('a tiebreak is served once, then twice each', () => {
  const servers = Array.from({ length: 7 }, (_, played) => tiebreakServer(0, [played, 0]));
  expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1]);
});

function winsSet(serve: readonly [number, number], first: 0 | 1): number {
  const contest = tennisContest(tennisRules(2), serve);
  return finalsOf(contest, freshSet(0, first)).reduce((sum, { a, b, p }) => (a > b ? sum + p : sum), 0);
}

test('who serves first does not matter for a tiebreak, a set and a match', () => {
  fc.assert(
    fc.property(point, point, (home, away) => {
      expect(tiebreakChance([home, away], 0)).toBeCloseTo(tiebreakChance([home, away], 1), 9);
      expect(winsSet([home, away], 0)).toBeCloseTo(winsSet([home, away], 1), 6);
    }),
    { numRuns: 40 },
  );
});

test('matches to two and three sets follow from the chance of one set', () => {
  fc.assert(
    fc.property(point, point, (home, away) => {
      const s = winsSet([home, away], 0);
      const two = tablesOf(tennisContest(tennisRules(2), [home, away])).scores(0, 0, 0);
      expect((two[6] ?? 0) + (two[7] ?? 0)).toBeCloseTo(s * s * (3 - 2 * s), 6);
      const three = tablesOf(tennisContest(tennisRules(3), [home, away])).scores(0, 0, 1);
      const sum = (three[12] ?? 0) + (three[13] ?? 0) + (three[14] ?? 0);
      expect(sum).toBeCloseTo(s ** 3 * (10 - 15 * s + 6 * s * s), 6);
    }),
    { numRuns: 20 },
  );
});
