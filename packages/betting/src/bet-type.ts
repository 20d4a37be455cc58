import { DEFAULT_BONUS_ODDS } from './odds.ts';
import {
  type BetType,
  fitsBonus,
  NO_BONUS,
  NO_CUSTOM_PRICE,
  NO_STAKE,
  type SlipBet,
  type SlipSelection,
  withoutFreebet,
} from './slip-bet.ts';
import type { SlipState } from './slip-state.ts';
import { chooseSystemType, type SystemType } from './system.ts';

/** Why the type of the slip's bets cannot become another. */
export type BetTypeRefusal =
  | 'empty'
  | 'custom-bet'
  | 'same-type'
  | 'one-selection'
  | 'providers'
  | 'no-system-type';

/** The type of the slip: that of its first bet; null when it is empty. */
export function slipBetType(state: Pick<SlipState, 'bets'>): BetType | null {
  return state.bets[0]?.betType ?? null;
}

/**
 * Why the slip cannot change to a type; null when it can.
 * Source: specification §5 "Bet type cannot change when"; vectors in fixtures/betting/slip.json.
 */
export function betTypeRefusal(
  state: Pick<SlipState, 'bets' | 'rules' | 'systemTypes'>,
  to: Exclude<BetType, 'CUSTOM_BET'>,
): BetTypeRefusal | null {
  const selections = state.bets.flatMap((bet) => bet.selections);
  if (selections.length === 0) return 'empty';
  if (state.bets.some((bet) => bet.betType === 'CUSTOM_BET')) return 'custom-bet';
  if (slipBetType(state) === to) return 'same-type';
  if (selections.length === 1) return 'one-selection';
  if (to === 'SINGLE' && !singlesAllowed(selections, state.rules)) return 'providers';
  if (to === 'SYSTEM' && chooseSystemType(state.systemTypes, selections.length, null) === null) {
    return 'no-system-type';
  }
  return null;
}

/** Whether selections may stand as several singles: always for one provider, else when each allows it. */
export function singlesAllowed(
  selections: readonly SlipSelection[],
  rules: Pick<SlipState['rules'], 'multiSingleAvailableByProvider'>,
): boolean {
  const providers = new Set(selections.map((selection) => selection.provider));
  return (
    providers.size <= 1 ||
    [...providers].every((provider) => rules.multiSingleAvailableByProvider[provider] === true)
  );
}

/**
 * The bets after a change of type that is allowed.
 * Shape: singles carry the first bet's stake; combo and system take over the first bet with all selections.
 */
export function changeBetType(
  state: Pick<SlipState, 'bets' | 'systemTypes'>,
  to: Exclude<BetType, 'CUSTOM_BET'>,
  betIdAt: (index: number) => string,
): readonly SlipBet[] {
  const [found] = state.bets;
  if (found === undefined) return state.bets;
  // A freebet is one token for one bet: it does not multiply, and its stake goes with it.
  const first = to === 'SINGLE' ? withPlainStake(withoutFreebet(found)) : found;
  const selections = state.bets.flatMap((bet) => bet.selections);
  if (to === 'SINGLE') {
    return selections.map((selection, index) => ({
      ...first,
      betId: index === 0 ? first.betId : betIdAt(index - 1),
      betType: 'SINGLE',
      systemType: null,
      selections: [selection],
      ...NO_BONUS,
      isBonusOff: first.isBonusOff,
    }));
  }
  const systemType = to === 'SYSTEM' ? chooseSystemType(state.systemTypes, selections.length, null) : null;
  return [withoutLostBoost({ ...first, betType: to, systemType, selections })];
}

/**
 * A bet whose number of selections has changed, with the type that fits the number.
 * Shape: one selection is a single, unless it may be a custom bet and is one; a system keeps to a system of the new size if one is offered, else a combo.
 */
export function retyped(
  bet: SlipBet,
  systemTypes: readonly SystemType[],
  isCustomSingleAllowed: boolean | null,
): SlipBet {
  return withoutLostBoost(ofFittingType(bet, systemTypes, isCustomSingleAllowed === true));
}

function ofFittingType(
  bet: SlipBet,
  systemTypes: readonly SystemType[],
  isCustomSingleAllowed: boolean,
): SlipBet {
  const count = bet.selections.length;
  if (count <= 1 && !(isCustomSingleAllowed && bet.betType === 'CUSTOM_BET'))
    return { ...bet, betType: 'SINGLE', systemType: null, ...NO_CUSTOM_PRICE };
  if (bet.betType === 'CUSTOM_BET') return bet;
  if (bet.betType !== 'SYSTEM') return { ...bet, betType: 'COMBO', systemType: null };
  if (bet.systemType?.totalCount === count) return bet;
  const systemType = chooseSystemType(systemTypes, count, bet.systemType);
  return { ...bet, betType: systemType === null ? 'COMBO' : 'SYSTEM', systemType };
}

// The same wanted return would need another stake at each price.
function withPlainStake(bet: SlipBet): SlipBet {
  return bet.stakeSource === 'potential_win' ? { ...bet, ...NO_STAKE, stake: bet.stake } : bet;
}

// A boost is for combos.
function withoutLostBoost(bet: SlipBet): SlipBet {
  return fitsBonus(bet, bet.bonus) ? bet : { ...bet, bonus: null, bonusOdds: DEFAULT_BONUS_ODDS };
}
