import type { EpochMs, MinorUnits } from '../money.ts';
import type { Odds } from '../odds.ts';
import type { BetType } from '../slip-bet.ts';
import type { BonusBet } from './bonus-bet.ts';
import { type BonusFacts, type BonusRule, betTypesOf, type CountSpan, countsEverySelection } from './rule.ts';
import { SELECTION_CHECKS } from './selection-checks.ts';
import { countSpan, takesCount } from './selection-count.ts';

type About<Kind extends string, Detail extends object> = {
  readonly kind: Kind;
  readonly isMet: boolean;
} & Detail;

/** Positions of the selections that miss a condition. */
type OfSelections = { readonly missing: readonly number[] };
type OfIds = OfSelections & { readonly wanted: readonly string[] };
type OfOdds = OfSelections & { readonly wanted: Odds };

/** One condition of a bonus with its value. Units: odds scaled, money in minor units. */
export type Condition =
  | About<'valid-from', { readonly from: EpochMs }>
  | About<'valid-to', { readonly to: EpochMs }>
  | About<'country', { readonly wanted: readonly string[]; readonly country: string | null }>
  | About<'verified', object>
  | About<'uses', { readonly left: number }>
  | About<'currency', { readonly wanted: string; readonly currency: string }>
  | About<'bet-type', { readonly wanted: readonly BetType[]; readonly type: BetType }>
  | About<'min-stake', { readonly wanted: MinorUnits; readonly stake: MinorUnits }>
  | About<'sport-type' | 'sport' | 'category' | 'tournament' | 'event', OfIds>
  | About<'min-odds' | 'max-odds', OfOdds>
  | About<'match-status', OfSelections & { readonly wanted: 'prematch' | 'live' }>
  | About<'not-farmed', OfSelections>
  | About<'selection-count', CountSpan & { readonly count: number }>;

/**
 * Whether a bet counts for a bonus, and why.
 * Shape: conditions are those that the rule states, in the order of the terms; a bet is eligible exactly when all are met.
 *        counting holds the positions of the selections that fit all conditions of selections.
 */
export type Proof = {
  readonly bonusId: string;
  readonly version: string;
  readonly isEligible: boolean;
  readonly conditions: readonly Condition[];
  readonly counting: readonly number[];
};

/**
 * Judges a bet by the conditions of a bonus.
 * Shape:  where every selection has to fit, one that does not misses its condition; else a condition is met when a selection
 *         meets it, and the count decides.
 * Errors: none.
 * Source: vectors in fixtures/betting/bonus-proofs.json.
 */
export function proveBonus(rule: BonusRule, bet: BonusBet, facts: BonusFacts): Proof {
  const found = selectionConditions(rule, bet, facts);
  const missing = new Set(found.flatMap((condition) => condition.missing));
  const counting = [...bet.selections.keys()].filter((position) => !missing.has(position));
  const conditions = [
    ...playerConditions(rule, facts),
    ...betConditions(rule, bet),
    ...found,
    countCondition(rule, counting.length),
  ];
  return {
    bonusId: rule.id,
    version: rule.version,
    isEligible: conditions.every(({ isMet }) => isMet),
    conditions,
    counting,
  };
}

function playerConditions({ conditions }: BonusRule, facts: BonusFacts): Condition[] {
  const { validFrom, validTo, countries, onlyVerified } = conditions;
  const { now, country, isVerified, usesLeft } = facts;
  const found: Condition[] = [];
  if (validFrom !== null) found.push({ kind: 'valid-from', isMet: now >= validFrom, from: validFrom });
  if (validTo !== null) found.push({ kind: 'valid-to', isMet: now < validTo, to: validTo });
  if (countries.length > 0) {
    const isMet = country !== null && countries.includes(country);
    found.push({ kind: 'country', isMet, wanted: countries, country });
  }
  if (onlyVerified) found.push({ kind: 'verified', isMet: isVerified });
  if (usesLeft !== null) found.push({ kind: 'uses', isMet: usesLeft > 0, left: usesLeft });
  return found;
}

// The stake of a freebet is the freebet.
function betConditions(rule: BonusRule, { type, stake, currency }: BonusBet): Condition[] {
  const { minStake, currency: wanted } = rule.conditions;
  const betTypes = betTypesOf(rule);
  const found: Condition[] = [];
  if (wanted !== null) found.push({ kind: 'currency', isMet: currency === wanted, wanted, currency });
  found.push({ kind: 'bet-type', isMet: betTypes.includes(type), wanted: betTypes, type });
  if (minStake !== null && rule.family !== 'freebet') {
    found.push({ kind: 'min-stake', isMet: stake >= minStake, wanted: minStake, stake });
  }
  return found;
}

type SelectionCondition = Extract<Condition, OfSelections>;

function selectionConditions(rule: BonusRule, bet: BonusBet, facts: BonusFacts): SelectionCondition[] {
  const { conditions } = rule;
  const { sportTypes, sportKeys, categoryIds, tournamentIds, matchIds, minOdds, maxOdds } = conditions;
  const found: SelectionCondition[] = [];
  const checked = (kind: keyof typeof SELECTION_CHECKS) =>
    verdict(rule, bet, (selection) => SELECTION_CHECKS[kind](conditions, selection));
  const named = (kind: Extract<SelectionCondition, OfIds>['kind'], wanted: readonly string[]) => {
    if (wanted.length > 0) found.push({ kind, ...checked(kind), wanted });
  };
  named('sport-type', sportTypes);
  named('sport', sportKeys);
  named('category', categoryIds);
  named('tournament', tournamentIds);
  named('event', matchIds);
  if (minOdds !== null) found.push({ kind: 'min-odds', ...checked('min-odds'), wanted: minOdds });
  if (maxOdds !== null) found.push({ kind: 'max-odds', ...checked('max-odds'), wanted: maxOdds });
  if (conditions.matchStatus !== 'all') {
    found.push({ kind: 'match-status', ...checked('match-status'), wanted: conditions.matchStatus });
  }
  if (conditions.farmOncePerEvent) {
    const isFree = ({ matchId }: { matchId: string }) => !facts.farmedMatchIds.includes(matchId);
    found.push({ kind: 'not-farmed', ...verdict(rule, bet, isFree) });
  }
  return found;
}

function verdict(
  rule: BonusRule,
  { selections }: BonusBet,
  fits: (selection: BonusBet['selections'][number]) => boolean,
): { readonly isMet: boolean; readonly missing: readonly number[] } {
  const missing = selections.flatMap((selection, position) => (fits(selection) ? [] : [position]));
  const most = countsEverySelection(rule) ? 0 : Math.max(selections.length - 1, 0);
  return { isMet: missing.length <= most, missing };
}

function countCondition(rule: BonusRule, count: number): Condition {
  return { kind: 'selection-count', isMet: takesCount(rule, count), ...countSpan(rule), count };
}
