import { type OutcomeKey, outcomeKey } from '@touchline/betting';
import type { CustomMarkets } from '@touchline/contract/types';
import type { MarketView, OutcomeView } from '#data/views.ts';
import { specifierPart } from '#parts/market/line-text.ts';
import type { BuilderPick } from './builder-picks.ts';

/** The outcomes of one market, or of its lines, that can be picked. */
export interface BuilderCard {
  readonly key: string;
  readonly title: string;
  readonly picks: readonly BuilderPick[];
  /** Those that show before all are asked for. */
  readonly first: ReadonlySet<OutcomeKey>;
}

/** Outcomes that a card shows at first, and lines where it has several. */
const OUTCOMES_SHOWN = 8;
const LINES_SHOWN = 3;

const lineOf = ({ specifier }: MarketView) =>
  Number(specifierPart(specifier, 'total') ?? specifierPart(specifier, 'hcp') ?? 0);

/** Who scores most stands first: forwards, then back to the goalkeeper. */
const RANKS = ['forward', 'midfielder', 'defender', 'goalkeeper'];
const rankOf = ({ player }: OutcomeView) => (player ? RANKS.indexOf(player.position ?? '') : 0);

function picksOf(matchId: string, market: MarketView, outcomeIds: ReadonlySet<string>): BuilderPick[] {
  return market.outcomes
    .filter(({ id }) => outcomeIds.has(id))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((outcome) => ({
      key: outcomeKey({
        matchId,
        marketId: market.id,
        specifier: market.specifier,
        outcomeId: outcome.id,
      }),
      market,
      outcome,
    }));
}

/** The lines around the most balanced one. */
function nearBalance(markets: readonly MarketView[]): readonly MarketView[] {
  const balanced = markets.findIndex(({ most_balanced }) => most_balanced);
  const middle = balanced === -1 ? Math.floor(markets.length / 2) : balanced;
  const start = Math.max(0, Math.min(middle - 1, markets.length - LINES_SHOWN));
  return markets.slice(start, start + LINES_SHOWN);
}

/** Cards of the markets that can be combined, in order of priority; lines of one market share a card. */
export function builderCards(
  matchId: string,
  markets: readonly MarketView[],
  custom: CustomMarkets['markets'],
): BuilderCard[] {
  const allowed = new Map(
    custom.map((market) => [`${market.market_id}/${market.specifier}`, new Set(market.outcome_ids)]),
  );
  const cards = new Map<string, MarketView[]>();
  for (const market of markets.toSorted((a, b) => a.priority - b.priority)) {
    if (!allowed.has(`${market.id}/${market.specifier}`)) continue;
    const key = `${market.id}/${market.name}`;
    cards.set(key, [...(cards.get(key) ?? []), market]);
  }
  return [...cards].map(([key, ofCard]) => {
    const lines = ofCard.toSorted((a, b) => lineOf(a) - lineOf(b));
    const picksIn = (some: readonly MarketView[]) =>
      some.flatMap((market) =>
        picksOf(matchId, market, allowed.get(`${market.id}/${market.specifier}`) ?? new Set()),
      );
    const picks = picksIn(lines);
    const first = lines.length > 1 ? picksIn(nearBalance(lines)) : picks.slice(0, OUTCOMES_SHOWN);
    return { key, title: ofCard[0]?.name ?? '', picks, first: new Set(first.map((pick) => pick.key)) };
  });
}

/** On which side of two columns a card stands. */
export type Side = 'start' | 'end';

/** Shares cards between two columns: each goes to the shorter one when it is first seen, and stays there. */
export function createSides() {
  const sides = new Map<string, Side>();
  return (cards: readonly BuilderCard[]): ReadonlyMap<string, Side> => {
    const filled = { start: 0, end: 0 };
    for (const { key, first } of cards) {
      const side = sides.get(key) ?? (filled.end < filled.start ? 'end' : 'start');
      sides.set(key, side);
      filled[side] += 2 + Math.ceil(first.size / 2);
    }
    return sides;
  };
}
