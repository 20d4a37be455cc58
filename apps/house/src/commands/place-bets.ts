import { createHash } from 'node:crypto';
import type { Placement, PlacementResult } from '@touchline/contract';
import { type CheckedBet, checkBet } from '../bets/check-bet.ts';
import { archiveMatches } from '../bets/match-archive.ts';
import { type NumberedBet, runPlacement } from '../bets/placement-statement.ts';
import type { House } from '../house.ts';
import { randomId } from '../players/ids.ts';
import { placementResult } from '../queries/placement-result.ts';
import { findOwnSettings } from '../queries/settings.ts';

export type PlaceBetsResult =
  | { readonly kind: 'answered'; readonly result: PlacementResult }
  | { readonly kind: 'request_reused' }
  | { readonly kind: 'empty' };

/** The same text for the same bets, whatever else a repeated request says. */
function fingerprintOf(placement: Placement): string {
  const bets = placement.bets.map((bet) => [
    bet.bet_id,
    bet.stake.value,
    bet.stake.currency,
    bet.system_id ?? null,
    bet.custom_odds ?? null,
    bet.bonus?.id ?? null,
    bet.selections.map((one) => [one.match_id, one.market_id, one.specifier, one.outcome_id, one.odds]),
  ]);
  return createHash('sha256').update(JSON.stringify(bets)).digest('base64url');
}

/**
 * Places the bets of a slip, each of them wholly or not at all. The same request again changes nothing and is answered
 * with what the bets have become.
 */
export async function placeBets(
  house: House,
  playerId: string,
  placement: Placement,
  locale: string,
): Promise<PlaceBetsResult> {
  if (placement.bets.length === 0) return { kind: 'empty' };
  const now = house.now();
  const requestId = placement.meta.request_id ?? null;
  const fingerprint = fingerprintOf(placement);
  const { auto_accept_odds_change: mode = 'none' } = await findOwnSettings(house, playerId);
  for (const bet of placement.bets)
    for (const { match_id } of bet.selections) house.world.ensureBook(match_id);
  const checked = placement.bets.map((bet) => checkBet(house.world, bet, mode));
  const bets = checked.map((bet) => numbered(bet, house.options.betDelayMs, now));
  const takeable = bets.filter((bet) => bet.reasons.length === 0);
  await house.livePrices.ensure(takeable.flatMap((bet) => bet.legs.map((leg) => leg.marketKey)));
  const outcome = await runPlacement(house.db, {
    playerId,
    requestId: requestId ?? `own-${randomId(20)}`,
    fingerprint,
    now,
    bets,
  });
  if (outcome.fingerprint !== fingerprint) return { kind: 'request_reused' };
  if (outcome.isFirst) await afterPlacement(house, bets, new Set(outcome.result.bets.map((bet) => bet.id)));
  const legs = new Map(checked.map((bet) => [bet.slipBetId, bet.legs]));
  return {
    kind: 'answered',
    result: await placementResult(house, { id: requestId, stored: outcome.result, legs }, locale),
  };
}

function numbered(bet: CheckedBet, betDelayMs: number, now: number): NumberedBet {
  const isDelayed = bet.isInPlay && betDelayMs > 0;
  return { ...bet, id: randomId(), decidedBy: isDelayed ? now + betDelayMs : null };
}

async function afterPlacement(
  house: House,
  bets: readonly NumberedBet[],
  placedIds: ReadonlySet<string>,
): Promise<void> {
  const placed = bets.filter((bet) => placedIds.has(bet.id));
  for (const { id, decidedBy, legs } of placed)
    if (decidedBy !== null) house.delayedBets.add({ id, decidedBy, legs });
  const matchIds = placed.flatMap((bet) => bet.legs.map((leg) => leg.matchId));
  house.betCounts.add(matchIds);
  house.outbox.wake();
  await archiveMatches(house.db, house.world, matchIds);
}
