import { describe, expect, test } from 'vitest';
import vectors from '../../../../fixtures/betting/bonus-proofs.json';
import type { BonusBet } from './bonus-bet.ts';
import { proveBonus } from './proof.ts';
import type { BonusFacts, BonusRule } from './rule.ts';
import { smallestChange } from './smallest-change.ts';

// The vectors are JSON without our types.
const rows = vectors.rows as unknown as readonly {
  readonly name: string;
  readonly family: BonusRule['family'];
  readonly conditions: object;
  readonly facts: object;
  readonly bet: BonusBet;
  readonly expect: object;
}[];

describe('bets count for bonuses as the vectors say', () => {
  test.each(rows)('$family: $name', (row) => {
    const conditions = { ...vectors.conditions, ...row.conditions };
    const rule = { ...vectors.rules[row.family], conditions } as unknown as BonusRule; // JSON, as above
    const facts = { ...vectors.facts, ...row.facts } as BonusFacts; // JSON, as above
    const proof = proveBonus(rule, row.bet, facts);
    const missed = proof.conditions.filter(({ isMet }) => !isMet).map(({ kind }) => kind);
    const { isEligible, counting } = proof;
    const change = smallestChange(rule, row.bet, facts, proof);
    expect({ isEligible, counting, missed, ...change }).toEqual(row.expect);
  });
});

test('a proof names each stated condition with its value', () => {
  const conditions = {
    ...vectors.conditions,
    sportKeys: ['football'],
    minOdds: 15_000,
    minStake: 500,
    betTypes: ['SINGLE'],
    countries: ['GB'],
    onlyVerified: true,
    validFrom: 0,
    validTo: 2000,
    matchStatus: 'prematch',
    farmOncePerEvent: true,
  };
  const rule = { ...vectors.rules.hunting, conditions } as unknown as BonusRule; // JSON, as above
  const selection = { sportKey: 'tennis', matchId: '7', odds: 14_000, matchStatus: 1 };
  const bet = { type: 'COMBO', stake: 300, currency: 'USD', selections: [selection] } as const;
  const facts = { now: 3000, country: 'FR', isVerified: false, usesLeft: 0, farmedMatchIds: ['7'] };
  const proof = proveBonus(rule, bet, facts);
  expect(proof).toMatchObject({ bonusId: '3', version: 'v1', isEligible: false, counting: [] });
  expect(proof.conditions).toEqual([
    { kind: 'valid-from', isMet: true, from: 0 },
    { kind: 'valid-to', isMet: false, to: 2000 },
    { kind: 'country', isMet: false, wanted: ['GB'], country: 'FR' },
    { kind: 'verified', isMet: false },
    { kind: 'uses', isMet: false, left: 0 },
    { kind: 'currency', isMet: false, wanted: 'EUR', currency: 'USD' },
    { kind: 'bet-type', isMet: false, wanted: ['SINGLE'], type: 'COMBO' },
    { kind: 'min-stake', isMet: false, wanted: 500, stake: 300 },
    { kind: 'sport', isMet: false, wanted: ['football'], missing: [0] },
    { kind: 'min-odds', isMet: false, wanted: 15_000, missing: [0] },
    { kind: 'match-status', isMet: false, wanted: 'prematch', missing: [0] },
    { kind: 'not-farmed', isMet: false, missing: [0] },
    { kind: 'selection-count', isMet: false, from: 1, to: null, count: 0 },
  ]);
});
