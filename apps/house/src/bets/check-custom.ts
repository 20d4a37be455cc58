import type { Odds } from '@touchline/betting';
import type { World } from '#feed/world.ts';
import { type CustomPrice, LEAST_PICKS, priceCustomBet } from '#pricing/custom/price-custom-bet.ts';
import type { HouseOptions } from '../options.ts';
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

/** How many selections a custom bet has at the least. */
export const leastPicks = ({ off }: Pick<HouseOptions, 'off'>): number =>
  off.has('custom_bet_single') ? LEAST_PICKS : 1;

/** What was taken as a custom bet stays one, with however few selections it was taken. */
export const TAKEN = 1;

/** Price of a custom bet now, or what stands against it. */
export function customPriceOf(
  world: World,
  legs: readonly CustomLeg[],
  least: number,
): { odds: Odds; reasons: readonly [] } | { odds: null; reasons: readonly RefusalReason[] } {
  const price = priceCustomBet(world, legs, least);
  if (price.odds !== null) return { odds: price.odds, reasons: [] };
  return { odds: null, reasons: conflictReasons(price) };
}

export const customOddsFault = (current: Odds): RefusalReason => ({
  name: 'invalid_odds_custom_bet',
  currentCustom: current,
});

/** The price at which a custom bet would be taken, and what speaks against it. */
export function checkCustomOdds(
  {
    world,
    options,
    acceptance,
  }: { world: World; options: Pick<HouseOptions, 'off'>; acceptance: Acceptance },
  legs: readonly CustomLeg[],
  sent: Odds,
): { odds: Odds | null; reasons: readonly RefusalReason[] } {
  const price = customPriceOf(world, legs, leastPicks(options));
  if (price.odds === null || isAccepted(acceptance, sent, price.odds)) return price;
  return { odds: price.odds, reasons: [customOddsFault(price.odds)] };
}
