import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/explained-systems.json';
import { type ExplainInput, explainSystem } from './explain-system.ts';
import type { Rational } from './rational.ts';
import { type SelectionResult, type SettledSelection, settleBet } from './settlement.ts';
import { fullCoverTypes, lineCount, standardSystemTypes } from './system.ts';

describe('systems are explained as the vectors say', () => {
  test.each(vectors.systems)('$name', ({ expected, name: _name, ...row }) => {
    // The vectors spell results as text.
    const { lines, lineCount: count, totalReturn } = explainSystem(row as ExplainInput);
    const written = lines.map(({ exactReturn: _exact, ...line }) => line);
    expect({ lineCount: count, lines: written, totalReturn }).toEqual(expected);
  });
});

const decided = fc.constantFrom<SelectionResult>('win', 'lose', 'void', 'half_win', 'half_lose');
const anyResult = fc.oneof(decided, fc.constant('undecided' as const));
const systemTypes = [
  ...standardSystemTypes().filter(({ totalCount }) => totalCount <= 8),
  ...fullCoverTypes(),
];
const anySystem = (result: fc.Arbitrary<SelectionResult>) =>
  fc.constantFrom(...systemTypes).chain((systemType) =>
    fc.record({
      systemType: fc.constant(systemType),
      stake: fc.integer({ min: 0, max: 1_000_000 }),
      selections: fc.array(fc.record({ odds: fc.integer({ min: 10_001, max: 90_000 }), result }), {
        minLength: systemType.totalCount,
        maxLength: systemType.totalCount,
      }),
    }),
  );

const sum = (parts: readonly Rational[]): Rational =>
  parts.reduce(
    (total, part) => ({
      numerator: total.numerator * part.denominator + part.numerator * total.denominator,
      denominator: total.denominator * part.denominator,
    }),
    { numerator: 0n, denominator: 1n },
  );

test('all lines together return what the system is settled with, rounded down once', () => {
  fc.assert(
    fc.property(anySystem(decided), (bet) => {
      const { lines, totalReturn } = explainSystem({ ...bet, offset: 0, limit: 1000 });
      const exact = sum(lines.flatMap((line) => line.exactReturn ?? []));
      expect(totalReturn).toBe(Number(exact.numerator / exact.denominator));
      expect(totalReturn).toBe(settleBet({ betType: 'SYSTEM', ...bet }).payout);
      const read = lines.reduce((total, line) => total + (line.return ?? 0), 0);
      expect(read).toBeLessThanOrEqual(totalReturn ?? 0);
    }),
  );
});

test('the total is known exactly when the bet can be settled', () => {
  fc.assert(
    fc.property(anySystem(anyResult), (bet) => {
      const { totalReturn } = explainSystem({ ...bet, offset: 0, limit: 0 });
      const settled = settleBet({ betType: 'SYSTEM', ...bet });
      expect(totalReturn !== null).toBe(settled.isSettled);
      if (settled.isSettled) expect(totalReturn).toBe(settled.payout);
    }),
  );
});

test('pages of lines, put together, are all lines once, in one order', () => {
  fc.assert(
    fc.property(anySystem(anyResult), fc.integer({ min: 1, max: 40 }), (bet, limit) => {
      const all = explainSystem({ ...bet, offset: 0, limit: 1000 }).lines;
      const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_none, page) =>
        explainSystem({ ...bet, offset: page * limit, limit }),
      );
      expect(pages.flatMap((page) => page.lines)).toEqual(all);
      expect(new Set(all.map((line) => line.selections.join())).size).toBe(lineCount(bet.systemType));
      for (const { selections } of all) {
        expect(selections).toEqual(selections.toSorted((a, b) => a - b));
        expect(bet.systemType.folds ?? [bet.systemType.winCount]).toContain(selections.length);
      }
    }),
  );
});

test('the last line of 8 of 16 is read without the 12 869 before it, and the middle of 20 of 40 too', () => {
  const won = (count: number): SettledSelection[] =>
    Array.from({ length: count }, () => ({ odds: 11_000, result: 'win' }));
  const of16 = { id: '8/16', totalCount: 16, winCount: 8 };
  const last = explainSystem({
    systemType: of16,
    stake: 12_870,
    selections: won(16),
    offset: 12_869,
    limit: 9,
  });
  expect(last.lines.map((line) => line.selections)).toEqual([[8, 9, 10, 11, 12, 13, 14, 15]]);
  const of40 = { id: '20/40', totalCount: 40, winCount: 20 };
  const middle = explainSystem({
    systemType: of40,
    stake: 1000,
    selections: won(40),
    offset: 68_923_264_410,
    limit: 1,
  });
  // Half of the lines hold the first selection; the next one is the first without it.
  expect(middle.lines[0]?.selections).toEqual(Array.from({ length: 20 }, (_none, index) => index + 1));
});
