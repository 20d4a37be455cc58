import type { Odds } from '@touchline/betting';
import type { MatchRecord, ScoreSimulation, World } from '#feed/world.ts';
import type { ConflictReason } from './conflicts.ts';
import { legOf } from './custom-legs.ts';
import { createJoint, type Joint, type JointLeg } from './joint-chances.ts';

/** A selection of a custom bet. */
export interface CustomPick {
  readonly matchId: string;
  readonly marketKey: string;
  readonly outcomeId: string;
}

/** A pick that is on offer and can be combined. */
export interface OpenPick {
  readonly leg: JointLeg;
  readonly odds: Odds;
}

/** Match statuses that take bets: before the match and in play. */
const isBettable = (match: MatchRecord | undefined): match is MatchRecord =>
  match !== undefined && (match.status === 0 || match.status === 1);

/** The simulation of a match whose outcomes can be combined; null for every other. */
export function customSimulation(world: World, matchId: string): ScoreSimulation | null {
  const match = world.match(matchId);
  return isBettable(match) && match.provider === 'betradar' ? world.simulation(matchId) : null;
}

/** A pick as the world has it now, or why it cannot be taken. */
function readPick(
  world: World,
  match: MatchRecord | undefined,
  simulation: ScoreSimulation | null,
  pick: CustomPick,
): OpenPick | ConflictReason {
  if (!isBettable(match)) return 'not_available';
  if (pick.matchId !== match.id) return 'other_match';
  const market = match.markets.get(pick.marketKey);
  const outcome = market?.outcomes.find(({ id }) => id === pick.outcomeId);
  if (!market || !outcome) return 'not_available';
  const leg = simulation && legOf(simulation, pick.marketKey, pick.outcomeId);
  if (!leg) return 'not_combinable';
  if (market.status === -1 || world.providers()[match.provider] !== 'ACTIVE') return 'suspended';
  return market.status === 1 && outcome.active ? { leg, odds: outcome.odds } : 'not_available';
}

export const isOpenPick = (pick: OpenPick | ConflictReason): pick is OpenPick => typeof pick !== 'string';

/** Picks as the world has them now; the first one names the match. */
export function readPicks(world: World, picks: readonly CustomPick[]): (OpenPick | ConflictReason)[] {
  const matchId = picks[0]?.matchId ?? '';
  world.ensureBook(matchId);
  const match = world.match(matchId);
  const simulation = customSimulation(world, matchId);
  return picks.map((pick) => readPick(world, match, simulation, pick));
}

/** The joint chances of picks of one match. */
export const jointOf = (simulation: ScoreSimulation, picks: readonly OpenPick[]): Joint =>
  picks.reduce((joint, { leg }) => joint.with(leg), createJoint(simulation));
