import type { Odds } from './odds.ts';
import type { Rational } from './rational.ts';
import { exactTotalOdds, oddsFactor } from './returns.ts';
import type { SlipBet } from './slip-bet.ts';
import { systemMultiplier } from './system-returns.ts';

/**
 * What a bet of the slip multiplies its stake by when everything wins, exactly.
 * Shape:  for a system the highest return over the total stake, a boost in that of a combo alone; prices as they are now, or as the player agreed to them.
 * Errors: null when the bet has no price: no selections, a custom bet without odds, a system without a fitting type.
 */
export function betMultiplier(bet: SlipBet, prices: 'current' | 'accepted' = 'current'): Rational | null {
  const isNow = prices === 'current';
  const odds = bet.selections.map((selection): Odds => (isNow ? selection.odds : selection.acceptedOdds));
  if (odds.length === 0) return null;
  if (bet.betType === 'CUSTOM_BET') {
    const price = isNow ? bet.customOdds : bet.acceptedCustomOdds;
    return price === null ? null : exactTotalOdds([price]);
  }
  if (bet.betType !== 'SYSTEM') return exactTotalOdds(odds, bet.bonusOdds);
  if (bet.systemType === null || bet.systemType.totalCount !== odds.length) return null;
  return systemMultiplier(bet.systemType, odds.map(oddsFactor));
}
