import { parseMarketKey } from '@touchline/betting';
import { settleDown } from './match-run.ts';
import type { ScheduledMatch } from './sport.ts';
import type { World } from './world.ts';
import type { WorldState } from './world-state.ts';

function findScheduled(world: WorldState, matchId: string): ScheduledMatch | undefined {
  for (const feed of world.feeds) {
    const found = feed.find(matchId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a match's script says about a market at the world's present instant, also when the match is no longer listed. */
export function lookUpVerdict(
  world: WorldState,
  matchId: string,
  key: string,
): ReturnType<World['settlement']> {
  const market = parseMarketKey(key);
  if (market === null || market.matchId !== matchId) return null;
  const run = world.runs.get(matchId);
  const scheduled = run?.scheduled ?? findScheduled(world, matchId);
  if (scheduled === undefined) return null;
  const play = run?.play ?? scheduled.open();
  const found = play.verdict(market.marketId, market.specifier, run?.at ?? world.target - scheduled.start);
  if (run !== undefined) settleDown(run);
  if (found === null) return null;
  const { results, deadHeat, final, note, since } = found;
  return {
    results,
    ...(deadHeat && { deadHeat }),
    final,
    note,
    at: world.clock.toReal(scheduled.start + since),
  };
}
