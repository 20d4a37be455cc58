import { DEFAULT_BONUS_ODDS, type MinorUnits, type SlipBet } from '@touchline/betting';
import type { Messages } from '#data/messages.ts';
import { dispatchSlip, useSlip } from '#data/slip.ts';
import { type JudgedOffer, type SlipOffer, stakeOfOffer } from '#data/slip-offers.ts';
import { bonusName, boostText } from '#parts/bonus/bonus-name.ts';

/** Whether a bet carries an offer. */
export const isCarried = ({ bonus }: SlipOffer, bet: SlipBet): boolean =>
  bet.bonus?.id === bonus.id && bet.bonus.type === bonus.type;

const isFreebetOffer = ({ bonus }: SlipOffer): boolean => bonus.type.startsWith('freebet');

/** What a freebet stakes; null for other bonuses. Units: minor units of the bet's currency. */
const offerAmount = (offer: SlipOffer): MinorUnits | null =>
  isFreebetOffer(offer) ? stakeOfOffer(offer) : null;

/** The name of an offer, with what it adds or stakes. */
export function offerTitle(
  offer: SlipOffer,
  bet: SlipBet,
  t: Messages,
  money: (amount: MinorUnits) => string,
): string {
  const name = bonusName(offer.terms?.name, offer.bonus.type, t);
  const amount = offerAmount(offer);
  if (amount !== null && amount > 0) return t('slip.bonus.amount', { name, amount: money(amount) });
  const isBoosting = isCarried(offer, bet) && bet.bonusOdds > DEFAULT_BONUS_ODDS;
  return isBoosting ? t('slip.bonus.boost', { name, percent: boostText(bet.bonusOdds, t.locale) }) : name;
}

/** Puts a bonus on a bet; that of a freebet is its stake too. */
export function takeOffer(offer: SlipOffer, { betId }: SlipBet): void {
  const freebetStake = offerAmount(offer);
  dispatchSlip({
    type: 'bonus-chosen',
    betId,
    bonus: offer.bonus,
    ...(freebetStake !== null && { freebetStake }),
  });
}

/** Takes bonuses off a bet until the player chooses one. */
export const switchOff = ({ betId }: SlipBet): void =>
  dispatchSlip({ type: 'bonus-chosen', betId, bonus: null });

/** Freebets on other bets of the slip, and whether a second one may be used. */
interface TokensElsewhere {
  readonly ids: readonly string[];
  readonly allowsSeveral: boolean;
}

export function useTokensElsewhere(betId: string): TokensElsewhere {
  const ids = useSlip(({ bets }) =>
    bets
      .flatMap((bet) => (bet.betId !== betId && bet.freebetStake > 0 && bet.bonus ? bet.bonus.id : []))
      .join(' '),
  );
  const allowsSeveral = useSlip(({ rules }) => rules.isMultiActiveFreebetsAllowed === true);
  return { ids: ids === '' ? [] : ids.split(' '), allowsSeveral };
}

/** Whether a fitting offer can be put on a bet. Shape: `token`: another bet has the freebet that is allowed. */
export function canTake(
  { offer, fits }: JudgedOffer,
  { ids, allowsSeveral }: TokensElsewhere,
): 'yes' | 'no' | 'token' {
  if (!fits) return 'no';
  if (!isFreebetOffer(offer)) return 'yes';
  if (stakeOfOffer(offer) <= 0) return 'no';
  const isTaken = allowsSeveral ? ids.includes(offer.bonus.id) : ids.length > 0;
  return isTaken ? 'token' : 'yes';
}
