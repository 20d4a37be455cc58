import { type Currency, lineCount, type MinorUnits, type Odds, type SystemType } from '@touchline/betting';
import type { BetType, PlacementBet } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import type { World } from '#feed/world.ts';
import type { HouseOptions } from '../options.ts';
import { allowedStake, type PlayerLimits, UNLIMITED } from '../players/player-limits.ts';
import { outcomePerson } from '../queries/present-market.ts';
import { betLimits, currencyOf } from '../wallet/currencies.ts';
import type { Acceptance } from './acceptance.ts';
import { priceBet } from './bet-price.ts';
import { providerReasons, shapeOf, shapeReasons } from './bet-shape.ts';
import { checkCustomOdds } from './check-custom.ts';
import {
  type FoundLeg,
  findLeg,
  isFound,
  keyOf,
  type LegFault,
  priceFault,
  type WrittenPrices,
} from './check-leg.ts';
import type { RefusalReason, RefusedLeg } from './refusal.ts';
import { stakeLimit } from './stake-limit.ts';

/** A selection as it is written beside its bet. `asked` is the price of the slip where the bet is taken at another. */
export interface CheckedLeg extends RefusedLeg {
  readonly marketKey: string;
  readonly person: string | null;
  readonly odds: Odds;
  readonly asked: Odds | null;
}

/** A bet after the checks that need no database. With reasons it is refused whatever the database says. */
export interface CheckedBet {
  readonly slipBetId: string;
  readonly type: BetType;
  readonly system: SystemType | null;
  readonly customOdds: Odds | null;
  readonly customAsked: Odds | null;
  readonly acceptance: Acceptance;
  readonly currency: string;
  readonly stake: MinorUnits;
  readonly odds: Odds;
  readonly potentialReturn: MinorUnits;
  readonly maxPayout: MinorUnits;
  readonly isInPlay: boolean;
  /** A trader decides. */
  readonly isVip: boolean;
  readonly legs: readonly CheckedLeg[];
  readonly reasons: readonly RefusalReason[];
}

/** What a bet is checked against. `written`: prices that the database was seen to hold in place of the world's. */
export interface BetCheck {
  readonly world: World;
  readonly options: HouseOptions;
  readonly acceptance: Acceptance;
  /** What an operator allows the player; nothing said: as everybody. */
  readonly limits?: PlayerLimits;
  readonly written?: WrittenPrices;
}

type Found = readonly (FoundLeg | LegFault)[];

function stakeReasons(
  stake: MinorUnits,
  potentialReturn: MinorUnits,
  limits: { currency: Currency | undefined; lines: number; maxStake: MinorUnits },
): RefusalReason[] {
  const { currency, lines, maxStake } = limits;
  if (!currency) return [{ name: 'no_account', field: 'currency' }];
  // Every line of a system has at least one smallest unit.
  const minStake = Math.max(betLimits(currency).minStake, lines);
  if (stake < minStake) return [{ name: 'stake_too_low', field: 'stake', limit: minStake }];
  if (stake > maxStake) return [{ name: 'stake_too_high', field: 'stake', limit: maxStake }];
  // A short price on a small stake can round down to the stake itself.
  const isPointless = currency.isFiat && potentialReturn > 0 && potentialReturn <= stake;
  return isPointless ? [{ name: 'default', key: 'error.potential_win.equal_or_less', field: 'stake' }] : [];
}

/** Selections that cannot be taken. A custom bet has one price: those of its selections do not matter. */
function legReasons(bet: PlacementBet, found: Found, type: BetType, acceptance: Acceptance): RefusalReason[] {
  return bet.selections.flatMap((selection, leg): RefusalReason[] => {
    const now = found[leg];
    if (!isFound(now)) return now ? [{ ...now, leg }] : [];
    const fault = type === 'custom_bet' ? null : priceFault(acceptance, selection.odds, now.odds);
    return fault ? [{ ...fault, leg }] : [];
  });
}

function customPrice(bet: PlacementBet, found: Found, check: BetCheck) {
  const legs = found.filter(isFound);
  if (bet.custom_odds == null || legs.length < found.length) return { odds: null, reasons: [] };
  const picks = legs.map(({ match, marketKey, outcome }) => ({
    matchId: match.id,
    marketKey,
    outcomeId: outcome.id,
  }));
  return checkCustomOdds(check, picks, bet.custom_odds);
}

function checkedLegs(bet: PlacementBet, found: Found, type: BetType): CheckedLeg[] {
  return bet.selections.map((selection, index) => {
    const leg = found[index];
    const odds = isFound(leg) ? leg.odds : selection.odds;
    return {
      matchId: selection.match_id,
      marketId: selection.market_id,
      specifier: selection.specifier,
      outcomeId: selection.outcome_id,
      marketKey: keyOf(selection) ?? '',
      person: isFound(leg) ? outcomePerson(leg.match, leg.outcome) : null,
      odds,
      asked: type === 'custom_bet' || selection.odds === odds ? null : selection.odds,
    };
  });
}

/** Checks a bet of the slip against the world as it is now; every reason at once. */
export function checkBet(bet: PlacementBet, check: BetCheck): CheckedBet {
  const { world, options, acceptance } = check;
  const shape = shapeOf(bet, options);
  const found = bet.selections.map((selection) => findLeg(world, selection, check.written ?? new Map()));
  const wrongShape = [...shapeReasons(bet, shape, options), ...providerReasons(found, shape.type)];
  const wrongLegs = legReasons(bet, found, shape.type, acceptance);
  const isSound = wrongShape.length === 0 && wrongLegs.length === 0;
  const custom = isSound ? customPrice(bet, found, check) : { odds: null, reasons: [] };
  const currency = currencyOf(bet.stake.currency);
  const maxPayout = currency ? betLimits(currency).maxPayout : 0;
  const legs = checkedLegs(bet, found, shape.type);
  const isPriced = isSound && bet.stake.value > 0 && (custom.odds !== null || bet.custom_odds == null);
  const price = isPriced
    ? priceBet(
        { system: shape.system, customOdds: custom.odds, odds: legs.map(({ odds }) => odds) },
        bet.stake.value,
        maxPayout,
      )
    : { odds: 0, potentialReturn: 0 };
  const wrongStake = stakeReasons(bet.stake.value, price.potentialReturn, {
    currency,
    lines: shape.system ? lineCount(shape.system) : 1,
    maxStake: currency
      ? allowedStake(check.limits ?? UNLIMITED, currency.code, stakeLimit(currency, shape.type, found))
      : 0,
  });
  return {
    slipBetId: bet.bet_id,
    type: shape.type,
    system: shape.system,
    customOdds: custom.odds,
    customAsked: custom.odds === bet.custom_odds ? null : (bet.custom_odds ?? null),
    acceptance,
    currency: bet.stake.currency,
    stake: bet.stake.value,
    ...price,
    maxPayout,
    isInPlay: found.some((leg) => isFound(leg) && leg.match.status === MATCH_STATUS.live),
    isVip: currency !== undefined && bet.stake.value >= betLimits(currency).vipStake,
    legs,
    reasons: [...wrongShape, ...wrongLegs, ...custom.reasons, ...wrongStake],
  };
}
