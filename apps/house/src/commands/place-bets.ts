import { createHash } from 'node:crypto';
import type { Odds } from '@touchline/betting';
import type { Placement, PlacementBet, PlacementResult } from '@touchline/contract';
import type { Acceptance } from '../bets/acceptance.ts';
import { type CheckedBet, checkBet } from '../bets/check-bet.ts';
import type { WrittenPrices } from '../bets/check-leg.ts';
import { archiveMatches } from '../bets/match-archive.ts';
import {
  type NumberedBet,
  type PlacementInput,
  type PlacementOutcome,
  runPlacement,
} from '../bets/placement-statement.ts';
import { VIP_WAIT_MS } from '../bets/vip-times.ts';
import type { FaultyBet } from '../dev/faults.ts';
import type { House } from '../house.ts';
import { limitMoment } from '../limits/limit-moment.ts';
import { randomId } from '../players/ids.ts';
import { findPlayerLimits } from '../players/player-limits.ts';
import { placementResult } from '../queries/placement-result.ts';
import { findOwnSettings } from '../queries/settings.ts';

export type PlaceBetsResult =
  | { readonly kind: 'answered'; readonly result: PlacementResult }
  | { readonly kind: 'request_reused' }
  /** Prices moved faster than they could be written: nothing was placed. */
  | { readonly kind: 'not_taken' };

/** Prices can move between reading and writing; so often in a row they do not. */
const TRIES = 5;

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

/** How a request is taken at other prices: as it says, else as the player saved it. */
async function acceptanceOf(house: House, playerId: string, { meta }: Placement): Promise<Acceptance> {
  const { auto_accept_odds_change: saved = 'none' } = await findOwnSettings(house, playerId);
  const isOffered = house.options.capabilities.includes('accept_down_to');
  return {
    mode: meta.accept_odds_change ?? saved,
    downToPercent: isOffered ? (meta.accept_down_to_percent ?? null) : null,
  };
}

/** Writes the bets at prices that hold; retries at what the database holds. Shape: null after TRIES price changes. */
async function placeAtWritten(
  house: House,
  request: Omit<PlacementInput, 'bets'>,
  check: (written: WrittenPrices) => NumberedBet[],
): Promise<{ bets: NumberedBet[]; outcome: PlacementOutcome } | null> {
  const written = new Map<string, Odds>();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const bets = check(written);
    const takeable = bets.filter((bet) => bet.reasons.length === 0);
    await house.livePrices.ensure(takeable.flatMap((bet) => bet.legs.map((leg) => leg.marketKey)));
    const outcome = await runPlacement(house.runNamed, { ...request, bets });
    if (outcome.moved.length === 0) return { bets, outcome };
    for (const { key, odds } of outcome.moved) written.set(key, odds);
  }
  return null;
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
  const now = house.now();
  const requestId = placement.meta.request_id ?? null;
  const fingerprint = fingerprintOf(placement);
  const acceptance = await acceptanceOf(house, playerId, placement);
  const limits = await findPlayerLimits(house.db, playerId);
  for (const bet of placement.bets)
    for (const { match_id } of bet.selections) house.world.ensureBook(match_id);
  const { device_id: deviceId } = placement.meta;
  const request = {
    playerId,
    requestId: requestId ?? `own-${randomId(20)}`,
    fingerprint,
    deviceId,
    now,
    moment: limitMoment(house.periods, now),
  };
  const faults = placement.bets.map((bet) => house.faults.placementRefusal(faultyBet(playerId, bet)));
  const written = await placeAtWritten(house, request, (prices) =>
    placement.bets.map((bet, index) => {
      const { world, options } = house;
      const checked = checkBet(bet, { world, options, acceptance, limits, written: prices });
      const reasons = [...checked.reasons, ...(faults[index] ?? [])];
      return numbered({ ...checked, reasons }, house.options.betDelayMs, now);
    }),
  );
  if (written === null) return { kind: 'not_taken' };
  const { bets, outcome } = written;
  if (outcome.fingerprint !== fingerprint) return { kind: 'request_reused' };
  if (outcome.isFirst) {
    const { bets: taken, refused } = outcome.result;
    house.metrics.placed(
      taken.length,
      refused.map(({ reasons }) => reasons[0]?.name ?? 'unknown'),
    );
    await afterPlacement(house, bets, new Set(taken.map((bet) => bet.id)));
  }
  const legs = new Map(bets.map((bet) => [bet.slipBetId, bet.legs]));
  return {
    kind: 'answered',
    result: await placementResult(house, { id: requestId, stored: outcome.result, legs }, locale),
  };
}

const faultyBet = (playerId: string, { stake, selections }: PlacementBet): FaultyBet => ({
  playerId,
  currency: stake.currency,
  stake: stake.value,
  legs: selections.map(({ match_id, odds }) => ({ matchId: match_id, odds })),
});

function numbered(bet: CheckedBet, betDelayMs: number, now: number): NumberedBet {
  const delayMs = bet.isInPlay ? betDelayMs : 0;
  const waitMs = bet.isVip ? VIP_WAIT_MS : delayMs;
  return { ...bet, id: randomId(), decidedBy: waitMs > 0 ? now + waitMs : null };
}

async function afterPlacement(
  house: House,
  bets: readonly NumberedBet[],
  placedIds: ReadonlySet<string>,
): Promise<void> {
  const placed = bets.filter((bet) => placedIds.has(bet.id));
  for (const { id, decidedBy, isVip, legs } of placed)
    if (decidedBy !== null && !isVip) house.delayedBets.add({ id, decidedBy, legs });
  const matchIds = placed.flatMap((bet) => bet.legs.map((leg) => leg.matchId));
  house.betCounts.add(matchIds);
  house.outbox.wake();
  await archiveMatches(house.db, house.world, matchIds);
}
