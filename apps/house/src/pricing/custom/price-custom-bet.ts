import type { Odds } from '@touchline/betting';
import type { World } from '#feed/world.ts';
import { type Conflict, type ConflictReason, conflictsOf } from './conflicts.ts';
import { isExclusive } from './custom-legs.ts';
import {
  type CustomPick,
  customSimulation,
  isOpenPick,
  jointOf,
  type OpenPick,
  readPicks,
} from './custom-picks.ts';
import { jointOdds } from './joint-odds.ts';

/** Price of selections together; null with what stands against it. */
export interface CustomPrice {
  readonly odds: Odds | null;
  readonly conflicts: readonly Conflict[];
}

/** Fewer are a single. */
export const LEAST_PICKS = 2;
export const MOST_PICKS = 10;
const LOWEST: Odds = 10_100;

const placesOf = (picks: readonly unknown[]) => picks.map((_, index) => index);

/** Conflicts that show without a price: how many picks there are, and of which markets. */
function shapeConflicts(picks: readonly CustomPick[], least: number): Conflict[] {
  const conflicts: Conflict[] = [];
  if (picks.length < least) conflicts.push({ reason: 'too_few', selections: placesOf(picks) });
  if (picks.length > MOST_PICKS) conflicts.push({ reason: 'too_many', selections: placesOf(picks) });
  picks.forEach((pick, index) => {
    const first = picks.findIndex(
      (other) =>
        other.marketKey === pick.marketKey &&
        (isExclusive(pick.marketKey) || other.outcomeId === pick.outcomeId),
    );
    if (first < index) conflicts.push({ reason: 'same_market', selections: [first, index] });
  });
  return conflicts;
}

/** Picks that cannot be taken now, by reason. */
function offerConflicts(picks: readonly (OpenPick | ConflictReason)[]): Conflict[] {
  const byReason = new Map<ConflictReason, number[]>();
  picks.forEach((pick, index) => {
    if (!isOpenPick(pick)) byReason.set(pick, [...(byReason.get(pick) ?? []), index]);
  });
  return [...byReason].map(([reason, selections]) => ({ reason, selections }));
}

/**
 * Prices selections of one match as one bet. With `least` 1 a single selection has a price too, which is its own.
 * Errors: null with every conflict where they have no price; what the joint chances forbid is looked at when nothing else is wrong.
 */
export function priceCustomBet(
  world: World,
  selections: readonly CustomPick[],
  least = LEAST_PICKS,
): CustomPrice {
  const picks = readPicks(world, selections);
  const known = [...shapeConflicts(selections, least), ...offerConflicts(picks)];
  if (known.length > 0) return { odds: null, conflicts: known };
  const simulation = customSimulation(world, selections[0]?.matchId ?? '');
  if (!simulation)
    return { odds: null, conflicts: [{ reason: 'not_combinable', selections: placesOf(picks) }] };
  const open = picks.filter(isOpenPick);
  const joint = jointOf(simulation, open);
  const conflicts = conflictsOf(joint);
  if (conflicts.length > 0) return { odds: null, conflicts };
  const odds = jointOdds(
    joint,
    open.map((pick) => pick.odds),
  );
  return odds < LOWEST
    ? { odds: null, conflicts: [{ reason: 'below_minimum', selections: placesOf(picks) }] }
    : { odds, conflicts: [] };
}
