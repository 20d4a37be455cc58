import type { MinorUnits } from '@touchline/betting';
import { betsWithIds, type HeldBet, openStakeOf } from '../bets/cash-out-bet.ts';
import { offerOf, returnIfWon } from '../bets/cash-out-offer.ts';
import { writeRule } from '../bets/cash-out-rule-statement.ts';
import { RULE_REQUEST } from '../bets/cash-out-statement.ts';
import { WHOLE_PERCENT } from '../bets/cash-out-terms.ts';
import type { House } from '../house.ts';
import { randomId } from '../players/ids.ts';
import { type CashOutResult, sell } from './cash-out.ts';

/** What setting a rule came to; `answered`: the bet says it. `invalid`: the amount can never be offered. */
export type AutoCashOutResult = CashOutResult | { readonly kind: 'invalid' };

/** Sells a bet by its rule: at the offer now, and at the amount of the rule at the least if that falls meanwhile. */
const sellByRule = (house: House, { bet }: HeldBet, offer: MinorUnits, at: MinorUnits) =>
  sell(
    house,
    { playerId: bet.playerId, betId: bet.id },
    { toCashout: offer, least: at, percent: WHOLE_PERCENT, requestId: `${RULE_REQUEST}${randomId(20)}` },
  );

/**
 * Sets the offer at which the house sells a bet; null takes the rule away. Where the offer is there already the bet is sold
 * at once.
 */
export async function setAutoCashOut(
  house: House,
  playerId: string,
  { betId, at }: { readonly betId: string; readonly at: MinorUnits | null },
): Promise<AutoCashOutResult> {
  const [held] = await betsWithIds(house.db, [betId]);
  if (held?.bet.playerId !== playerId) return { kind: 'not_found' };
  if (at === null) {
    await writeRule(house.db, { betId, at, now: house.now() });
    house.cashOuts.rules.remove(betId);
    house.outbox.wake();
    return { kind: 'answered' };
  }
  if (at < 1 || at >= returnIfWon(held, openStakeOf(held.bet))) return { kind: 'invalid' };
  for (const { matchId } of held.legs) house.world.ensureBook(matchId);
  const { offer, reason } = offerOf(house, held);
  if (reason === 'off' || reason === 'not_waiting') return { kind: 'not_offered', reason };
  if (offer !== null && offer >= at) {
    const sold = await sellByRule(house, held, offer, at);
    if (sold.kind === 'answered') return sold;
  }
  const isSet = await writeRule(house.db, { betId, at, now: house.now() });
  if (!isSet) return { kind: 'not_offered', reason: 'not_waiting' };
  house.cashOuts.rules.add(
    betId,
    held.legs.map((leg) => leg.matchId),
  );
  house.outbox.wake();
  return { kind: 'answered' };
}

/** Sells those of the bets whose offer has reached the amount of their rule; answers which have no rule any more. */
export async function followRules(house: House, betIds: readonly string[]): Promise<readonly string[]> {
  const held = new Map((await betsWithIds(house.db, betIds)).map((one) => [one.bet.id, one]));
  const over: string[] = [];
  for (const betId of betIds) {
    const one = held.get(betId);
    const at = one?.bet.autoCashOut ?? null;
    if (!one || at === null || !isOpen(one)) {
      over.push(betId);
      continue;
    }
    const { offer } = offerOf(house, one);
    if (offer !== null && offer >= at) await sellByRule(house, one, offer, at);
  }
  return over;
}

/** A sale in progress may fail, and the rule then goes on. */
const isOpen = ({ bet }: HeldBet) => bet.status === 'waiting_results' || bet.status === 'cashout_in_progress';
