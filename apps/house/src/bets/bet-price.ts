import {
  capReturn,
  exactTotalOdds,
  type MinorUnits,
  type Odds,
  oddsFactor,
  type Rational,
  returnAt,
  type SystemType,
  systemMultiplier,
  truncateOdds,
} from '@touchline/betting';

/** What a bet is priced by. `customOdds` is the price of a custom bet, `system` the type of a system; else both are null. */
export interface PricedShape {
  readonly system: SystemType | null;
  readonly customOdds: Odds | null;
  readonly odds: readonly Odds[];
}

/** What a bet multiplies its stake by when everything wins, exactly. */
export function multiplierOf({ system, customOdds, odds }: PricedShape): Rational {
  if (customOdds !== null) return exactTotalOdds([customOdds]);
  return system === null ? exactTotalOdds(odds) : systemMultiplier(system, odds.map(oddsFactor));
}

/** Odds of a bet as they are shown, and its highest return within the payout cap. */
export function priceBet(
  shape: PricedShape,
  stake: MinorUnits,
  maxPayout: MinorUnits,
): { odds: Odds; potentialReturn: MinorUnits } {
  const multiplier = multiplierOf(shape);
  return {
    odds: truncateOdds(multiplier),
    potentialReturn: capReturn(returnAt(stake, multiplier), maxPayout),
  };
}
