import type { Bet, BetSelection, LegStatus } from '@touchline/contract';
import { expect, test } from 'vitest';
import { decidedCount, legCounts, stakeLines, stillPossible } from './bet-progress.ts';

type Legs = readonly (readonly [number, LegStatus])[];
const legsOf = (legs: Legs) => legs.map(([odds, status]) => ({ odds, status })) as BetSelection[]; // only what is read
const betOf = (type: Bet['type'], legs: Legs, more: Partial<Bet> = {}) => ({
  type,
  odds: 20_000,
  stake: 1200,
  open_stake: 1200,
  potential_return: 1_000_000,
  system: null,
  selections: legsOf(legs),
  ...more,
});
const TWO_OF_FOUR = { id: '2/4', total_count: 4, win_count: 2 };

test('a system that lost a leg says what the rest can still return', () => {
  const legs: Legs = [
    [19_500, 'won'],
    [18_000, 'lost'],
    [18_200, 'open'],
    [19_100, 'open'],
  ];
  // Three lines of two are left, 2.00 on each: (1.95 × 1.82 + 1.95 × 1.91 + 1.82 × 1.91) × 200 = 2149.94.
  expect(stillPossible(betOf('system', legs, { system: TWO_OF_FOUR }))).toBe(2149);
});

test('a combo with a void leg can return less than at the start, and a lost one nothing', () => {
  const legs: Legs = [
    [20_000, 'void'],
    [15_000, 'open'],
  ];
  expect(stillPossible(betOf('double', legs))).toBe(1800);
  expect(stillPossible(betOf('double', [[20_000, 'lost'], ...legs.slice(1)]))).toBe(0);
});

test('a half result keeps its half', () => {
  const legs: Legs = [
    [20_000, 'half_lost'],
    [15_000, 'open'],
  ];
  expect(stillPossible(betOf('double', legs))).toBe(900);
});

test('a win that is shared counts for its share alone', () => {
  const bet = betOf('double', [
    [20_000, 'won'],
    [15_000, 'open'],
  ]);
  const shared = bet.selections.map((leg) =>
    leg.status === 'won' ? { ...leg, dead_heat: { places: 1, tied: 2 } } : leg,
  );
  expect(stillPossible(bet)).toBe(3600);
  expect(stillPossible({ ...bet, selections: shared })).toBe(1800);
});

test('only the stake that was not sold can win, and never more than the house said', () => {
  expect(stillPossible(betOf('single', [[20_000, 'open']], { open_stake: 600 }))).toBe(1200);
  expect(stillPossible(betOf('single', [[20_000, 'open']], { potential_return: 2000 }))).toBe(2000);
});

test('a bet builder returns at its own price, and its stake when a leg is void', () => {
  const legs: Legs = [
    [15_000, 'won'],
    [15_000, 'open'],
  ];
  expect(stillPossible(betOf('custom_bet', legs, { odds: 21_000 }))).toBe(2520);
  expect(stillPossible(betOf('custom_bet', [[15_000, 'void'], ...legs.slice(1)]))).toBe(1200);
});

test('a system that a backend does not describe keeps the return that was told', () => {
  expect(stillPossible(betOf('system', [[20_000, 'open']]))).toBe(1_000_000);
});

test('the stake of a system is told by line where it comes out even', () => {
  expect(stakeLines({ system: TWO_OF_FOUR, stake: 1200 })).toEqual({ count: 6, each: 200 });
  expect(stakeLines({ system: TWO_OF_FOUR, stake: 1000 })).toEqual({ count: 6, each: null });
  const yankee = { id: 'yankee', total_count: 4, win_count: 2, folds: [2, 3, 4] };
  expect(stakeLines({ system: yankee, stake: 1100 })).toEqual({ count: 11, each: 100 });
  expect(stakeLines({ system: null, stake: 1000 })).toBeNull();
});

test('legs are counted by how they stand', () => {
  const legs = legsOf([
    [15_000, 'won'],
    [15_000, 'half_won'],
    [15_000, 'half_lost'],
    [15_000, 'void'],
    [15_000, 'open'],
  ]);
  expect(decidedCount(legs)).toBe(4);
  expect(legCounts(legs)).toEqual({ won: 2, lost: 1, back: 1 });
});
