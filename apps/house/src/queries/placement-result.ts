import type { PlacedBet, PlacementResult, RefusedBet } from '@touchline/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { bets, placementRequests } from '#db/schema.ts';
import type { StoredPlacement } from '../bets/placement-statement.ts';
import type { RefusedLeg } from '../bets/refusal.ts';
import { presentRefusal } from '../bets/refusal.ts';
import type { House } from '../house.ts';
import { serverTimeZone } from '../time-zones.ts';
import { presentBets } from './bets.ts';

/** Selections of the bets of a request by the slip's id of the bet; known while the request is at hand. */
export type RequestedLegs = ReadonlyMap<string, readonly RefusedLeg[]>;

/**
 * Answer to a placement: its bets as they are now, and those that were refused. A bet that was rejected after its delay
 * stands in both lists, so that who asks later learns the reason.
 */
export async function placementResult(
  house: House,
  request: { readonly id: string | null; readonly stored: StoredPlacement; readonly legs: RequestedLegs },
  locale: string,
): Promise<PlacementResult> {
  const { stored } = request;
  const placed = new Map(stored.bets.map((bet) => [bet.id, bet.bet_id]));
  const rows =
    placed.size === 0
      ? []
      : await house.db
          .select()
          .from(bets)
          .where(inArray(bets.id, [...placed.keys()]));
  const shown = new Map((await presentBets(house, rows, locale)).map((bet) => [bet.id, bet]));
  const told = { locale, timeZone: serverTimeZone(house.options) };
  const refused: RefusedBet[] = stored.refused.map(({ bet_id, currency, reasons }) => {
    const legs = request.legs.get(bet_id) ?? [];
    return { bet_id, ...presentRefusal(reasons, { betId: bet_id, currency, legs }, told) };
  });
  const list: PlacedBet[] = [];
  for (const [id, bet_id] of placed) {
    const bet = shown.get(id);
    if (!bet) continue;
    if (bet.refusal) refused.push({ bet_id, ...bet.refusal });
    list.push({
      bet_id,
      id,
      ref: bet.ref,
      status: bet.status,
      is_vip: bet.is_vip,
      stake: { value: bet.stake, currency: bet.currency },
      odds: bet.odds,
      potential_return: bet.potential_return,
      decided_by: bet.decided_by,
      selections: bet.selections.map(({ match, market, outcome, odds }) => ({
        match_id: match.id,
        market_id: market.id,
        specifier: market.specifier,
        outcome_id: outcome.id,
        odds,
      })),
      custom_odds: bet.type === 'custom_bet' ? bet.odds : null,
    });
  }
  return { request_id: request.id, bets: list, refused };
}

/** What became of a request; null when the house never saw it. */
export async function findRequest(house: House, playerId: string, requestId: string, locale: string) {
  const [row] = await house.db
    .select()
    .from(placementRequests)
    .where(and(eq(placementRequests.playerId, playerId), eq(placementRequests.requestId, requestId)));
  if (!row) return null;
  const stored = row.result as StoredPlacement; // written by the placement statement alone
  return placementResult(house, { id: requestId, stored, legs: new Map() }, locale);
}
