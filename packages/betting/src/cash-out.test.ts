import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/cash-out.json';
import {
  type CashOutBet,
  type CashOutSelection,
  cashOutFair,
  cashOutOffer,
  leastAccepted,
  partOfOffer,
  stakeOfPart,
} from './cash-out.ts';
import type { Rational } from './rational.ts';
import type { SelectionResult } from './settlement.ts';
import { fullCoverTypes, standardSystemTypes } from './system.ts';

const floored = (value: Rational | null) =>
  value === null ? null : Number(value.numerator / value.denominator);

describe('bets are worth what the vectors say', () => {
  test.each(vectors.offers)('$name', (row) => {
    // The vectors spell types and results as text.
    const fair = cashOutFair(row.bet as unknown as CashOutBet);
    const { marginPercent, minOffer, potentialReturn } = row;
    expect(floored(fair)).toBe(row.fair);
    expect(cashOutOffer(fair, { marginPercent, minOffer, potentialReturn })).toBe(row.offer);
  });
  test.each(vectors.parts)('$percent % of $offer is $part', ({ offer, percent, part }) => {
    expect(partOfOffer(offer, percent)).toBe(part);
    expect(stakeOfPart(offer, percent)).toBe(part);
  });
  test.each(vectors.tolerances)('$tolerancePercent % below $offer is $least', (row) => {
    expect(leastAccepted(row.offer, row.tolerancePercent)).toBe(row.least);
  });
});

// Short enough that no multiplier meets its cap.
const odds = fc.integer({ min: 10_100, max: 45_000 });
const stake = fc.integer({ min: 1, max: 10_000_000 });
const margin = fc.integer({ min: 0, max: 10 });
const result = fc.constantFrom<SelectionResult>('undecided', 'win', 'lose', 'void', 'half_win', 'half_lose');
const selection: fc.Arbitrary<CashOutSelection> = fc.record({ odds, result, now: odds });
const systemTypes = [
  ...standardSystemTypes().filter(({ totalCount }) => totalCount < 9),
  ...fullCoverTypes(),
];

const combo = fc.record({
  betType: fc.constant('COMBO' as const),
  stake,
  systemType: fc.constant(null),
  customOdds: fc.constant(null),
  selections: fc.array(selection, { minLength: 1, maxLength: 6 }),
});
const system = fc.constantFrom(...systemTypes).chain((systemType) =>
  fc.record({
    betType: fc.constant('SYSTEM' as const),
    stake,
    systemType: fc.constant(systemType),
    customOdds: fc.constant(null),
    selections: fc.array(selection, { minLength: systemType.totalCount, maxLength: systemType.totalCount }),
  }),
);
const anyBet: fc.Arbitrary<CashOutBet> = fc.oneof(combo, system);

test('an offer is never above the fair value, and is whole and above nothing', () => {
  fc.assert(
    fc.property(anyBet, margin, stake, (bet, marginPercent, potentialReturn) => {
      const fair = cashOutFair(bet);
      const offer = cashOutOffer(fair, { marginPercent, minOffer: 1, potentialReturn });
      if (offer === null) return;
      expect(offer).toBeLessThanOrEqual(floored(fair) ?? 0);
      expect(offer).toBeGreaterThan(0);
      expect(offer).toBeLessThan(potentialReturn);
    }),
  );
});

test('a bet of which nothing has moved is offered at its stake less the margin, rounded down', () => {
  fc.assert(
    fc.property(anyBet, margin, (bet, marginPercent) => {
      const selections = bet.selections.map((one) => ({
        ...one,
        result: 'undecided' as const,
        now: one.odds,
      }));
      const fair = cashOutFair({ ...bet, selections });
      const terms = { marginPercent, minOffer: 1, potentialReturn: Number.MAX_SAFE_INTEGER };
      const expected = Math.floor((bet.stake * (100 - marginPercent)) / 100);
      expect(cashOutOffer(fair, terms)).toBe(expected === 0 ? null : expected);
    }),
  );
});

test('a price that rises makes the bet worth no more', () => {
  fc.assert(
    fc.property(anyBet, fc.nat({ max: 7 }), (bet, at) => {
      const selections = bet.selections.map((one, index) =>
        index === at && one.now !== null ? { ...one, now: one.now + 1000 } : one,
      );
      const before = floored(cashOutFair(bet)) ?? 0;
      expect(floored(cashOutFair({ ...bet, selections })) ?? 0).toBeLessThanOrEqual(before);
    }),
  );
});

test('what is sold and what is left make the whole stake, and the parts of an offer never more than it', () => {
  fc.assert(
    fc.property(stake, fc.integer({ min: 10, max: 90 }), (amount, percent) => {
      const sold = stakeOfPart(amount, percent);
      expect(sold + (amount - sold)).toBe(amount);
      expect(partOfOffer(amount, percent) + partOfOffer(amount, 100 - percent)).toBeLessThanOrEqual(amount);
      expect(leastAccepted(amount, percent)).toBeGreaterThanOrEqual((amount * (100 - percent)) / 100);
    }),
  );
});

test('a custom bet without the price that was taken is a bug', () => {
  const bet = {
    betType: 'CUSTOM_BET',
    stake: 1,
    systemType: null,
    customOdds: null,
    selections: [],
  } as const;
  expect(() => cashOutFair(bet)).toThrow('odds');
});

test('a selection that won in a dead heat counts for its share of the place', () => {
  const bet = (deadHeat: { places: number; tied: number } | null): CashOutBet => ({
    betType: 'COMBO',
    stake: 1_000,
    systemType: null,
    customOdds: null,
    selections: [
      { odds: 50_000, result: 'win', deadHeat, now: null },
      { odds: 30_000, result: 'undecided', now: 20_000 },
    ],
  });
  const worth = (one: CashOutBet) => {
    const fair = cashOutFair(one);
    return fair && Number(fair.numerator) / Number(fair.denominator);
  };
  expect(worth(bet(null))).toBe(7_500);
  expect(worth(bet({ places: 1, tied: 2 }))).toBe(3_750);
});
