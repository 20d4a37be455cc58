import type { Currency, MinorUnits } from '@touchline/betting';
import type { BetType } from '@touchline/contract';
import { betLimits } from '../wallet/currencies.ts';
import { type FoundLeg, isFound, type LegFault } from './check-leg.ts';

/** A market on one person, and a price made of many, are easier to know better than the house: they are taken up to this part of the limit. */
const NARROW_PART = 5;

const isNarrow = (leg: FoundLeg | LegFault): boolean =>
  isFound(leg) && leg.match.markets.get(leg.marketKey)?.groups.includes('players') === true;

/** Highest stake of a bet by its currency and markets. */
export function stakeLimit(
  currency: Currency,
  type: BetType,
  found: readonly (FoundLeg | LegFault)[],
): MinorUnits {
  const { maxStake } = betLimits(currency);
  return type === 'custom_bet' || found.some(isNarrow) ? maxStake / NARROW_PART : maxStake;
}
