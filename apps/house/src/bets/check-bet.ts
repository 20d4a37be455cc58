import {
  type Currency,
  capReturn,
  comboReturn,
  type MinorUnits,
  type Odds,
  oddsFactor,
  totalOdds,
} from '@touchline/betting';
import type { BetType, OddsAcceptMode, PlacementBet } from '@touchline/contract';
import { MATCH_STATUS, SELECTION_CAP } from '@touchline/contract/constants';
import type { World } from '#feed/world.ts';
import { outcomePerson } from '../queries/present-market.ts';
import { betLimits, currencyOf } from '../wallet/currencies.ts';
import { checkLeg, type FoundLeg, keyOf } from './check-leg.ts';
import type { RefusalReason, RefusedLeg } from './refusal.ts';

/** A selection as it is written beside its bet. */
export interface CheckedLeg extends RefusedLeg {
  readonly marketKey: string;
  readonly person: string | null;
  readonly odds: Odds;
}

/** A bet after the checks that need no database. With reasons it is refused whatever the database says. */
export interface CheckedBet {
  readonly slipBetId: string;
  readonly type: BetType;
  readonly currency: string;
  readonly stake: MinorUnits;
  readonly odds: Odds;
  readonly potentialReturn: MinorUnits;
  readonly maxPayout: MinorUnits;
  readonly isInPlay: boolean;
  readonly legs: readonly CheckedLeg[];
  readonly reasons: readonly RefusalReason[];
}

const TYPES: readonly BetType[] = ['single', 'single', 'double', 'treble'];

const isFound = (leg: ReturnType<typeof checkLeg>): leg is FoundLeg => 'match' in leg;

function shapeReasons(bet: PlacementBet): RefusalReason[] {
  const { selections } = bet;
  const reasons: RefusalReason[] = [];
  if (selections.length === 0) reasons.push({ name: 'default', field: 'selections' });
  if (selections.length > SELECTION_CAP) reasons.push({ name: 'too_many_selections' });
  if (bet.system_id != null || bet.custom_odds != null || bet.bonus != null)
    reasons.push({ name: 'bet_type_unknown' });
  if (new Set(selections.map((selection) => selection.match_id)).size < selections.length) {
    reasons.push({ name: 'not_combinable' });
  }
  return reasons;
}

function stakeReasons(
  stake: MinorUnits,
  currency: Currency | undefined,
  potentialReturn: MinorUnits,
): RefusalReason[] {
  if (!currency) return [{ name: 'no_account', field: 'currency' }];
  const { minStake, maxStake } = betLimits(currency);
  if (stake < minStake) return [{ name: 'stake_too_low', field: 'stake', limit: minStake }];
  if (stake > maxStake) return [{ name: 'stake_too_high', field: 'stake', limit: maxStake }];
  // A short price on a small stake can round down to the stake itself.
  const isPointless = currency.isFiat && potentialReturn > 0 && potentialReturn <= stake;
  return isPointless ? [{ name: 'default', key: 'error.potential_win.equal_or_less', field: 'stake' }] : [];
}

function legReasons(found: readonly ReturnType<typeof checkLeg>[]): RefusalReason[] {
  return found.flatMap((leg, index) => (isFound(leg) ? [] : [{ ...leg, leg: index }]));
}

function hasTwoProviders(found: readonly ReturnType<typeof checkLeg>[]): boolean {
  return new Set(found.filter(isFound).map((leg) => leg.match.provider)).size > 1;
}

/** Checks a bet of the slip against the world as it is now; every reason at once. */
export function checkBet(world: World, bet: PlacementBet, mode: OddsAcceptMode): CheckedBet {
  const found = bet.selections.map((selection) => checkLeg(world, selection, mode));
  const odds = found.map((leg, index) => (isFound(leg) ? leg.odds : (bet.selections[index]?.odds ?? 0)));
  const currency = currencyOf(bet.stake.currency);
  const maxPayout = currency ? betLimits(currency).maxPayout : 0;
  const isPriced = found.length > 0 && found.every(isFound) && bet.stake.value > 0;
  const potentialReturn = isPriced
    ? capReturn(comboReturn(bet.stake.value, odds.map(oddsFactor)), maxPayout)
    : 0;
  return {
    slipBetId: bet.bet_id,
    type: TYPES[bet.selections.length] ?? 'accumulator',
    currency: bet.stake.currency,
    stake: bet.stake.value,
    odds: isPriced ? totalOdds(odds) : 0,
    potentialReturn,
    maxPayout,
    isInPlay: found.some((leg) => isFound(leg) && leg.match.status === MATCH_STATUS.live),
    legs: bet.selections.map((selection, index) => {
      const leg = found[index];
      return {
        matchId: selection.match_id,
        marketId: selection.market_id,
        specifier: selection.specifier,
        outcomeId: selection.outcome_id,
        marketKey: keyOf(selection) ?? '',
        person: leg && isFound(leg) ? outcomePerson(leg.match, leg.outcome) : null,
        odds: odds[index] ?? 0,
      };
    }),
    reasons: [
      ...shapeReasons(bet),
      ...(hasTwoProviders(found) ? [{ name: 'not_combinable' } as const] : []),
      ...legReasons(found),
      ...stakeReasons(bet.stake.value, currency, potentialReturn),
    ],
  };
}
