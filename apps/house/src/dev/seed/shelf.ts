import type { PlacementSelection } from '@touchline/contract';
import type { MarketRecord, MatchRecord, World } from '#feed/world.ts';
import { priceCustomBet } from '#pricing/custom/price-custom-bet.ts';

const HOUR_MS = 3_600_000;
const MAIN_MARKET = '1';
const QUARTER_LINE = /^(hcp|total)=-?\d*\.(25|75)$/;
/** Markets of one match that go together in a bet builder: home wins, and more than two goals. */
const CUSTOM = [
  { marketKey: '1/', outcomeId: '1' },
  { marketKey: '18/total=2.5', outcomeId: '12' },
];

/** What a seeded bet is made of: selections that can be bet on now. */
export interface Shelf {
  /** Home wins in so many matches that have not begun; other matches each time, while there are any. */
  take(count: number): PlacementSelection[];
  /** An outcome on a quarter line, which can be half won; null where none is offered. */
  takeQuarterLine(): PlacementSelection | null;
  /** Selections of one match with their price as one bet; null where none is offered. */
  takeCustom(): { selections: PlacementSelection[]; odds: number } | null;
  /** A selection in play; null where nothing is. */
  takeLive(): PlacementSelection | null;
}

const isOpen = (market: MarketRecord | undefined): market is MarketRecord => market?.status === 1;

function selectionOf(match: MatchRecord, market: MarketRecord, outcomeId?: string): PlacementSelection[] {
  const outcome = market.outcomes.find(
    ({ id, active }) => active && (outcomeId === undefined || id === outcomeId),
  );
  if (!outcome) return [];
  return [
    {
      match_id: match.id,
      market_id: market.id,
      specifier: market.specifier,
      outcome_id: outcome.id,
      odds: outcome.odds,
    },
  ];
}

function homeWins(match: MatchRecord): PlacementSelection[] {
  const main = match.markets.get(`${match.id}/${MAIN_MARKET}/`);
  return isOpen(main) ? selectionOf(match, main, '1') : [];
}

/** Football matches of a kind, soonest first. */
const footballOf = (world: World, isWanted: (match: MatchRecord) => boolean): MatchRecord[] => {
  const football = world.sports().find(({ key }) => key === 'football');
  return [...world.matches()]
    .filter((match) => match.type === 'match' && match.sportId === football?.id && isWanted(match))
    .toSorted((a, b) => a.startTime - b.startTime);
};

export function createShelf(world: World, now: number): Shelf {
  const upcoming = footballOf(
    world,
    (match) => match.status === 0 && match.startTime > now + HOUR_MS && homeWins(match).length > 0,
  );
  let place = 0;
  const next = (): MatchRecord | undefined => {
    const match = upcoming[place % Math.max(1, upcoming.length)];
    place += 1;
    if (match) world.ensureBook(match.id);
    return match;
  };
  return {
    take: (count) => Array.from({ length: count }, next).flatMap((match) => (match ? homeWins(match) : [])),
    takeQuarterLine() {
      const match = next();
      const market = [...(match?.markets.values() ?? [])].find(
        (one) => isOpen(one) && QUARTER_LINE.test(one.specifier),
      );
      return (match && market && selectionOf(match, market)[0]) ?? null;
    },
    takeCustom() {
      const match = next();
      if (!match) return null;
      const picks = CUSTOM.map((one) => ({
        ...one,
        matchId: match.id,
        marketKey: `${match.id}/${one.marketKey}`,
      }));
      const selections = picks.flatMap(({ marketKey, outcomeId }) => {
        const market = match.markets.get(marketKey);
        return isOpen(market) ? selectionOf(match, market, outcomeId) : [];
      });
      const { odds } = priceCustomBet(world, picks);
      return odds === null || selections.length < picks.length ? null : { selections, odds };
    },
    takeLive() {
      const [match] = footballOf(world, (one) => one.status === 1 && homeWins(one).length > 0);
      return (match && homeWins(match)[0]) ?? null;
    },
  };
}
