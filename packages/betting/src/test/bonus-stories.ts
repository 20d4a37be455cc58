import fc from 'fast-check';
import type { BonusBet } from '../bonus/bonus-bet.ts';
import type { BonusConditions, BonusFacts, BonusRule } from '../bonus/rule.ts';
import type { BonusSelection } from '../bonus/selection-checks.ts';
import type { ChangeStep } from '../bonus/smallest-change.ts';
import type { BetType } from '../slip-bet.ts';

// Few sports, leagues and events, so that bets and conditions meet.
const few = (...ids: string[]) => fc.oneof(fc.constant([]), fc.subarray(ids));
const matchIds = ['1', '2', '3', '4', '5', '6'];

export const bonusSelection: fc.Arbitrary<BonusSelection> = fc.record({
  sportType: fc.constantFrom('regular', 'cyber', null),
  sportKey: fc.constantFrom('football', 'tennis'),
  categoryId: fc.constantFrom('30', '31', null),
  tournamentId: fc.constantFrom('400', '401', null),
  matchId: fc.constantFrom(...matchIds),
  odds: fc.integer({ min: 10_001, max: 40_000 }),
  matchStatus: fc.constantFrom(0, 1),
});

export const bonusBet: fc.Arbitrary<BonusBet> = fc
  .record({
    selections: fc.uniqueArray(bonusSelection, { selector: ({ matchId }) => matchId, maxLength: 6 }),
    wanted: fc.constantFrom<BetType>('COMBO', 'SYSTEM', 'CUSTOM_BET'),
    stake: fc.integer({ min: 1, max: 2000 }),
    currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  })
  .map(({ selections, wanted, stake, currency }) => {
    const type = selections.length < 2 ? 'SINGLE' : selections.length < 3 ? 'COMBO' : wanted;
    return { type, stake, currency, selections };
  });

const moment = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });

export const bonusConditions: fc.Arbitrary<BonusConditions> = fc.record({
  sportTypes: few('regular', 'cyber'),
  sportKeys: few('football', 'tennis'),
  categoryIds: few('30', '31'),
  tournamentIds: few('400', '401'),
  matchIds: few(...matchIds, '7', '8'),
  minOdds: fc.option(fc.integer({ min: 10_001, max: 20_000 }), { nil: null }),
  maxOdds: fc.option(fc.integer({ min: 20_000, max: 40_000 }), { nil: null }),
  matchStatus: fc.constantFrom('all', 'prematch', 'live'),
  selectionCount: fc.record({
    from: fc.integer({ min: 1, max: 4 }),
    to: fc.option(fc.integer({ min: 4, max: 6 }), { nil: null }),
  }),
  betTypes: fc.subarray<BetType>(['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET'], { minLength: 1 }),
  currency: fc.constantFrom(null, 'EUR'),
  minStake: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
  onlyVerified: fc.boolean(),
  countries: few('GB', 'DE'),
  validFrom: moment,
  validTo: moment,
  farmOncePerEvent: fc.boolean(),
});

export const bonusFacts: fc.Arbitrary<BonusFacts> = fc.record({
  now: fc.integer({ min: 0, max: 10 }),
  country: fc.constantFrom('GB', 'DE', 'FR', null),
  isVerified: fc.boolean(),
  usesLeft: fc.constantFrom(null, 0, 1),
  farmedMatchIds: few(...matchIds),
});

/** Steps of a boost with gaps between them, in rising order. */
export const boostRanges = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  .map((counts) =>
    counts
      .toSorted((a, b) => a - b)
      .map((minCount, index) => ({ minCount, maxCount: minCount, bonusOdds: 10_000 + (index + 1) * 500 })),
  );

export const bonusRule: fc.Arbitrary<BonusRule> = fc
  .tuple(bonusConditions, boostRanges, fc.constantFrom('comboboost', 'freebet', 'hunting'))
  .map(([conditions, ranges, family]): BonusRule => {
    const head = { id: '1', version: 'v1', conditions };
    if (family === 'comboboost') return { ...head, family, ranges };
    if (family === 'freebet') return { ...head, family, variant: 'freebet_only_win', amount: 500 };
    return { ...head, family: 'hunting', referenceStake: 1000, ranges: [] };
  });

/** The bet and the facts after the player has done what the steps say. */
export function applied(rule: BonusRule, bet: BonusBet, facts: BonusFacts, steps: readonly ChangeStep[]) {
  return steps.reduce((before, step) => appliedStep(rule, before, step), { bet, facts });
}

type Given = { readonly bet: BonusBet; readonly facts: BonusFacts };

function appliedStep(rule: BonusRule, { bet, facts }: Given, step: ChangeStep): Given {
  switch (step.kind) {
    case 'remove-selections':
      return {
        facts,
        bet: sized(
          bet,
          bet.selections.filter((_one, at) => !step.selections.includes(at)),
        ),
      };
    case 'add-selections': {
      const added = Array.from({ length: step.count }, (_none, at) => fitting(rule, bet, facts, at));
      return { facts, bet: sized(bet, [...bet.selections, ...added]) };
    }
    case 'change-type':
      return { facts, bet: { ...bet, type: step.to } };
    case 'raise-stake':
      return { facts, bet: { ...bet, stake: step.to } };
    case 'verify-phone':
      return { bet, facts: { ...facts, isVerified: true } };
  }
}

// As the slip does it: the number of selections decides what a bet can be.
function sized(bet: BonusBet, selections: readonly BonusSelection[]): BonusBet {
  const { length } = selections;
  const isKept =
    bet.type === 'CUSTOM_BET' ? length > 1 : bet.type === 'SYSTEM' && length >= 3 && length <= 16;
  return { ...bet, selections, type: isKept ? bet.type : length > 1 ? 'COMBO' : 'SINGLE' };
}

function fitting({ conditions }: BonusRule, bet: BonusBet, facts: BonusFacts, at: number): BonusSelection {
  const taken = bet.selections.map(({ matchId }) => matchId);
  const free = conditions.matchIds.filter(
    (id) => !taken.includes(id) && !(conditions.farmOncePerEvent && facts.farmedMatchIds.includes(id)),
  );
  return {
    sportType: conditions.sportTypes[0] ?? 'regular',
    sportKey: conditions.sportKeys[0] ?? 'football',
    categoryId: conditions.categoryIds[0] ?? '30',
    tournamentId: conditions.tournamentIds[0] ?? '400',
    matchId: conditions.matchIds.length === 0 ? `new-${at}` : (free[at] ?? 'none'),
    odds: conditions.minOdds ?? conditions.maxOdds ?? 20_000,
    matchStatus: conditions.matchStatus === 'live' ? 1 : 0,
  };
}
