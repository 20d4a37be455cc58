import {
  capReturn,
  exactTotalOdds,
  type MinorUnits,
  type Odds,
  oddsFactor,
  type Rational,
  type SlipBonusType,
  type SystemType,
  systemMultiplier,
  truncateOdds,
} from '@touchline/betting';
import { bonusReturn } from '@touchline/betting/bonus';

/** What a bet is priced by. `customOdds` is the price of a custom bet, `system` the type of a system; else both are null. */
export interface PricedShape {
  readonly system: SystemType | null;
  readonly customOdds: Odds | null;
  readonly odds: readonly Odds[];
  /** The bonus that the bet carries: its type, and what a boost multiplies the return by; null for none. */
  readonly bonus?: PricedBonus | null;
}

/** What of a bonus decides a return. Shape: odds null where it is no boost. */
export interface PricedBonus {
  readonly type: SlipBonusType;
  readonly odds: Odds | null;
}

/** What a bet multiplies its stake by when everything wins, exactly. */
export function multiplierOf({ system, customOdds, odds, bonus }: PricedShape): Rational {
  if (customOdds !== null) return exactTotalOdds([customOdds]);
  return system === null
    ? exactTotalOdds(odds, bonus?.odds ?? undefined)
    : systemMultiplier(system, odds.map(oddsFactor));
}

/** Odds of a bet as they are shown, and its highest return, as its bonus pays it, within the payout cap. */
export function priceBet(
  shape: PricedShape,
  stake: MinorUnits,
  maxPayout: MinorUnits,
): { odds: Odds; potentialReturn: MinorUnits } {
  const multiplier = multiplierOf(shape);
  return {
    odds: truncateOdds(multiplier),
    potentialReturn: capReturn(bonusReturn(shape.bonus?.type, stake, multiplier), maxPayout),
  };
}
