import type { Market, Match } from '@touchline/contract';
import type { MarketRecord, MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';
import { presentMarket } from './present-market.ts';
import { presentMatch } from './present-match.ts';
import { sportOf } from './present-tournament.ts';

/** A market whose shortest price is below this is as good as decided. */
const OPEN_QUESTION_ODDS = 10_500;
/** What a match and a sport may take of the list, round after round, so that neither fills it while others have something. */
const rounds = (limit: number) => [
  { isOpen: true, ofMatch: 1, ofSport: Math.ceil(limit / 2) },
  { isOpen: true, ofMatch: 2, ofSport: limit },
  { isOpen: false, ofMatch: 2, ofSport: limit },
];

interface Ending {
  readonly match: MatchRecord;
  readonly market: MarketRecord;
}

const isOpenQuestion = ({ status, outcomes }: MarketRecord) =>
  status === 1 && outcomes.every(({ active, odds }) => active && odds >= OPEN_QUESTION_ODDS);

/** Open questions before those as good as decided, from several matches and sports where there are; soonest first. */
function chosen(endings: readonly Ending[], limit: number): Ending[] {
  const matches = new Map<string, number>();
  const sports = new Map<string, number>();
  const picked = new Set<Ending>();
  for (const { isOpen, ofMatch, ofSport } of rounds(limit)) {
    for (const ending of endings) {
      const { id, sportId } = ending.match;
      const [inMatch, inSport] = [matches.get(id) ?? 0, sports.get(sportId) ?? 0];
      if (picked.size >= limit) break;
      if (picked.has(ending) || inMatch >= ofMatch || inSport >= ofSport) continue;
      if (isOpenQuestion(ending.market) !== isOpen) continue;
      matches.set(id, inMatch + 1);
      sports.set(sportId, inSport + 1);
      picked.add(ending);
    }
  }
  return endings.filter((ending) => picked.has(ending));
}

/** Markets that settle within minutes with their matches: what is still open first, then by time. */
export function findEndingSoon(
  house: House,
  {
    sportKey,
    limit,
    isShown,
  }: {
    readonly sportKey: string | null;
    readonly limit: number;
    readonly isShown: (match: MatchRecord) => boolean;
  },
  locale: string,
): { match: Match; market: Market }[] {
  const { world, betCounts } = house;
  const endings = world.endingSoon(house.now()).flatMap(({ matchId, marketKey }): Ending[] => {
    const match = world.match(matchId);
    const market = match?.markets.get(marketKey);
    if (
      !match ||
      !market ||
      !isShown(match) ||
      (sportKey !== null && sportOf(world, match.sportId).key !== sportKey)
    )
      return [];
    return [{ match, market }];
  });
  return chosen(endings, limit).map(({ match, market }) => ({
    match: presentMatch(house, match, locale, betCounts.of(match.id)),
    market: presentMarket(match, market, locale),
  }));
}
