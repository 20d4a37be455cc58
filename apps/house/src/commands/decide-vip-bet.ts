import { lineCount, type MinorUnits } from '@touchline/betting';
import type { Bet, SystemType } from '@touchline/contract';
import { and, eq, lte } from 'drizzle-orm';
import { bets, outbox } from '#db/schema.ts';
import { decideBet } from '../bets/decide-bet.ts';
import type { RefusalReason } from '../bets/refusal.ts';
import { systemOf } from '../bets/system-types.ts';
import { VIP_OFFER_MS } from '../bets/vip-times.ts';
import type { House } from '../house.ts';
import { findBreak } from '../limits/running-break.ts';
import { noteOffer } from '../players/notify-player.ts';
import { betLimits, currencyOf } from '../wallet/currencies.ts';

/** What a trader says to a bet that waits for him. */
export type VipDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  /** With a smaller stake, if the player agrees. */
  | { readonly kind: 'offer'; readonly stake: MinorUnits };

/** `refused`: he took it, and its prices or selections speak against it by now. */
export type VipOutcome = 'done' | 'refused' | 'not_waiting' | 'wrong_stake' | 'not_offered' | 'on_break';

const REFUSED: readonly RefusalReason[] = [{ name: 'vip_refused' }];

type BetRow = typeof bets.$inferSelect;

const isWaiting = () => and(eq(bets.status, 'submitted'), eq(bets.isVip, true));

async function waitingBet(house: House, betId: string): Promise<BetRow | undefined> {
  const [bet] = await house.db
    .select()
    .from(bets)
    .where(and(eq(bets.id, betId), isWaiting()));
  return bet;
}

async function decide(
  house: House,
  betId: string,
  against: readonly RefusalReason[],
  answer?: { stake?: MinorUnits; isOwnAnswer: true },
): Promise<'done' | 'refused' | 'not_waiting'> {
  const isTaken = await decideBet(house, betId, against, answer);
  if (isTaken === null) return 'not_waiting';
  house.outbox.wake();
  return isTaken || against.length > 0 ? 'done' : 'refused';
}

function isOfferable(bet: BetRow, stake: MinorUnits): boolean {
  const currency = currencyOf(bet.currency);
  const lines = bet.system === null ? 1 : lineCount(systemOf(bet.system as SystemType)); // written by the house alone
  const least = Math.max(lines, currency ? betLimits(currency).minStake : 1);
  return Number.isSafeInteger(stake) && stake >= least && stake < bet.stake;
}

/** Offers a smaller stake and gives the player time to think about it. */
async function offer(house: House, betId: string, stake: MinorUnits): Promise<VipOutcome> {
  if (!house.options.capabilities.includes('vip_offer')) return 'not_offered';
  const bet = await waitingBet(house, betId);
  if (!bet) return 'not_waiting';
  if (!isOfferable(bet, stake)) return 'wrong_stake';
  // No offer reaches a player on a break.
  if (await findBreak(house.db, bet.playerId, house.playerClock.now())) return 'on_break';
  const now = house.now();
  const decidedBy = now + VIP_OFFER_MS;
  const changed = await house.db.transaction(async (tx) => {
    const rows = await tx
      .update(bets)
      .set({ vipOffer: { stake, expires_at: decidedBy }, decidedBy })
      .where(and(eq(bets.id, betId), isWaiting()))
      .returning({ id: bets.id });
    if (rows.length === 0) return false;
    await tx.insert(outbox).values({ playerId: bet.playerId, betId, createdAt: now });
    await noteOffer(tx, bet, { stake, now });
    return true;
  });
  house.outbox.wake();
  return changed ? 'done' : 'not_waiting';
}

/** Takes, refuses or re-offers a bet that waits for a trader. */
export async function decideVipBet(house: House, betId: string, decision: VipDecision): Promise<VipOutcome> {
  if (decision.kind === 'offer') return offer(house, betId, decision.stake);
  if (!(await waitingBet(house, betId))) return 'not_waiting';
  return decide(house, betId, decision.kind === 'accept' ? [] : REFUSED);
}

/** The player's answer to what a trader offers. A refusal gives back the whole stake. */
export async function answerVipOffer(
  house: House,
  playerId: string,
  answer: { readonly betId: string; readonly isAccepted: boolean },
): Promise<'done' | 'not_waiting'> {
  const bet = await waitingBet(house, answer.betId);
  const offered = bet?.vipOffer as Bet['vip_offer'] | undefined; // written above alone
  if (bet?.playerId !== playerId || !offered || offered.expires_at <= house.now()) return 'not_waiting';
  const outcome = answer.isAccepted
    ? await decide(house, answer.betId, [], { stake: offered.stake, isOwnAnswer: true })
    : await decide(house, answer.betId, REFUSED, { isOwnAnswer: true });
  return outcome === 'not_waiting' ? outcome : 'done';
}

/** Refuses bets that no trader decided in time, and offers that no player answered. */
export async function refuseExpiredVipBets(house: House): Promise<void> {
  const expired = await house.db
    .select({ id: bets.id })
    .from(bets)
    .where(and(isWaiting(), lte(bets.decidedBy, house.now())));
  for (const { id } of expired) await decide(house, id, REFUSED);
}
