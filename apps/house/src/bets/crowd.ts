import type { EpochMs } from '@touchline/betting';
import { unit } from '#feed/random.ts';
import type { MatchRecord, World } from '#feed/world.ts';
import { catalogueIndex, sportOf } from '#queries/present-tournament.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Selections on a match of the first league of the first sport at kick-off, on average. */
const AT_KICK_OFF = 1_000;
/** Before kick-off the count doubles in this time. */
const DOUBLING_MS = 8 * HOUR_MS;
/** Bets in play, as a share of those before, and the time in which they come. */
const IN_PLAY = { share: 0.6, ms: 2 * HOUR_MS };
/** Counts change in steps: lists keep the texts of matches that did not change. */
const STEP_MS = 10 * MINUTE_MS;

/** What a match draws: less with every sport and league below the first, and four times as much or as little by chance. */
function drawOf(world: World, { id, sportId, tournamentId }: MatchRecord): number {
  const sport = Math.max(1, sportOf(world, sportId).priority);
  const league = Math.max(1, catalogueIndex(world).tournaments.get(tournamentId)?.priority ?? 1);
  return (AT_KICK_OFF / Math.sqrt(sport * league)) * 4 ** (2 * unit(world.seed, 'crowd', id) - 1);
}

/** How much of it has come by now, as a share of what has come at kick-off. */
function shareOf({ id, startTime }: MatchRecord, seed: number, now: EpochMs): number {
  const phase = unit(seed, 'crowd step', id) * STEP_MS;
  const since = Math.floor((now - startTime + phase) / STEP_MS) * STEP_MS;
  return since < 0 ? 2 ** (since / DOUBLING_MS) : 1 + IN_PLAY.share * Math.min(1, since / IN_PLAY.ms);
}

/**
 * Counts the selections of simulated players, which give "Most bet on" an order. The count depends on the seed, the match
 * and the time alone, and never falls. An unknown match has none.
 */
export const createCrowd =
  (world: World, now: () => EpochMs) =>
  (matchId: string, at = now()): number => {
    const match = world.match(matchId);
    return match ? Math.round(drawOf(world, match) * shareOf(match, world.seed, at)) : 0;
  };
