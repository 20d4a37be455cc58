import type { MinorUnits } from '../money.ts';
import type { Odds } from '../odds.ts';
import type { BetType } from '../slip-bet.ts';
import { SELECTION_CAP } from '../slip-state.ts';
import { SYSTEM_MAX_SELECTIONS, SYSTEM_MIN_SELECTIONS } from '../system.ts';
import type { BonusBet } from './bonus-bet.ts';
import type { Condition, Proof } from './proof.ts';
import { type BonusFacts, type BonusRule, betTypesOf, countsEverySelection } from './rule.ts';
import { takesCount } from './selection-count.ts';

/**
 * One thing that the player can do.
 * Units: odds scaled, stake in minor units. Shape: selections are positions in the bet; what is added fits all conditions.
 */
export type ChangeStep =
  | { readonly kind: 'remove-selections'; readonly selections: readonly number[] }
  | {
      readonly kind: 'add-selections';
      readonly count: number;
      readonly minOdds: Odds | null;
      readonly maxOdds: Odds | null;
    }
  | { readonly kind: 'change-type'; readonly to: BetType }
  | { readonly kind: 'raise-stake'; readonly to: MinorUnits }
  | { readonly kind: 'verify-phone' };

/** Conditions that no change of this bet can meet. */
export type Obstacle = Extract<
  Condition['kind'],
  'valid-from' | 'valid-to' | 'country' | 'uses' | 'currency' | 'bet-type' | 'selection-count'
>;

/** What would make a bet eligible. Shape: with obstacles nothing does, and the steps are those towards the rest. */
export type SmallestChange = {
  readonly steps: readonly ChangeStep[];
  readonly obstacles: readonly Obstacle[];
};

/**
 * The fewest changes after which all conditions of a bonus are met.
 * Shape:  a selection that is added or removed counts as one change, as does another type; no steps for an eligible bet.
 *         Of equally small changes the one that removes less.
 * Errors: none.
 * Source: vectors in fixtures/betting/bonus-proofs.json.
 */
export function smallestChange(
  rule: BonusRule,
  bet: BonusBet,
  facts: BonusFacts,
  proof: Proof,
): SmallestChange {
  const unmet = new Set(proof.conditions.filter(({ isMet }) => !isMet).map(({ kind }) => kind));
  const obstacles = PLAYER_OBSTACLES.filter((kind) => unmet.has(kind));
  const steps: ChangeStep[] = [];
  const plan = smallestPlan(rule, bet, facts, proof.counting);
  if (plan === null) obstacles.push(typesWithin(rule, bet).length === 0 ? 'bet-type' : 'selection-count');
  else steps.push(...stepsOf(plan, rule, bet, proof.counting));
  const { minStake } = rule.conditions;
  if (unmet.has('min-stake') && minStake !== null) steps.push({ kind: 'raise-stake', to: minStake });
  if (unmet.has('verified')) steps.push({ kind: 'verify-phone' });
  return { steps, obstacles };
}

const PLAYER_OBSTACLES: readonly Obstacle[] = ['valid-from', 'valid-to', 'country', 'uses', 'currency'];

/** How many selections stay and come, by whether they fit, and which type has to be chosen for the bet then. */
type Plan = {
  readonly fitting: number;
  readonly others: number;
  readonly added: number;
  readonly to: BetType | null;
  readonly removes: number;
  readonly cost: number;
};

function smallestPlan(
  rule: BonusRule,
  bet: BonusBet,
  facts: BonusFacts,
  counting: readonly number[],
): Plan | null {
  let best: Plan | null = null;
  const mostAdded = addable(rule, bet, facts);
  for (const type of typesWithin(rule, bet)) {
    for (let count = 1; count <= SELECTION_CAP; count += 1) {
      if (!takesCount(rule, count)) continue;
      const plan = planFor({ rule, bet, counting: counting.length }, type, count);
      if (plan === null || plan.added > mostAdded) continue;
      const isBetter =
        best === null || plan.cost < best.cost || (plan.cost === best.cost && plan.removes < best.removes);
      if (isBetter) best = plan;
    }
  }
  return best;
}

// A custom bet keeps its type, and no other becomes one.
function typesWithin(rule: BonusRule, bet: BonusBet): readonly BetType[] {
  const isCustom = bet.type === 'CUSTOM_BET';
  return betTypesOf(rule).filter((type) => (type === 'CUSTOM_BET') === isCustom);
}

const SIZES: Readonly<Record<BetType, readonly [least: number, most: number]>> = {
  SINGLE: [1, 1],
  COMBO: [2, SELECTION_CAP],
  SYSTEM: [SYSTEM_MIN_SELECTIONS, SYSTEM_MAX_SELECTIONS],
  CUSTOM_BET: [2, SELECTION_CAP],
};

type Given = { readonly rule: BonusRule; readonly bet: BonusBet; readonly counting: number };

function planFor({ rule, bet, counting }: Given, type: BetType, count: number): Plan | null {
  const [least, most] = SIZES[type];
  const unfit = bet.selections.length - counting;
  const others = countsEverySelection(rule) ? 0 : Math.min(unfit, most - count);
  const total = count + others;
  if (others < 0 || total < least || total > most) return null;
  const fitting = Math.min(counting, count);
  const added = count - fitting;
  const removes = counting - fitting + (unfit - others);
  const own = typeBetween(bet, fitting + others, total);
  // A custom bet that shrinks to one selection is none any more.
  if (type === 'CUSTOM_BET' && own !== type) return null;
  const to = own === type ? null : type;
  return { fitting, others, added, to, removes, cost: added + removes + (to === null ? 0 : 1) };
}

// The type that the slip gives a bet by itself while selections go, and then come.
function typeBetween({ type, selections }: BonusBet, left: number, total: number): BetType {
  const shrunk = left === selections.length ? type : typeAfter(type, left);
  return left === total ? shrunk : typeAfter(shrunk, total);
}

function typeAfter(type: BetType, size: number): BetType {
  if (size <= 1) return 'SINGLE';
  if (type === 'CUSTOM_BET') return type;
  const [least, most] = SIZES.SYSTEM;
  return type === 'SYSTEM' && size >= least && size <= most ? 'SYSTEM' : 'COMBO';
}

// A bonus for named events cannot take more selections than there are such events.
function addable(rule: BonusRule, bet: BonusBet, facts: BonusFacts): number {
  const { matchIds, farmOncePerEvent } = rule.conditions;
  if (matchIds.length === 0) return SELECTION_CAP;
  const taken = new Set(bet.selections.map(({ matchId }) => matchId));
  const isFree = (id: string) => !taken.has(id) && !(farmOncePerEvent && facts.farmedMatchIds.includes(id));
  return matchIds.filter(isFree).length;
}

// Those that come last go first: what the player chose first is what he came for.
function stepsOf(plan: Plan, rule: BonusRule, bet: BonusBet, counting: readonly number[]): ChangeStep[] {
  const { minOdds, maxOdds } = rule.conditions;
  const fits = new Set(counting);
  const others = [...bet.selections.keys()].filter((position) => !fits.has(position));
  const selections = [...counting.slice(plan.fitting), ...others.slice(plan.others)].sort((a, b) => a - b);
  const steps: ChangeStep[] = [];
  if (selections.length > 0) steps.push({ kind: 'remove-selections', selections });
  if (plan.added > 0) steps.push({ kind: 'add-selections', count: plan.added, minOdds, maxOdds });
  if (plan.to !== null) steps.push({ kind: 'change-type', to: plan.to });
  return steps;
}
