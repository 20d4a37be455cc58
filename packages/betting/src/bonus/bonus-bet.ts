import type { MinorUnits } from '../money.ts';
import type { BetType, SlipBet } from '../slip-bet.ts';
import type { BonusSelection } from './selection-checks.ts';

/** A bet as bonuses look at it. Units: stake in minor units of currency. */
export type BonusBet = {
  readonly type: BetType;
  readonly stake: MinorUnits;
  readonly currency: string;
  readonly selections: readonly BonusSelection[];
};

/** The bet of a slip, at current prices, as bonuses look at it. */
export function bonusBetOf({ betType, stake, currency, selections }: SlipBet): BonusBet {
  return { type: betType, stake, currency, selections };
}
