import type { MarketRecord, ScoreSimulation, World } from '#feed/world.ts';
import { type ConflictReason, lockOf } from './conflicts.ts';
import { isExclusive, legOf } from './custom-legs.ts';
import {
  type CustomPick,
  customSimulation,
  isOpenPick,
  jointOf,
  type OpenPick,
  readPicks,
} from './custom-picks.ts';
import type { Joint } from './joint-chances.ts';
import { MOST_PICKS } from './price-custom-bet.ts';

/** An outcome that cannot be added to picks. */
interface LockedOutcome {
  readonly market: MarketRecord;
  readonly outcomeId: string;
  readonly reason: Extract<ConflictReason, 'contradictory' | 'implied' | 'too_many'>;
}

/** Outcomes of a market that could be picked next: open, and not picked yet. */
function candidates(market: MarketRecord, picks: readonly CustomPick[]): string[] {
  if (market.status !== 1) return [];
  const picked = new Set(
    picks.filter(({ marketKey }) => marketKey === market.key).map((pick) => pick.outcomeId),
  );
  return market.outcomes.filter(({ id, active }) => active && !picked.has(id)).map(({ id }) => id);
}

/** The picks that stay when an outcome of a market is picked: of most markets one outcome at a time. */
function jointWithout(
  market: MarketRecord,
  picks: readonly CustomPick[],
  { all, open, simulation }: { all: Joint; open: readonly OpenPick[]; simulation: ScoreSimulation },
): Joint {
  const replaced = isExclusive(market.key)
    ? picks.findIndex(({ marketKey }) => marketKey === market.key)
    : -1;
  const left = open.filter((_, index) => index !== replaced);
  return replaced === -1 ? all : jointOf(simulation, left);
}

function lockedOf(
  market: MarketRecord,
  outcomeIds: readonly string[],
  before: Joint,
  simulation: ScoreSimulation,
): LockedOutcome[] {
  return outcomeIds.flatMap((outcomeId) => {
    const leg = legOf(simulation, market.key, outcomeId);
    if (!leg) return [];
    const reason = before.size >= MOST_PICKS ? 'too_many' : lockOf(before.with(leg));
    return reason ? [{ market, outcomeId, reason }] : [];
  });
}

/**
 * The outcomes on offer that cannot be added to picks. In a market that has a pick already another outcome takes its place, so it is tried
 * against the others.
 * Shape: empty while a pick is not on offer: its own conflict says what to do first.
 */
export function lockedOutcomes(world: World, picks: readonly CustomPick[]): LockedOutcome[] {
  const matchId = picks[0]?.matchId ?? '';
  const read = readPicks(world, picks);
  const open = read.filter(isOpenPick);
  const simulation = customSimulation(world, matchId);
  if (!simulation || open.length < read.length || open.length > MOST_PICKS) return [];
  const all = jointOf(simulation, open);
  return [...(world.match(matchId)?.markets.values() ?? [])].flatMap((market) => {
    const outcomeIds = candidates(market, picks);
    if (outcomeIds.length === 0) return [];
    return lockedOf(market, outcomeIds, jointWithout(market, picks, { all, open, simulation }), simulation);
  });
}
