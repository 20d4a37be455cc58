import { FOOTBALL } from '#catalogue/football/catalogue.ts';
import type { MarketRecord, MatchRecord } from '#feed/world.ts';
import { isCombinable } from '#pricing/custom/custom-legs.ts';
import { MOST_PICKS } from '#pricing/custom/price-custom-bet.ts';
import type { House } from '../house.ts';
import { shownMarkets } from './shown-markets.ts';

/** Markets of one group are priced from one distribution, so their outcomes can be combined. */
const REGULAR_TIME = 'regular_time';

/** The groups in which outcomes of a market can be combined; empty where they cannot. */
export function customBetGroups(
  match: Pick<MatchRecord, 'sportId' | 'provider' | 'type'>,
  market: Pick<MarketRecord, 'id' | 'specifier'>,
): string[] {
  const isSimulated =
    match.type === 'match' && match.sportId === FOOTBALL.id && match.provider === FOOTBALL.provider;
  return isSimulated && isCombinable(market.id, market.specifier) ? [REGULAR_TIME] : [];
}

/** The markets of a match whose outcomes can be combined, most important first; none where custom bets are off. */
export function findCustomMarkets({ options, world }: House, match: MatchRecord) {
  world.ensureBook(match.id);
  const isOff = options.off.has('custom_bet') || (match.status !== 0 && match.status !== 1);
  const markets = isOff ? [] : shownMarkets(match);
  return {
    markets: markets.flatMap((market) => {
      const groups = customBetGroups(match, market);
      const { id, specifier, outcomes } = market;
      return groups.length === 0
        ? []
        : [
            {
              market_id: id,
              specifier,
              custom_bet_groups: groups,
              outcome_ids: outcomes.map((outcome) => outcome.id),
            },
          ];
    }),
    max_selections: MOST_PICKS,
  };
}
