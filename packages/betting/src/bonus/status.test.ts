import { describe, expect, test } from 'vitest';
import vectors from '../../../../fixtures/betting/bonus-status.json';
import type { Proof } from './proof.ts';
import {
  type BonusMove,
  type BonusStanding,
  type BonusStatus,
  bonusAction,
  type DeactivationReason,
  type HeldBonus,
  moveBonus,
  overriddenBy,
  type StoredStatus,
  shownStatus,
} from './status.ts';

// The vectors spell statuses and moves as text.
const movesOf = (table: object) => Object.entries(table) as [string, StoredStatus | null][];
const moveOf = (name: string): BonusMove =>
  name === 'deactivated' ? { deactivated: 'operator' } : (name as Exclude<BonusMove, object>);

function expectMoves(from: BonusStanding, table: object): void {
  for (const [name, next] of movesOf(table)) {
    const reason = name === 'deactivated' ? 'operator' : null;
    expect([name, moveBonus(from, moveOf(name))]).toEqual([name, next && { status: next, reason }]);
  }
}

describe('every move is allowed or refused as the vectors say', () => {
  test.each(Object.entries(vectors.moves))('%s', (status, table) => {
    expectMoves({ status: status as StoredStatus, reason: null }, table);
  });
  test.each(Object.entries(vectors.deactivated))('deactivated: %s', (reason, table) => {
    expectMoves({ status: 'deactivated', reason: reason as DeactivationReason }, table);
  });
});

test('a deactivated bonus keeps the reason', () => {
  for (const deactivated of ['operator', 'opt_out', 'exclusion', 'correction'] as const) {
    const standing = moveBonus({ status: 'active', reason: null }, { deactivated });
    expect(standing).toEqual({ status: 'deactivated', reason: deactivated });
  }
});

describe('what a player sees of a status', () => {
  test.each(vectors.shown)('$name', ({ status, unmet, isPaused, expect: shown }) => {
    const conditions = unmet.map((kind) => ({ kind, isMet: false }));
    const proof = { bonusId: '1', version: 'v1', isEligible: false, counting: [], conditions };
    // Of a condition its kind and whether it is met are looked at.
    expect(shownStatus(status as BonusStatus, proof as unknown as Proof, isPaused)).toBe(shown);
  });
  test.each(Object.entries(vectors.actions))('what can be done with %s', (status, action) => {
    expect(bonusAction(status as BonusStatus)).toBe(action);
  });
});

describe('an activation overrides the active one of its family', () => {
  test.each(vectors.overridden)('$family', ({ family, ids }) => {
    const held = vectors.held as readonly HeldBonus[]; // statuses as text
    const activated = { id: '99', family, status: 'available' } as HeldBonus; // the family as text
    expect(overriddenBy(activated, held)).toEqual(ids);
    for (const own of held.filter(({ id }) => ids.includes(id))) expect(overriddenBy(own, held)).toEqual([]);
  });
});
