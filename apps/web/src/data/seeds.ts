import { type SeedMatch, seedFromRest, wireIncidents } from '@touchline/client/live';
import type { Market, Match, MatchStatistics } from '@touchline/contract';
import type { WireMarket } from '@touchline/contract/channels';
import { isPageAwake, pageAwake } from './awake.ts';
import type { Services } from './services.ts';
import { marketsOf } from './views.ts';

/**
 * Gives the live store what a reading knew of prices and states; the page's HTML carries the same to the browser. Of a match
 * that may stand in HTML nothing changes before React has taken it over.
 */
function give({ live, seeds: given }: Services, seeds: readonly SeedMatch[]) {
  if (import.meta.env.SSR) given.push(seeds);
  if (import.meta.env.SSR || isPageAwake()) return live.seed(seeds);
  const isKnown = ({ id }: SeedMatch) => live.match(id) !== undefined;
  const later = seeds.filter(isKnown);
  live.seed(seeds.filter((seed) => !isKnown(seed)));
  void pageAwake().then(() => live.seed(later));
}

/** Seeds the matches of a list with the markets of their cards. */
export function seedMatches(services: Services, matches: readonly Match[]): void {
  const ts = services.live.serverTime();
  give(
    services,
    matches.map((match) => seedFromRest(match, marketsOf(match), { ts, full: false })),
  );
}

/** Seeds every market of a match whose state is known otherwise. `v` is the version of that reading. */
export function seedMarkets(
  services: Services,
  matchId: string,
  provider: string,
  markets: readonly Market[],
  v: number,
) {
  const ts = services.live.serverTime();
  give(services, [{ id: matchId, pr: provider, v, ts, full: 1, state: null, m: markets.map(wireMarket) }]);
}

const wireMarket = (market: Market): WireMarket => ({
  id: market.id,
  sp: market.specifier,
  st: market.status,
  ...(market.most_balanced && { mb: 1 as const }),
  ...(market.next_bet_stop !== null && { nbs: market.next_bet_stop }),
  o: market.outcomes.map(({ id, odds, active }) => [id, odds, active ? 1 : 0]),
});

/** Seeds single markets of a match that is known otherwise. */
export function seedSomeMarkets(services: Services, match: Match, markets: readonly Market[]): void {
  give(services, [seedFromRest(match, markets, { ts: services.live.serverTime(), full: false })]);
}

/** Seeds statistics and incidents. */
export function seedStatistics(services: Services, reading: MatchStatistics, provider: string): void {
  give(services, [
    {
      id: reading.match_id,
      pr: provider,
      v: reading.v,
      ts: services.live.serverTime(),
      full: 0,
      state: null,
      m: [],
      stats: reading.statistics.map(({ key, home, away }) => [key, home, away]),
      inc: wireIncidents(reading.incidents),
    },
  ]);
}
