import type { Odds } from '@touchline/betting';
import type { ShareBet, SharedBet, SharedSelection } from '@touchline/contract';
import { isBettableStatus } from '@touchline/contract/constants';
import { marketName, outcomeName, outrightName } from '@touchline/i18n/catalog-names';
import { eq } from 'drizzle-orm';
import { shares } from '#db/schema.ts';
import type { MarketRecord, MatchRecord } from '#feed/world.ts';
import { priceCustomBet } from '#pricing/custom/price-custom-bet.ts';
import { leastPicks } from '../bets/check-custom.ts';
import { keyOf } from '../bets/check-leg.ts';
import { type BetMatch, betMatches } from '../bets/match-archive.ts';
import type { House } from '../house.ts';
import { outcomePerson } from './present-market.ts';
import { catalogueIndex } from './present-tournament.ts';

type Selection = ShareBet['selections'][number];

const MARKET_GONE = 0;

/** A code as it is kept: people type it in any case, with spaces and dashes. */
const normalCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

function marketNow(house: House, selection: Selection): { match?: MatchRecord; market?: MarketRecord } {
  if (!house.world.match(selection.match_id)) return {};
  house.world.ensureBook(selection.match_id);
  const match = house.world.match(selection.match_id);
  const market = match?.markets.get(keyOf(selection) ?? '');
  return { ...(match && { match }), ...(market && { market }) };
}

const isTaken = (match: MatchRecord, market: MarketRecord) =>
  isBettableStatus(match.status) && (market.status === 1 || market.status === -1);

function presentMatch(
  house: House,
  kept: BetMatch | undefined,
  match: MatchRecord | undefined,
  locale: string,
): SharedSelection['match'] {
  const isOutright = match ? match.type === 'outright' : kept?.home === null;
  const category = match && catalogueIndex(house.world).categories.get(match.categoryId);
  const title = `${kept?.title ?? ''} · ${outrightName(locale)}`;
  return {
    urn_id: kept?.urnId ?? '',
    slug: kept?.slug ?? '',
    type: isOutright ? 'outright' : 'match',
    status: kept?.status ?? 3,
    start_time: kept?.startTime ?? 0,
    provider: match?.provider ?? 'betradar',
    sport_key: kept?.sportKey ?? '',
    category_name: category?.name ?? '',
    name_a: isOutright ? title : (kept?.home ?? ''),
    name_b: kept?.away ?? '',
  };
}

function presentSelection(
  house: House,
  selection: Selection,
  kept: BetMatch | undefined,
  locale: string,
): SharedSelection {
  const { match, market } = marketNow(house, selection);
  const outcome = market?.outcomes.find(({ id }) => id === selection.outcome_id);
  const isOpen = match && market && outcome && isTaken(match, market);
  const names = { home: kept?.home ?? '', away: kept?.away ?? '' };
  const named = { id: selection.market_id, specifier: selection.specifier };
  const person = match && outcome ? outcomePerson(match, outcome) : null;
  return {
    ...selection,
    current_odds: isOpen ? outcome.odds : null,
    market_status: isOpen ? market.status : MARKET_GONE,
    active: isOpen ? outcome.active : false,
    market_name: marketName(locale, named, names),
    market_group: market?.groups[0] ?? '',
    outcome_name: person ?? outcomeName(locale, named, selection.outcome_id, names),
    match: presentMatch(house, kept, match, locale),
  };
}

/** Price of a bet of the builder now; null where it has none, or the house takes no such bets. */
function customOddsNow(house: House, selections: readonly Selection[]): Odds | null {
  if (house.options.off.has('custom_bet')) return null;
  const picks = selections.map((selection) => ({
    matchId: selection.match_id,
    marketKey: keyOf(selection) ?? '',
    outcomeId: selection.outcome_id,
  }));
  return priceCustomBet(house.world, picks, leastPicks(house.options)).odds;
}

/**
 * What was shared under a code, as it is now; empty where nothing of it can be bet on any more.
 * Errors: null where there is no such code.
 */
export async function findShare(house: House, code: string, locale: string): Promise<SharedBet[] | null> {
  const [row] = await house.db
    .select()
    .from(shares)
    .where(eq(shares.code, normalCode(code)));
  if (!row) return null;
  const bets = row.bets as ShareBet[]; // written by shareBets alone
  const kept = await betMatches(
    house.db,
    house.world,
    bets.flatMap(({ selections }) => selections.map((selection) => selection.match_id)),
  );
  const shown = bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((selection) =>
      presentSelection(house, selection, kept.get(selection.match_id), locale),
    ),
    current_custom_odds: bet.type === 'CUSTOM_BET' ? customOddsNow(house, bet.selections) : null,
  }));
  const isAnyLeft = shown.some((bet) => bet.selections.some(({ current_odds }) => current_odds !== null));
  return isAnyLeft ? shown : [];
}
