import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, bonusBet, bonusFacts, bonusRule } from '../test/bonus-stories.ts';
import { type Proof, proveBonus } from './proof.ts';
import { fitsConditions } from './selection-checks.ts';
import { smallestChange } from './smallest-change.ts';

const RUNS = { numRuns: 2000 };

test('the smallest change meets all conditions, and needs nothing where they are met', () => {
  fc.assert(
    fc.property(bonusRule, bonusBet, bonusFacts, (rule, bet, facts) => {
      const proof = proveBonus(rule, bet, facts);
      const { steps, obstacles } = smallestChange(rule, bet, facts, proof);
      expect(steps.length + obstacles.length === 0).toBe(proof.isEligible);
      if (obstacles.length > 0) return;
      const after = applied(rule, bet, facts, steps);
      expect(proveBonus(rule, after.bet, after.facts).isEligible).toBe(true);
    }),
    RUNS,
  );
});

test('where two or more things have to change, taking off one selection is not enough', () => {
  fc.assert(
    fc.property(bonusRule, bonusBet, bonusFacts, (rule, bet, facts) => {
      const { steps } = smallestChange(rule, bet, facts, proveBonus(rule, bet, facts));
      const removed = steps.flatMap((step) => (step.kind === 'remove-selections' ? step.selections : []));
      if (steps.length === 0 || (steps.length === 1 && removed.length === 1)) return;
      const added = steps.some(({ kind }) => kind === 'add-selections' || kind === 'change-type');
      if (steps.length === 1 && added) return; // one addition is as small as one removal
      for (const position of bet.selections.keys()) {
        const step = { kind: 'remove-selections', selections: [position] } as const;
        const after = applied(rule, bet, facts, [step]);
        expect(proveBonus(rule, after.bet, after.facts).isEligible).toBe(false);
      }
    }),
    RUNS,
  );
});

test('the order of selections never matters', () => {
  fc.assert(
    fc.property(bonusRule, bonusBet, bonusFacts, (rule, bet, facts) => {
      const turned = { ...bet, selections: bet.selections.toReversed() };
      const kinds = ({ conditions }: Proof) => conditions.map(({ kind, isMet }) => [kind, isMet]);
      const [one, other] = [proveBonus(rule, bet, facts), proveBonus(rule, turned, facts)];
      expect(kinds(other)).toEqual(kinds(one));
      expect(other.counting.length).toBe(one.counting.length);
    }),
    RUNS,
  );
});

test('what counts fits every condition of selections and was not farmed', () => {
  fc.assert(
    fc.property(bonusRule, bonusBet, bonusFacts, (rule, bet, facts) => {
      const { counting } = proveBonus(rule, bet, facts);
      const { conditions } = rule;
      const fits = [...bet.selections.entries()].filter(
        ([, selection]) =>
          fitsConditions(conditions, selection) &&
          !(conditions.farmOncePerEvent && facts.farmedMatchIds.includes(selection.matchId)),
      );
      expect(counting).toEqual(fits.map(([position]) => position));
    }),
    RUNS,
  );
});
