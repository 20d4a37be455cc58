import { expect, test } from 'vitest';
import { linesCost, stakeForLines } from './line-cost.ts';

test('a total is divided among the lines, and says where it does not divide', () => {
  expect(linesCost(1200, 6, 6, false)).toEqual({ amount: 200, isExact: true });
  expect(linesCost(1000, 6, 6, false)).toEqual({ amount: 166, isExact: false });
});

test('a stake per line is what another system would cost in all', () => {
  expect(linesCost(1200, 6, 4, true)).toEqual({ amount: 800, isExact: true });
  expect(linesCost(1000, 6, 4, true)).toEqual({ amount: 664, isExact: false });
});

test('the stake of each line is kept when their number changes', () => {
  expect(stakeForLines({ stake: 1200 }, 6, 10)).toBe(2000);
  expect(stakeForLines({ stake: 1200 }, 6, 6)).toBeNull();
  expect(stakeForLines({ stake: 1000 }, 6, 10)).toBeNull();
  expect(stakeForLines({ stake: 0 }, 6, 10)).toBeNull();
  expect(stakeForLines({ stake: Number.MAX_SAFE_INTEGER - 1 }, 1, 10)).toBeNull();
});
