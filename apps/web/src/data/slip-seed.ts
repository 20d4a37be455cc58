import { type OutcomeKey, outcomeKey, type SelectionInput } from '@touchline/betting';
import type { LiveReads } from '@touchline/client/live';
import type { Market, Match, Outcome } from '@touchline/contract';

/** What a price button knows of the outcome that it shows: names and places, no prices. */
export interface SelectionSeed {
  readonly match: Pick<
    Match,
    | 'id'
    | 'urn_id'
    | 'slug'
    | 'type'
    | 'name'
    | 'sport'
    | 'tournament'
    | 'home'
    | 'away'
    | 'start_time'
    | 'provider'
  >;
  readonly market: Pick<Market, 'id' | 'name' | 'specifier' | 'group_keys' | 'provider'>;
  readonly outcome: Pick<Outcome, 'id' | 'name'>;
}

/** Key of the outcome that a button shows. */
export const seedKey = ({ match, market, outcome }: SelectionSeed): OutcomeKey =>
  outcomeKey({ matchId: match.id, marketId: market.id, specifier: market.specifier, outcomeId: outcome.id });

const PREMATCH = 0;

/**
 * The selection that a tap adds: names from the button, price and states from the live store.
 * Errors: null where the store knows no price, so that nothing is chosen unseen.
 */
export function selectionOf(
  seed: SelectionSeed,
  live: Pick<LiveReads, 'outcome' | 'market' | 'state'>,
): SelectionInput | null {
  const { match, market, outcome } = seed;
  const id = seedKey(seed);
  const price = live.outcome(id);
  const marketNow = live.market(id.slice(0, id.lastIndexOf('/')));
  if (!price || !marketNow) return null;
  return {
    matchId: match.id,
    matchUrnId: match.urn_id,
    matchSlug: match.slug,
    matchStatus: live.state(match.id)?.status ?? PREMATCH,
    type: match.type,
    startTime: match.start_time,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.group_keys[0] ?? '',
    marketStatus: marketNow.status,
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
    odds: price.odds,
    active: price.active,
    provider: market.provider,
    sportKey: match.sport.key,
    nameA: match.home?.name ?? match.name ?? '',
    nameB: match.away?.name ?? '',
    categoryName: match.tournament.category.name,
  };
}
