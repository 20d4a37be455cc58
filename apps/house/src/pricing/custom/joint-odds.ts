import type { Odds } from '@touchline/betting';
import { tickDown } from '../margin.ts';
import { allOf, fairChance, type Joint, type LegSet } from './joint-chances.ts';

function oddsOfSet(joint: Joint, singles: readonly { odds: Odds; chance: number }[], set: LegSet): number {
  let margin = 1;
  singles.forEach(({ odds, chance }, index) => {
    if ((set & (1 << index)) !== 0) margin *= odds * chance;
  });
  // Odds times chance of a single is what is left of a stake after its margin, scaled like odds.
  const legs = singles.filter((_, index) => (set & (1 << index)) !== 0).length;
  return margin / 10_000 ** (legs - 1) / fairChance(joint, set);
}

/**
 * Price of all legs together: the product of the prices of the singles times how much more or less likely the legs are together than apart.
 * Every leg so keeps its own margin. A bet never pays less than a part of it: where a leg is so likely after the others that its margin
 * would weigh more than it adds, the best part sets the price.
 */
export function jointOdds(joint: Joint, odds: readonly Odds[]): Odds {
  const singles = odds.map((single, index) => ({ odds: single, chance: fairChance(joint, 1 << index) }));
  let best = 0;
  for (let set = allOf(joint.size); set > 0; set--) best = Math.max(best, oddsOfSet(joint, singles, set));
  return Math.max(tickDown(best), ...odds);
}
