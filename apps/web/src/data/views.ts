import type { Market, Match, MatchDetail, Outcome } from '@touchline/contract';
import { leftMarket, lineMarketId } from './line-markets.ts';

/** An outcome without its price: the live store has that. */
export type OutcomeView = Omit<Outcome, 'odds' | 'active'>;

/** A market without prices and status. `most_balanced` is as of the reading; the live store knows better. */
export type MarketView = Omit<Market, 'outcomes' | 'status' | 'next_bet_stop' | 'v'> & {
  outcomes: OutcomeView[];
};

type LiveFields =
  | 'stage'
  | 'clock'
  | 'total_score'
  | 'game_score'
  | 'current_server'
  | 'period_scores'
  | 'extras'
  | 'v'
  | 'main_market'
  | 'secondary_market'
  | 'top_markets';

/** A match without its score, clock and prices. `status` and `available_markets_count` are as of the reading. */
export type MatchView = Omit<Match, LiveFields> & {
  main_market: MarketView | null;
  secondary_market: MarketView | null;
  top_markets: MarketView[];
};

/** A match as its own page shows it, with the rosters. */
export type MatchDetailView = MatchView & Pick<MatchDetail, 'rosters'>;

const outcomeView = ({ odds: _odds, active: _active, ...rest }: Outcome): OutcomeView => rest;

export function marketView(market: Market): MarketView {
  const { status: _status, next_bet_stop: _stop, v: _v, outcomes, ...rest } = market;
  return { ...rest, outcomes: outcomes.map(outcomeView) };
}

export function matchView(match: Match): MatchView {
  const {
    stage: _stage,
    clock: _clock,
    total_score: _score,
    game_score: _game,
    current_server: _server,
    period_scores: _periods,
    extras: _extras,
    v: _v,
    main_market,
    secondary_market,
    top_markets,
    ...rest
  } = match;
  return {
    ...rest,
    main_market: main_market && marketView(main_market),
    secondary_market: secondary_market && marketView(secondary_market),
    top_markets: top_markets.map(marketView),
  };
}

/** A match of which only one market is shown. */
export const withoutMarkets = (match: Match): MatchView =>
  matchView({ ...match, main_market: null, secondary_market: null, top_markets: [] });

export const matchDetailView = (match: MatchDetail): MatchDetailView => ({
  ...matchView(match),
  rosters: match.rosters,
});

/** Every market that the answer about a match carries, each once. */
export function marketsOf(match: Match): Market[] {
  const markets = new Map<string, Market>();
  for (const market of [match.main_market, match.secondary_market, ...match.top_markets]) {
    if (market) markets.set(`${market.id}/${market.specifier}`, market);
  }
  return [...markets.values()];
}

/** The market of a type that a row shows: the most balanced line, else the first. */
function foremost(markets: readonly Market[], id: string | null | undefined): Market[] {
  const ofType = markets.filter((market) => market.id === id);
  const shown = ofType.find((market) => market.most_balanced) ?? ofType[0];
  return shown ? [shown] : [];
}

/**
 * A match with no more markets than a row shows: the main one or what is left in its place, a total and a handicap. A page
 * of two hundred matches would carry megabytes of others; the card of a match brings them when it is seen.
 */
export function forList(match: Match): Match {
  const markets = marketsOf(match);
  const { main_market: main, secondary_market: secondary, sport } = match;
  const ids = new Set([
    main?.id ?? leftMarket(markets)?.id,
    lineMarketId('total', sport.key, markets),
    lineMarketId('handicap', sport.key, markets),
  ]);
  const kept = [...ids].flatMap((id) => foremost(markets, id));
  return {
    ...match,
    secondary_market: secondary && (kept.find(({ id }) => id === secondary.id) ?? null),
    // The main market stands in its own field.
    top_markets: kept.filter((market) => market.id !== main?.id),
  };
}
