import { expect, test } from 'vitest';
import { dartsContest, dartsRules, LEG, legChance, visitsFrom } from './darts.ts';
import { sixRoundOvertime, twoClearOvertime } from './map-rounds.ts';
import { badmintonRules, servedContest, tableTennisRules, volleyballRules } from './point-sets.ts';
import { finalsOf, freshSet, raceTo, unitWinner } from './race.ts';

test.each([
  [
    'table tennis',
    tableTennisRules(3),
    0,
    [
      [11, 9],
      [12, 10],
      [3, 11],
    ],
    [
      [11, 10],
      [10, 9],
      [15, 14],
    ],
  ],
  [
    'volleyball',
    volleyballRules(3),
    0,
    [
      [25, 23],
      [26, 24],
    ],
    [
      [25, 24],
      [24, 20],
    ],
  ],
  [
    'the last set of volleyball',
    volleyballRules(3),
    4,
    [
      [15, 13],
      [17, 15],
    ],
    [[15, 14]],
  ],
  [
    'badminton',
    badmintonRules(2),
    0,
    [
      [21, 19],
      [22, 20],
      [30, 29],
    ],
    [
      [21, 20],
      [29, 28],
    ],
  ],
  [
    'Counter-Strike',
    sixRoundOvertime(2),
    0,
    [
      [13, 11],
      [16, 12],
      [14, 16],
      [19, 15],
    ],
    [
      [13, 12],
      [15, 13],
      [16, 15],
    ],
  ],
  [
    'Valorant',
    twoClearOvertime(2),
    0,
    [
      [13, 11],
      [14, 12],
      [15, 17],
    ],
    [
      [13, 12],
      [14, 13],
    ],
  ],
] as const)('a set of %s is over with its final scores and not before', (_name, rules, set, over, open) => {
  for (const [a, b] of over) expect(rules.isOver(a, b, set)).toBe(true);
  for (const [a, b] of open) expect(rules.isOver(a, b, set)).toBe(false);
});

test('the serve of table tennis changes every two points, from ten all on every point', () => {
  const rules = tableTennisRules(3);
  const servers = [0, 1, 2, 3, 4].map((played) => rules.serverOf(0, played, 0, 0));
  expect(servers).toEqual([0, 0, 1, 1, 0]);
  expect(rules.serverOf(0, 10, 10, 0)).toBe(0);
  expect(rules.serverOf(0, 11, 10, 0)).toBe(1);
});

test('the final scores of a set share the whole chance', () => {
  for (const rules of [tableTennisRules(3), volleyballRules(3), badmintonRules(2)]) {
    const finals = finalsOf(servedContest('x', rules, [0.48, 0.5]), freshSet(0, 1));
    expect(finals.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 7);
  }
});

test('between equals without advantage every race is even', () => {
  const contest = servedContest('x', tableTennisRules(3), [0.5, 0.5]);
  expect(raceTo(contest, freshSet(0, 0), 7)).toBeCloseTo(0.5, 9);
  expect(unitWinner(contest, freshSet(0, 0), 4)).toBeCloseTo(0.5, 9);
});

test('the visits of a leg share the whole chance, and throwing first helps', () => {
  for (const remaining of [501, 180, 170, 100, 32]) {
    const sum = visitsFrom(remaining, 0.3).reduce((total, [, chance]) => total + chance, 0);
    expect(sum).toBeCloseTo(1, 12);
  }
  const even = { strength: 0, remaining: LEG };
  expect(legChance(even, even)).toBeGreaterThan(0.55);
  const contest = dartsContest(dartsRules(3), [0.2, -0.1]);
  const first = contest.chance({ set: 0, a: 0, b: 0, server: 0 });
  expect(first).toBeGreaterThan(contest.chance({ set: 0, a: 0, b: 0, server: 1 }));
});
