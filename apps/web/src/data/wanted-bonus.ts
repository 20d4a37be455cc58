import { dispatchSlip, slipState } from './slip.ts';
import { betAnswer } from './slip-bonuses.ts';
import { stakeOfOffer } from './slip-offers.ts';
import { leaveWantedBonus, wantedBonus } from './use-bonus.ts';

/** Puts the bonus that the player wants to use on the first bet that it fits. */
export function takeWantedBonus(): void {
  const wanted = wantedBonus();
  const { bets, rules, inProgress, isUnconfirmed } = slipState();
  if (wanted === null || inProgress || isUnconfirmed) return;
  const isCarried = bets.some(({ bonus }) => bonus?.id === wanted.id);
  if (isCarried) return void leaveWantedBonus();
  const isTokenElsewhere = wanted.type === 'freebet' && bets.some(({ freebetStake }) => freebetStake > 0);
  if (isTokenElsewhere && !rules.isMultiActiveFreebetsAllowed) return;
  for (const { betId, freebetStake } of bets) {
    const found = betAnswer(betId).judged.find(({ offer, fits }) => fits && offer.bonus.id === wanted.id);
    if (!found || freebetStake > 0) continue;
    const { offer } = found;
    dispatchSlip({ type: 'bonus-chosen', betId, bonus: offer.bonus, freebetStake: stakeOfOffer(offer) });
    return void leaveWantedBonus();
  }
}
