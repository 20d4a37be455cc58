import { atAgreedPrices, type MinorUnits, quote, type SlipQuote, type SlipState } from '@touchline/betting';

/** The amount that moved with the prices. Units: minor units of the slip's currency. */
export interface ChangedAmount {
  readonly what: 'stake' | 'return';
  readonly before: MinorUnits;
  readonly now: MinorUnits;
}

/** What moved prices change: the stake of a bet with a wanted return, else the return; null if neither is known or moves. */
export function changedAmount(
  state: SlipState,
  quoted: SlipQuote,
  maxPayout: MinorUnits | null,
): ChangedAmount | null {
  if (!isReturnKnown(quoted)) return null;
  const before = quote(atAgreedPrices(state), maxPayout);
  if (quoted.totalStake !== before.totalStake)
    return { what: 'stake', before: before.totalStake, now: quoted.totalStake };
  if (quoted.totalReturn === before.totalReturn) return null;
  return { what: 'return', before: before.totalReturn, now: quoted.totalReturn };
}

/** Whether every bet of the slip has a return; without a stake it is 0. */
export const isReturnKnown = ({ bets }: SlipQuote): boolean =>
  bets.every(({ totalOdds }) => totalOdds !== null);
