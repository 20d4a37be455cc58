import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/returns.json';
import systemVectors from '../../../fixtures/betting/systems.json';
import { MAX_MONEY } from './money.ts';
import { MAX_ODDS, MAX_TOTAL_ODDS, MIN_ODDS, ODDS_SCALE } from './odds.ts';
import type { Rational } from './rational.ts';
import {
  capReturn,
  comboReturn,
  exactTotalOdds,
  oddsFactor,
  returnAt,
  stakeForReturn,
  stakeWithinCap,
  totalOdds,
} from './returns.ts';
import { resultFactor, type SelectionResult } from './settlement.ts';
import { combinations, fullCoverTypes, lineCount, type SystemType, standardSystemTypes } from './system.ts';
import { systemMinReturn, systemMultiplier, systemReturn } from './system-returns.ts';

const anyOdds = fc.integer({ min: MIN_ODDS, max: MAX_ODDS });
const anyStake = fc.integer({ min: 1, max: 1_000_000_000 });

function coverOf(totalCount: number, folds: readonly number[]): SystemType {
  return { id: 'cover', totalCount, winCount: Math.min(...folds), folds };
}

describe('returns of singles and combos match the vectors', () => {
  test.each(vectors.combos)('$name', (row) => {
    expect(comboReturn(row.stake, row.odds.map(oddsFactor), row.bonusOdds)).toBe(row.payout);
    expect(totalOdds(row.odds, row.bonusOdds)).toBe(row.totalOdds);
  });
  test.each(vectors.wantedReturns)('the stake for a wanted return of $wanted', (row) => {
    const odds = exactTotalOdds(row.odds);
    expect(stakeForReturn(row.wanted, odds)).toBe(row.stake);
    expect(returnAt(row.stake, odds)).toBe(row.payout);
  });
  test.each(vectors.caps)('the largest stake within a payout of $cap', (row) => {
    expect(stakeWithinCap(row.cap, exactTotalOdds(row.odds))).toBe(row.maxStake);
  });
});

describe('systems match the vectors', () => {
  test.each(systemVectors.counts)('$winCount of $totalCount has $lines lines', (row) => {
    expect(lineCount({ id: 'x', ...row })).toBe(row.lines);
  });
  test.each(systemVectors.fullCovers)('$name has $lines lines', (row) => {
    expect(lineCount(coverOf(row.totalCount, row.folds))).toBe(row.lines);
  });
  test.each(systemVectors.coverReturns)('$id of $lineStake a line returns what the formula says', (row) => {
    const type = fullCoverTypes().find(({ id }) => id === row.id) ?? coverOf(0, [0]);
    expect(row.stake).toBe(row.lineStake * lineCount(type));
    expect(systemReturn(row.stake, type, row.odds.map(oddsFactor))).toBe(row.payout);
  });
  test.each(systemVectors.returns)('$name', (row) => {
    const type = coverOf(row.selections.length, row.folds);
    const factors = row.selections.map(({ odds, result }) => {
      // The vectors spell the result as text; none is undecided.
      return resultFactor({ odds, result: result as SelectionResult }) ?? oddsFactor(0);
    });
    expect(systemReturn(row.stake, type, factors)).toBe(row.payout);
    if (row.minReturn !== undefined) expect(systemMinReturn(row.stake, type, factors)).toBe(row.minReturn);
  });
});

function allLines(factors: readonly Rational[], size: number): Rational[][] {
  const [first, ...rest] = factors;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...allLines(rest, size - 1).map((line) => [first, ...line]), ...allLines(rest, size)];
}

test('a system returns what the sum over all of its lines returns, up to the cap', () => {
  const odds = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(odds, fc.integer({ min: 2, max: 7 }), anyStake, (list, fold, stake) => {
      const winCount = Math.min(fold, list.length - 1);
      const factors = list.map(oddsFactor);
      const lines = allLines(factors, winCount);
      const scale = 10n ** BigInt(4 * winCount);
      const sum = lines.reduce((total, line) => total + line.reduce((p, f) => p * f.numerator, 1n), 0n);
      const uncapped = (BigInt(stake) * sum) / (scale * BigInt(lines.length));
      const cap = BigInt(stake) * BigInt(MAX_TOTAL_ODDS / ODDS_SCALE);
      const expected = uncapped > cap ? cap : uncapped;
      expect(systemReturn(stake, { id: 'x', totalCount: list.length, winCount }, factors)).toBe(
        Number(expected),
      );
    }),
  );
});

test('the lines of k of n are C(n, k): the sum over all k is 2 to the n', () => {
  for (let n = 0; n <= 40; n += 1) {
    let sum = 0;
    for (let k = 0; k <= n; k += 1) sum += combinations(n, k);
    expect(sum).toBe(2 ** n);
  }
});

test('20 of 40 is computed without walking its 137 846 528 820 lines', () => {
  const type = { id: '20/40', totalCount: 40, winCount: 20 };
  const factors = Array.from({ length: 40 }, () => oddsFactor(11_000));
  expect(systemReturn(1000, type, factors)).toBe(Math.floor(1000 * 1.1 ** 20));
});

test('the stake for a wanted return is the smallest that reaches it', () => {
  fc.assert(
    fc.property(
      anyStake,
      fc.array(fc.integer({ min: MIN_ODDS, max: 200_000 }), { minLength: 1 }),
      (wanted, odds) => {
        const exact = exactTotalOdds(odds.slice(0, 8));
        const stake = stakeForReturn(wanted, exact) ?? 0;
        expect(returnAt(stake, exact)).toBeGreaterThanOrEqual(wanted);
        expect(returnAt(stake - 1, exact)).toBeLessThan(wanted);
      },
    ),
  );
});

test('the stake for a wanted return of a system is the smallest that reaches it', () => {
  const types = [...standardSystemTypes().filter(({ totalCount }) => totalCount <= 8), ...fullCoverTypes()];
  const any = fc.constantFrom(...types).chain((type) => {
    const { totalCount: count } = type;
    const odds = fc.array(fc.integer({ min: 10_001, max: 40_000 }), { minLength: count, maxLength: count });
    return fc.record({ type: fc.constant(type), odds });
  });
  fc.assert(
    fc.property(anyStake, any, (wanted, { type, odds }) => {
      const factors = odds.map(oddsFactor);
      const stake = stakeForReturn(wanted, systemMultiplier(type, factors)) ?? 0;
      expect(systemReturn(stake, type, factors)).toBeGreaterThanOrEqual(wanted);
      if (stake > 0) expect(systemReturn(stake - 1, type, factors)).toBeLessThan(wanted);
    }),
  );
});

test('the largest stake within a cap keeps to it, and one unit more does not', () => {
  fc.assert(
    fc.property(anyStake, anyOdds, (cap, odds) => {
      const exact = exactTotalOdds([odds]);
      const stake = stakeWithinCap(cap, exact);
      expect(returnAt(stake, exact)).toBeLessThanOrEqual(cap);
      expect(((BigInt(stake) + 1n) * exact.numerator) / exact.denominator).toBeGreaterThanOrEqual(
        BigInt(cap),
      );
    }),
  );
});

test('the order of selections changes neither odds nor return', () => {
  fc.assert(
    fc.property(fc.array(anyOdds, { minLength: 1, maxLength: 40 }), anyStake, (odds, stake) => {
      const reversed = odds.toReversed();
      expect(totalOdds(reversed)).toBe(totalOdds(odds));
      expect(comboReturn(stake, reversed.map(oddsFactor))).toBe(comboReturn(stake, odds.map(oddsFactor)));
    }),
  );
});

test('combined odds and returns stop at their caps', () => {
  const huge = Array.from({ length: 40 }, () => MAX_ODDS);
  expect(totalOdds(huge)).toBe(MAX_TOTAL_ODDS);
  expect(comboReturn(100, huge.map(oddsFactor))).toBe(10_000_000);
  expect(comboReturn(MAX_MONEY, huge.map(oddsFactor))).toBe(MAX_MONEY);
  expect(capReturn(500, 400)).toBe(400);
  expect(capReturn(500, null)).toBe(500);
});

test('a negative stake is a bug and a worthless multiplier has no stake', () => {
  expect(() => comboReturn(-1, [])).toThrow(RangeError);
  expect(() => comboReturn(0.5, [])).toThrow(RangeError);
  expect(stakeForReturn(100, oddsFactor(0))).toBeNull();
  expect(stakeWithinCap(100, oddsFactor(0))).toBe(MAX_MONEY);
});
