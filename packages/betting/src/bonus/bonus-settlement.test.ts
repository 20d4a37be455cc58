import { describe, expect, test } from 'vitest';
import vectors from '../../../../fixtures/betting/bonus-settlement.json';
import { type SettlementInput, settleBet, settleCanceled } from '../settlement.ts';
import { type SettlementBonus, tokenBackUntil } from './settle-bonus.ts';

describe('bets with a bonus settle as the vectors say', () => {
  test.each(vectors.bets)('$name', (row) => {
    // The vectors spell types and results as text.
    expect(settleBet(row.bet as SettlementInput)).toEqual(row.expect);
  });
});

describe('a cancelled bet leaves no trace', () => {
  test.each(vectors.canceled)('$name', ({ stake, bonus, payout }) => {
    const settlement = settleCanceled(stake, bonus as SettlementBonus); // spelt as text
    expect(settlement).toEqual({
      isSettled: true,
      payout,
      result: 'canceled',
      fromBonus: 0,
      isTokenBack: true,
    });
  });
});

describe('a use that comes back lasts at least a day', () => {
  test.each(vectors.tokenBack)('$name', ({ validTo, now, until }) => {
    expect(tokenBackUntil(validTo, now)).toBe(until);
  });
});
