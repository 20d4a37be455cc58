import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/settlement.json';
import {
  asianResult,
  resultFilter,
  type SelectionResult,
  type SettlementInput,
  settleBet,
  settleCanceled,
  settleCashedOut,
} from './settlement.ts';

describe('bets settle as the vectors say', () => {
  test.each(vectors.bets)('$name', ({ name: _name, isSettled, payout, result, ...bet }) => {
    // The vectors spell types and results as text.
    const settlement = settleBet(bet as SettlementInput);
    expect(settlement).toEqual({ isSettled, payout, result, fromBonus: 0, isTokenBack: false });
  });
});

describe('asian lines end as the vectors say', () => {
  test.each(vectors.asianLines)('$name', (row) => {
    expect(asianResult(row.quarters)).toBe(row.result);
  });
});

const decided = fc.constantFrom<SelectionResult>('win', 'lose', 'void', 'half_win', 'half_lose');
const selection = fc.record({ odds: fc.integer({ min: 10_001, max: 200_000 }), result: decided });
const selections = fc.array(selection, { minLength: 1, maxLength: 12 });

test('an undecided selection can be decided later without changing what was settled before', () => {
  fc.assert(
    fc.property(selections, fc.nat({ max: 11 }), fc.nat({ max: 1_000_000 }), (all, at, stake) => {
      const partly = all.map((one, index) =>
        index === at % all.length ? { ...one, result: 'undecided' as const } : one,
      );
      const before = settleBet({ betType: 'COMBO', stake, selections: partly });
      const after = settleBet({ betType: 'COMBO', stake, selections: all });
      if (before.isSettled) expect(after).toEqual(before);
      expect(after.isSettled).toBe(true);
    }),
  );
});

test('a system over one fold of all selections pays what the combo pays', () => {
  fc.assert(
    fc.property(selections, fc.nat({ max: 1_000_000 }), (all, stake) => {
      const n = all.length;
      const systemType = { id: 'all', totalCount: n, winCount: n };
      expect(settleBet({ betType: 'SYSTEM', stake, selections: all, systemType }).payout).toBe(
        settleBet({ betType: 'COMBO', stake, selections: all }).payout,
      );
    }),
  );
});

test('a bet that is called off gives the stake back, one that is sold pays the offer', () => {
  const plain = { isSettled: true, fromBonus: 0, isTokenBack: false };
  expect(settleCanceled(500)).toEqual({ ...plain, payout: 500, result: 'canceled' });
  expect(settleCashedOut(440)).toEqual({ ...plain, payout: 440, result: 'cashed_out' });
});

test('every result belongs to one filter of the history, sold and open bets to none', () => {
  expect(resultFilter('win_entire')).toBe('win');
  expect(resultFilter('refund_half_win_other')).toBe('win');
  expect(resultFilter('lose_entire')).toBe('lose');
  expect(resultFilter('refund_half_lose_other')).toBe('lose');
  expect(resultFilter('refund_entire')).toBe('refund');
  expect(resultFilter('canceled')).toBe('refund');
  expect(resultFilter('cashed_out')).toBeNull();
  expect(resultFilter('no_results')).toBeNull();
});

test('a custom bet without odds and a line between quarters are bugs', () => {
  const won = [{ odds: 20_000, result: 'win' as const }];
  expect(() => settleBet({ betType: 'CUSTOM_BET', stake: 1, selections: won })).toThrow('odds');
  expect(() => asianResult(0.5)).toThrow(RangeError);
});

test('a dead heat without more competitors than places is a bug', () => {
  const selections = [{ odds: 20_000, result: 'win' as const, deadHeat: { places: 2, tied: 2 } }];
  expect(() => settleBet({ betType: 'SINGLE', stake: 1, selections })).toThrow('dead heat');
});
