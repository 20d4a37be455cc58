import { betMultiplier } from './bet-multiplier.ts';
import { isPlaceableOdds, type Odds } from './odds.ts';
import { isAutoAccepted } from './odds-acceptance.ts';
import { stakeForReturn } from './returns.ts';
import type { OutcomeKey } from './selection.ts';
import type { SlipEffect, SlipStep } from './slip-event.ts';
import {
  MARKET_OPEN,
  type SlipBet,
  type SlipError,
  type SlipRules,
  type SlipSelection,
  type SlipState,
} from './slip-state.ts';

/** What a bet's stake is before the player says anything. */
export const NO_STAKE = {
  stake: 0,
  stakeText: '',
  stakeFault: null,
  stakeSource: null,
  wantedReturn: null,
} as const;

const PREMATCH = 0;
const LIVE = 1;

/** A step that changes the state and asks nothing of the screen, or asks for the effects given. */
export function step(state: SlipState, ...effects: SlipEffect[]): SlipStep {
  return { state, effects };
}

/** Whether the slip may not be edited: a request is on its way or without an answer. */
export function isLocked(state: SlipState): boolean {
  return state.inProgress || state.isUnconfirmed;
}

/** Whether bets are taken on a match of a status. */
export function isMatchOpen(status: number): boolean {
  return status === PREMATCH || status === LIVE;
}

/** Whether a selection has to be looked at before its bet can be placed. */
export function isFlagged(selection: SlipSelection): boolean {
  return selection.isChanged || selection.isSuspended || selection.isNotAvailable;
}

/**
 * A selection with its flags as they follow from its price, its market, its match and its provider.
 * A change that the acceptance mode covers is taken over, but never on a price that cannot be bet on now.
 */
export function withFlags(selection: SlipSelection, rules: SlipRules): SlipSelection {
  const { odds, provider } = selection;
  const isSuspended = selection.marketStatus !== MARKET_OPEN || !selection.active || !isPlaceableOdds(odds);
  const isNotAvailable =
    !isMatchOpen(selection.matchStatus) ||
    (rules.allowedProviders !== null && !rules.allowedProviders.includes(provider)) ||
    (rules.providerStatuses[provider] ?? 'ACTIVE') !== 'ACTIVE';
  const isOpen = !isSuspended && !isNotAvailable;
  const takes = isOpen && isAutoAccepted(rules.oddsAcceptMode, selection.acceptedOdds, odds);
  const acceptedOdds = takes ? odds : selection.acceptedOdds;
  const isChanged = !isSuspended && odds !== acceptedOdds;
  const isSame =
    isSuspended === selection.isSuspended &&
    isNotAvailable === selection.isNotAvailable &&
    isChanged === selection.isChanged &&
    acceptedOdds === selection.acceptedOdds;
  return isSame ? selection : { ...selection, acceptedOdds, isSuspended, isNotAvailable, isChanged };
}

/** The state with other bets: ids, computed stakes and phase follow. Unchanged bets keep their identity. */
export function withBets(state: SlipState, bets: readonly SlipBet[]): SlipState {
  const priced = mapKeeping(bets, withComputedStake);
  return withPhase({
    ...state,
    bets: priced,
    selectedOutcomeIds: priced.flatMap((bet) => bet.selections.map((selection) => selection.id)),
  });
}

/** The state with every selection passed through a change and its flags renewed; the same object when nothing changes. */
export function withSelections(
  state: SlipState,
  change: (selection: SlipSelection) => SlipSelection,
): SlipState {
  const bets = mapKeeping(state.bets, (bet) => {
    const selections = mapKeeping(bet.selections, (selection) => withFlags(change(selection), state.rules));
    return selections === bet.selections ? bet : { ...bet, selections };
  });
  return bets === state.bets ? state : withBets(state, bets);
}

/** The state with prices that the house named. */
export function withCurrentOdds(state: SlipState, odds: Readonly<Record<OutcomeKey, Odds>>): SlipState {
  return withSelections(state, (selection) => {
    const current = odds[selection.id];
    return current === undefined || current === selection.odds ? selection : { ...selection, odds: current };
  });
}

/** The state without an error: an edit has answered it. */
export function withoutError(state: SlipState): SlipState {
  const isOver = state.state === 'error' || state.state === 'success';
  if (!isOver && state.error === null && state.placedBets.length === 0) return state;
  return withPhase({
    ...state,
    state: isOver ? 'initial' : state.state,
    error: null,
    placedBets: [],
    processingBets: [],
  });
}

/** The state without what an error says about one bet; the error goes with its last message. */
export function withoutBetError(state: SlipState, betId: string): SlipState {
  const { error } = state;
  if (error === null || !Object.hasOwn(error.messagesByBet, betId)) return withoutError(state);
  const { [betId]: _edited, ...messagesByBet } = error.messagesByBet;
  if (Object.keys(messagesByBet).length === 0) return withoutError(state);
  return { ...state, error: { ...error, messagesByBet } satisfies SlipError };
}

/** Bets in the currency of the rules: in another one every stake starts again from nothing. */
export function inCurrency(bets: readonly SlipBet[], { currency, subunits }: SlipRules): readonly SlipBet[] {
  return mapKeeping(bets, (bet) =>
    bet.currency === currency && bet.subunits === subunits
      ? bet
      : { ...bet, ...NO_STAKE, currency, subunits, stakeSource: 'sharing' },
  );
}

/** A map that returns the given array when no item changed. */
export function mapKeeping<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

// The phase says "odds changed" exactly while a change waits for the player; placing, receipt and error outlast quiet updates.
function withPhase(state: SlipState): SlipState {
  if (isLocked(state) || state.state === 'success') return state;
  const waits = state.bets.some((bet) => bet.selections.some((s) => s.isChanged || s.isNotAvailable));
  const quiet = state.error === null ? 'initial' : 'error';
  const phase = waits ? 'odds_changed' : state.state === 'odds_changed' ? quiet : state.state;
  return phase === state.state ? state : { ...state, state: phase };
}

// Computed from the wanted return and not from the last stake: rounding up again and again would let it drift.
function withComputedStake(bet: SlipBet): SlipBet {
  if (bet.stakeSource !== 'potential_win' || bet.wantedReturn === null) return bet;
  const multiplier = betMultiplier(bet);
  const stake = (multiplier === null ? null : stakeForReturn(bet.wantedReturn, multiplier)) ?? 0;
  return stake === bet.stake ? bet : { ...bet, stake };
}
