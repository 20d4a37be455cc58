import type { Odds } from '@touchline/betting';
import type { World } from '#feed/world.ts';
import { type CustomPrice, priceCustomBet } from '#pricing/custom/price-custom-bet.ts';
import { type Acceptance, isAccepted } from './acceptance.ts';
import type { RefusalReason } from './refusal.ts';

/** What a selection is to the price of a custom bet. */
interface CustomLeg {
  readonly matchId: string;
  readonly marketKey: string;
  readonly outcomeId: string;
}

const NAMES = { suspended: 'suspended', not_available: 'not_available' } as const;

const isNamed = (reason: string): reason is keyof typeof NAMES => reason in NAMES;

function conflictReasons({ conflicts }: CustomPrice): RefusalReason[] {
  const reasons = conflicts.flatMap(({ reason, selections }): RefusalReason[] =>
    selections.map((leg) => ({ name: isNamed(reason) ? NAMES[reason] : 'custom_bet_refused', leg })),
  );
  return reasons.length > 0 ? reasons : [{ name: 'custom_bet_refused' }];
}

/** Price of a custom bet now, or what stands against it. */
export function customPriceOf(
  world: World,
  legs: readonly CustomLeg[],
): { odds: Odds; reasons: readonly [] } | { odds: null; reasons: readonly RefusalReason[] } {
  const price = priceCustomBet(world, legs);
  if (price.odds !== null) return { odds: price.odds, reasons: [] };
  return { odds: null, reasons: conflictReasons(price) };
}

export const customOddsFault = (current: Odds): RefusalReason => ({
  name: 'invalid_odds_custom_bet',
  currentCustom: current,
});

/** The price at which a custom bet would be taken, and what speaks against it. */
export function checkCustomOdds(
  world: World,
  legs: readonly CustomLeg[],
  acceptance: Acceptance,
  sent: Odds,
): { odds: Odds | null; reasons: readonly RefusalReason[] } {
  const price = customPriceOf(world, legs);
  if (price.odds === null || isAccepted(acceptance, sent, price.odds)) return price;
  return { odds: price.odds, reasons: [customOddsFault(price.odds)] };
}
