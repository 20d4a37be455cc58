import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/racing.json';
import { MAX_ODDS, MIN_ODDS } from './odds.ts';
import { placeTerms } from './place-terms.ts';
import { type RacingBet, settleRacing } from './racing.ts';
import { ruleFour } from './rule-four.ts';

describe('races match the vectors', () => {
  test.each(vectors.terms)('$runners runners, handicap: $isHandicap', ({ runners, isHandicap, terms }) => {
    expect(placeTerms(runners, isHandicap)).toEqual(terms);
  });
  test.each(vectors.deductions)('rule 4: $name', ({ withdrawn, percent }) => {
    expect(ruleFour(withdrawn)).toBe(percent);
  });
  test.each(vectors.bets)('$name', ({ bet, placing, payout, result }) => {
    // The vectors spell the kind as text.
    expect(settleRacing(bet as RacingBet, placing)).toEqual({ payout, result });
  });
});

const anyBet = fc.record({
  lineStake: fc.integer({ min: 1, max: 1_000_000_000 }),
  odds: fc.integer({ min: MIN_ODDS, max: 2_000_000 }),
  deduction: fc.integer({ min: 0, max: 90 }),
  terms: fc.option(fc.record({ places: fc.integer({ min: 2, max: 4 }), divisor: fc.constantFrom(4, 5) })),
});
const anyPlacing = fc.record({
  position: fc.integer({ min: 1, max: 8 }),
  tied: fc.integer({ min: 1, max: 4 }),
});

test('each way is the win bet and a part that never takes from it', () => {
  fc.assert(
    fc.property(anyBet, anyPlacing, (bet, placing) => {
      const win = settleRacing({ ...bet, kind: 'win' }, placing);
      const eachWay = settleRacing({ ...bet, kind: 'each_way' }, placing);
      expect(eachWay.payout).toBeGreaterThanOrEqual(win.payout);
      expect(win.result === 'win').toBe(eachWay.result === 'win');
      expect(eachWay.payout > 0 || eachWay.result === 'lose' || bet.lineStake < 4).toBe(true);
    }),
  );
});

test('those who tie share what one bet would have won, to within a unit each', () => {
  fc.assert(
    fc.property(anyBet, fc.integer({ min: 2, max: 4 }), (bet, tied) => {
      const alone = settleRacing({ ...bet, kind: 'win' }, { position: 1, tied: 1 }).payout;
      const shared = settleRacing({ ...bet, kind: 'win' }, { position: 1, tied }).payout;
      expect(shared * tied).toBeLessThanOrEqual(alone);
      expect(shared * tied).toBeGreaterThan(alone - tied);
    }),
  );
});

test('a deduction never takes from the stake of a sole winner, and a higher one never pays more', () => {
  fc.assert(
    fc.property(anyBet, fc.integer({ min: 0, max: 90 }), (bet, other) => {
      const [low, high] = [Math.min(bet.deduction, other), Math.max(bet.deduction, other)];
      const paid = (deduction: number) =>
        settleRacing({ ...bet, kind: 'win', deduction }, { position: 1, tied: 1 }).payout;
      expect(paid(high)).toBeLessThanOrEqual(paid(low));
      expect(paid(high)).toBeGreaterThanOrEqual(bet.lineStake);
    }),
  );
});

test('a longer price never takes more of the winnings of others', () => {
  const odds = fc.integer({ min: MIN_ODDS, max: MAX_ODDS });
  fc.assert(
    fc.property(odds, odds, (a, b) => {
      expect(ruleFour([Math.max(a, b)])).toBeLessThanOrEqual(ruleFour([Math.min(a, b)]));
    }),
  );
});
