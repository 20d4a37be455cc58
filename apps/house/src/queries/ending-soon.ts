import type { Market, Match } from '@touchline/contract';
import type { House } from '../house.ts';
import { presentMarket } from './present-market.ts';
import { presentMatch } from './present-match.ts';
import { sportOf } from './present-tournament.ts';

/** Markets that settle within minutes, soonest first, with their matches. */
export function findEndingSoon(
  house: House,
  { sportKey, limit }: { readonly sportKey: string | null; readonly limit: number },
  locale: string,
): { match: Match; market: Market }[] {
  const { world, betCounts } = house;
  const found: { match: Match; market: Market }[] = [];
  for (const { matchId, marketKey } of world.endingSoon(house.now())) {
    if (found.length >= limit) break;
    const match = world.match(matchId);
    const market = match?.markets.get(marketKey);
    if (!match || !market || (sportKey !== null && sportOf(world, match.sportId).key !== sportKey)) continue;
    found.push({
      match: presentMatch(world, match, locale, betCounts.of(match.id)),
      market: presentMarket(match, market, locale),
    });
  }
  return found;
}
