import { expect, test } from 'vitest';
import type { QuotedMarket } from '../sport.ts';
import { coverOfLead, leadCovers } from './lead-covers.ts';

const RESULT = { types: ['result', 'double', 'none', 'start', 'start3', 'score'], later: 'winner' };
const NEVER_LEVEL = { ...RESULT, neverLevel: true };

/** A market with the decimal odds of its outcomes. */
const market = (marketId: string, odds: Record<string, number>, specifier = ''): QuotedMarket => ({
  marketId,
  specifier,
  groups: [],
  priority: 1,
  outcomes: Object.entries(odds).map(([id, value]) => ({ id, odds: value * 10_000, active: true })), // decimal odds to scaled ones
  mostBalanced: false,
  stopsAt: null,
});

const result = market('result', { '1': 2, '2': 4, '3': 4 });

test.each([
  ['a double chance with the third result', market('double', { '9': 2, '10': 1.1, '11': 1.1 }), 0.75],
  ['either side with the draw', market('double', { '9': 1.1, '10': 2, '11': 1.1 }), 0.75],
  ['the away side or a draw with the home side', market('double', { '9': 1.1, '10': 1.1, '11': 4 }), 0.75],
  [
    'a start of half a goal with the home side',
    market('start', { '1714': 1.1, '1715': 4 }, 'hcp=-0.5'),
    0.75,
  ],
  [
    'a start of the home side with the away side',
    market('start', { '1714': 2.5, '1715': 1.1 }, 'hcp=0.5'),
    0.65,
  ],
  [
    'a level three-way start with the results',
    market('start3', { '1711': 1.1, '1712': 20, '1713': 1.1 }, 'hcp=0:0'),
    0.8,
  ],
  ['both sides, a draw returning the stake', market('none', { '4': 2.5, '5': 4 }), 0.65],
  [
    'a side, the draw for what does not come back, and the other side',
    market('none', { '4': 4, '5': 1.1 }),
    0.25 + 0.75 / 4 + 0.25,
  ],
  ['the winner in the end in place of the one after the part', market('winner', { '4': 4, '5': 1.1 }), 0.75],
])('a cover across types is found: %s', (_, other, cost) => {
  expect(coverOfLead(RESULT, [result, other]).cost).toBeCloseTo(cost, 9);
});

test('where no part ends level, a winner and a start of half a point are the same', () => {
  const winner = market('result', { '4': 2, '5': 1.5 });
  const start = market('start', { '1714': 1.2, '1715': 4 }, 'hcp=-0.5');
  expect(coverOfLead(NEVER_LEVEL, [winner, start]).cost).toBeCloseTo(0.75, 9);
});

test('scores cover with starts and winners', () => {
  const scores = market('score', { '2:0': 4, '2:1': 4, '1:2': 4, '0:2': 8 });
  const start = market('start', { '1714': 2, '1715': 2 }, 'hcp=1.5');
  const both = coverOfLead(NEVER_LEVEL, [scores, start]);
  expect(both.cost).toBeCloseTo(0.5 + 0.125, 9);
  expect(both.what).toBe('score  0:2 + start hcp=1.5 1714');
});

test('a fair book is no cheaper than its return, and parts are kept apart', () => {
  const double = market('double', { '9': 1.2, '10': 1.3, '11': 1.9 }, 'half=2');
  expect(coverOfLead(RESULT, [result]).cost).toBe(1);
  const half = market('result', { '1': 2, '2': 4, '3': 4 }, 'half=1');
  const costs = leadCovers([RESULT], [half, double]).map(({ cost }) => cost);
  expect(costs[0]).toBe(1);
  expect(costs[1]).toBeGreaterThan(1);
});

test('what cannot be backed covers nothing', () => {
  const closed = { ...result, outcomes: result.outcomes.map((outcome) => ({ ...outcome, active: false })) };
  expect(coverOfLead(RESULT, [closed]).cost).toBe(Infinity);
});
