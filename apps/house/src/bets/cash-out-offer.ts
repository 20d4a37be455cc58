import { cashOutFair, cashOutOffer, type MinorUnits, type Odds, type Rational } from '@touchline/betting';
import type { CashOutOffer, CashOutReason } from '@touchline/contract';
import { isBettableStatus } from '@touchline/contract/constants';
import type { World } from '#feed/world.ts';
import type { HouseOptions } from '../options.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { priceBet } from './bet-price.ts';
import { capOf, type HeldBet, type LegRow, openStakeOf, resultOf, shapeOf } from './cash-out-bet.ts';
import { customNow } from './cash-out-custom.ts';

/** What the house keeps of the fair value. */
const MARGIN_PERCENT = 5;
/** The least that is paid, as a part of a fiat currency's unit; one smallest unit of any other. */
const LEAST_PARTS = 10;

/** What an offer was worked out from: the sale asks the database whether it still holds. `odds` null: decided. */
export interface SeenLeg {
  readonly ordinal: number;
  readonly status: string;
  readonly marketKey: string;
  readonly outcomeId: string;
  readonly odds: Odds | null;
}

/** What a bet can be sold for at this moment. Units: smallest units; `fair` is before the margin, rounded down. */
export interface Offer {
  readonly offer: MinorUnits | null;
  readonly fair: MinorUnits | null;
  readonly reason: CashOutReason | null;
  readonly seen: readonly SeenLeg[];
}

const none = (reason: CashOutReason): Offer => ({ offer: null, fair: null, reason, seen: [] });

/** Price of an open selection now, or why it has none. */
function priceNow(world: World, leg: LegRow): Odds | CashOutReason {
  const match = world.match(leg.matchId);
  if (!match || !isBettableStatus(match.status)) return 'suspended';
  if (world.providers()[match.provider] !== 'ACTIVE') return 'provider_inactive';
  if (!match.markets.has(leg.marketKey)) world.ensureBook(match.id);
  const market = match.markets.get(leg.marketKey);
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
  return market?.status === 1 && outcome?.active ? outcome.odds : 'suspended';
}

function seenLegs(world: World, legs: readonly LegRow[]): SeenLeg[] | CashOutReason {
  const seen: SeenLeg[] = [];
  for (const leg of legs) {
    const { ordinal, status, marketKey, outcomeId } = leg;
    const odds = status === 'open' ? priceNow(world, leg) : null;
    if (typeof odds === 'string') return odds;
    seen.push({ ordinal, status, marketKey, outcomeId, odds });
  }
  return seen;
}

const floor = ({ numerator, denominator }: Rational): MinorUnits => Number(numerator / denominator);

/** The offer of a bet by the prices now, whatever its status is. Source: docs/rules/cash-out.md. */
export function offerNow(world: World, held: HeldBet): Offer {
  const { bet, legs } = held;
  const shape = shapeOf(held);
  if (shape.systemType === null && legs.some((leg) => leg.status === 'lost')) return none('lost_leg');
  const seen = seenLegs(world, legs);
  if (typeof seen === 'string') return none(seen);
  if (seen.every((leg) => leg.odds === null)) return none('not_waiting');
  const custom = shape.betType === 'CUSTOM_BET' ? customNow(world, legs) : null;
  if (shape.betType === 'CUSTOM_BET' && custom === null) return none('custom_bet');
  const stake = openStakeOf(bet);
  const fair = cashOutFair({
    ...shape,
    stake,
    customOdds: bet.customOdds,
    customNow: custom,
    maxPayout: capOf(bet, stake),
    selections: legs.map((leg, index) => ({
      odds: leg.odds,
      result: resultOf(leg),
      deadHeat: leg.deadHeat,
      now: seen[index]?.odds ?? null,
    })),
  });
  if (fair === null || fair.numerator === 0n) return none('lost_leg');
  const offer = cashOutOffer(fair, {
    marginPercent: MARGIN_PERCENT,
    potentialReturn: returnIfWon(held, stake),
    minOffer: leastOffer(bet.currency),
  });
  return offer === null ? none('too_small') : { offer, fair: floor(fair), reason: null, seen };
}

/** What a stake on this bet comes back as when every selection wins. */
export function returnIfWon(held: HeldBet, stake: MinorUnits): MinorUnits {
  const { bet, legs } = held;
  const { systemType: system } = shapeOf(held);
  const odds = legs.map((leg) => leg.odds);
  return priceBet({ system, customOdds: bet.customOdds, odds }, stake, capOf(bet, stake)).potentialReturn;
}

function leastOffer(currencyCode: string): MinorUnits {
  const currency = currencyOf(currencyCode);
  return currency?.isFiat ? Math.ceil(currency.subunits / LEAST_PARTS) : 1;
}

/** The offer of a bet as its player sees it. */
export function offerOf(
  house: { readonly world: World; readonly options: Pick<HouseOptions, 'off'> },
  held: HeldBet,
): Offer {
  if (house.options.off.has('cash_out')) return none('off');
  if (held.bet.status !== 'waiting_results') return none('not_waiting');
  return offerNow(house.world, held);
}

/** An offer in the shape of the contract. The fair value is told where the house offers that. */
export const presentOffer = (
  { options }: { readonly options: Pick<HouseOptions, 'capabilities'> },
  betId: string,
  { offer, fair, reason }: Offer,
): CashOutOffer => ({
  bet_id: betId,
  to_cashout: offer,
  fair_value: options.capabilities.includes('cash_out_value') ? fair : null,
  reason,
});
