import type { LegStatus } from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import { betSelections, bets } from '#db/schema.ts';
import { betsWithIds, type HeldBet } from '../../bets/cash-out-bet.ts';
import { offerOf, returnIfWon } from '../../bets/cash-out-offer.ts';
import { startSale } from '../../bets/cash-out-statement.ts';
import { saleTerms, WHOLE_PERCENT } from '../../bets/cash-out-terms.ts';
import { decideBet } from '../../bets/decide-bet.ts';
import type { LegFacts } from '../../bets/leg-facts.ts';
import { payBets } from '../../bets/settlement-statement.ts';
import { setAutoCashOut } from '../../commands/auto-cash-out.ts';
import { cashOut } from '../../commands/cash-out.ts';
import { decideVipBet } from '../../commands/decide-vip-bet.ts';
import { settleMissed } from '../../commands/settle-bets.ts';
import type { House } from '../../house.ts';
import { randomId } from '../../players/ids.ts';
import type { Fate } from './specimens.ts';

const HOUR_MS = 3_600_000;
const PART_PERCENT = 40;
const TOLERANCE_PERCENT = 20;

/** What was counted where home wins is asked for; null where nothing was, because the match was not played. */
function factsOf(status: LegStatus): LegFacts | null {
  const score = {
    won: [2, 1],
    lost: [0, 1],
    half_won: [1, 1],
    half_lost: [1, 1],
    void: null,
    open: null,
  } as const;
  const counted = score[status];
  return counted && { score: counted, minute: null, periods: [] };
}

async function markLegs(
  house: House,
  betId: string,
  results: readonly LegStatus[],
  at: number,
): Promise<void> {
  const [held] = await betsWithIds(house.db, [betId]);
  for (const [index, { ordinal }] of (held?.legs ?? []).entries()) {
    const status = results[index] ?? results.at(-1) ?? 'void';
    await house.db
      .update(betSelections)
      .set({ status, settledAt: at, why: factsOf(status) })
      .where(and(eq(betSelections.betId, betId), eq(betSelections.ordinal, ordinal)));
  }
}

async function held(house: House, betId: string): Promise<{ bet: HeldBet; offer: number }> {
  const [bet] = await betsWithIds(house.db, [betId]);
  if (!bet) throw new Error(`There is no bet ${betId}.`);
  for (const { matchId } of bet.legs) house.world.ensureBook(matchId);
  return { bet, offer: offerOf(house, bet).offer ?? bet.bet.stake };
}

async function sellNow(
  house: House,
  playerId: string,
  betId: string,
  partPercent: number | null,
): Promise<void> {
  const { offer } = await held(house, betId);
  const order = {
    betId,
    toCashout: offer,
    partPercent,
    tolerancePercent: TOLERANCE_PERCENT,
    requestId: null,
  };
  await cashOut(house, playerId, order);
}

/** A sale whose delay ends far from now; in play it would last seconds. */
async function beginSale(house: House, playerId: string, betId: string): Promise<void> {
  const { bet, offer } = await held(house, betId);
  const terms = saleTerms(bet, { toCashout: offer, least: 1, percent: WHOLE_PERCENT });
  if (!terms) return;
  const now = house.now();
  const { seen } = offerOf(house, bet);
  const ids = { id: randomId(), betId, playerId, requestId: `seed-${randomId(20)}` };
  const { corrections } = bet.bet;
  await startSale(house.db, { ...terms, ...ids, corrections, now, seen }, now + HOUR_MS);
}

/** The stake comes back through the house's own payment; the status is one that no command leads to. */
async function takeBack(house: House, betId: string, status: 'cancelled' | 'withdrawn'): Promise<void> {
  const { stake, corrections } = (await held(house, betId)).bet.bet;
  const at = house.now();
  await markLegs(house, betId, ['void'], at);
  await payBets(house, [{ id: betId, result: 'canceled', stake, corrections, payout: stake, at }]);
  await house.db.update(bets).set({ status }).where(eq(bets.id, betId));
}

async function makeReady(house: House, betId: string): Promise<void> {
  await house.db.update(bets).set({ status: 'ready_to_process' }).where(eq(bets.id, betId));
  await markLegs(house, betId, ['won'], house.now());
}

async function ruleToSell(house: House, playerId: string, betId: string): Promise<void> {
  const { bet, offer } = await held(house, betId);
  const at = Math.floor((offer + returnIfWon(bet, bet.bet.stake)) / 2);
  await setAutoCashOut(house, playerId, { betId, at });
}

/** Brings a placed bet into its state, by the house's own commands where one leads there. */
export async function meetFate(house: House, playerId: string, betId: string, fate: Fate): Promise<void> {
  switch (fate.kind) {
    case 'open':
      return;
    case 'results':
      await markLegs(house, betId, fate.results, house.now());
      await settleMissed(house);
      return;
    case 'vip_offer': {
      const { bet } = await held(house, betId);
      await decideVipBet(house, betId, { kind: 'offer', stake: Math.floor(bet.bet.stake * 0.4) });
      return;
    }
    case 'vip_refused':
      await decideVipBet(house, betId, { kind: 'refuse' });
      return;
    case 'rejected':
      await decideBet(house, betId, [{ name: 'suspended', leg: 0 }]);
      return;
    case 'sold':
      return sellNow(house, playerId, betId, null);
    case 'part_sold':
      return sellNow(house, playerId, betId, PART_PERCENT);
    case 'sale_in_progress':
      return beginSale(house, playerId, betId);
    case 'auto_sale':
      return ruleToSell(house, playerId, betId);
    case 'ready_to_process':
      return makeReady(house, betId);
    case 'cancelled':
    case 'withdrawn':
      return takeBack(house, betId, fate.kind);
  }
}
