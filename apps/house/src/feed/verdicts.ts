import { parseMarketKey } from '@touchline/betting';
import type { World } from './world.ts';
import type { WorldState } from './world-state.ts';

/** What a match's script says about a market at the world's present instant, also when the match is no longer listed. */
export function lookUpVerdict(
  world: WorldState,
  matchId: string,
  key: string,
): ReturnType<World['settlement']> {
  const market = parseMarketKey(key);
  if (market === null || market.matchId !== matchId) return null;
  const run = world.runs.get(matchId);
  const scheduled = run?.scheduled ?? world.feed.find(matchId);
  if (scheduled === undefined) return null;
  const play = run?.play ?? scheduled.open();
  const found = play.verdict(market.marketId, market.specifier, run?.at ?? world.target - scheduled.start);
  if (found === null) return null;
  const { results, final, note, since } = found;
  return { results, final, note, at: world.clock.toReal(scheduled.start + since) };
}
