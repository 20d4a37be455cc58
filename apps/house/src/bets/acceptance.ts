import { isAutoAccepted, type Odds } from '@touchline/betting';
import type { OddsAcceptMode } from '@touchline/contract';

/** What a player wants to happen when a price is not the one he saw. */
export interface Acceptance {
  readonly mode: OddsAcceptMode;
  /** With mode higher: a price may also have fallen by this part of itself, in per cent. */
  readonly downToPercent: number | null;
}

/** Whether a bet is placed at the current price when the player asked for `asked`. */
export function isAccepted({ mode, downToPercent }: Acceptance, asked: Odds, current: Odds): boolean {
  return asked === current || isAutoAccepted(mode, asked, current, downToPercent);
}

/**
 * Price of a bet at the end of its delay: `taken` is the price of its placement. Who takes no other price keeps that one
 * unless it fell. Null: the bet is not taken.
 */
export function priceAfterDelay(
  acceptance: Acceptance,
  asked: Odds,
  taken: Odds,
  current: Odds,
): Odds | null {
  if (acceptance.mode === 'none') return current >= taken ? taken : null;
  return isAccepted(acceptance, asked, current) ? current : null;
}
