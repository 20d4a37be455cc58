import type { Market, Match } from '@touchline/contract';
import type { MarketRecord, MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';
import { presentMarket } from './present-market.ts';
import { presentMatch } from './present-match.ts';
import { sportOf } from './present-tournament.ts';

/** A market whose shortest price is below this is as good as decided. */
const OPEN_QUESTION_ODDS = 10_500;
/** One match does not fill the list. */
const MARKETS_OF_A_MATCH = 2;

interface Ending {
  readonly match: MatchRecord;
  readonly market: MarketRecord;
}

const isOpenQuestion = ({ status, outcomes }: MarketRecord) =>
  status === 1 && outcomes.every(({ active, odds }) => active && odds >= OPEN_QUESTION_ODDS);

/** Open questions first, each part soonest first, and no match more often than its share. */
function chosen(endings: readonly Ending[], limit: number): Ending[] {
  const shares = new Map<string, number>();
  const picked: Ending[] = [];
  for (const isOpen of [true, false]) {
    for (const ending of endings) {
      const share = shares.get(ending.match.id) ?? 0;
      if (picked.length >= limit || share >= MARKETS_OF_A_MATCH || isOpenQuestion(ending.market) !== isOpen)
        continue;
      shares.set(ending.match.id, share + 1);
      picked.push(ending);
    }
  }
  return picked;
}

/** Markets that settle within minutes with their matches: what is still open first, then by time. */
export function findEndingSoon(
  house: House,
  { sportKey, limit }: { readonly sportKey: string | null; readonly limit: number },
  locale: string,
): { match: Match; market: Market }[] {
  const { world, betCounts } = house;
  const endings = world.endingSoon(house.now()).flatMap(({ matchId, marketKey }): Ending[] => {
    const match = world.match(matchId);
    const market = match?.markets.get(marketKey);
    if (!match || !market || (sportKey !== null && sportOf(world, match.sportId).key !== sportKey)) return [];
    return [{ match, market }];
  });
  return chosen(endings, limit).map(({ match, market }) => ({
    match: presentMatch(world, match, locale, betCounts.of(match.id)),
    market: presentMarket(match, market, locale),
  }));
}
