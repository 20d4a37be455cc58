import { betMultiplier } from './bet-multiplier.ts';
import { slipBoost } from './bonus/slip-boost.ts';
import { mapKeeping } from './map-keeping.ts';
import type { Odds } from './odds.ts';
import { stakeForReturn } from './returns.ts';
import type { OutcomeKey } from './selection.ts';
import { isFreebet, NO_STAKE, type SlipBet, type SlipSelection, withoutFreebet } from './slip-bet.ts';
import type { CurrentCustomOdds, SlipEffect, SlipStep } from './slip-event.ts';
import { withBetFlags } from './slip-flags.ts';
import type { SlipError, SlipRules, SlipState } from './slip-state.ts';

/** A step that changes the state and asks nothing of the screen, or asks for the effects given. */
export function step(state: SlipState, ...effects: SlipEffect[]): SlipStep {
  return { state, effects };
}

/** Whether the slip may not be edited: a request is on its way or without an answer. */
export function isLocked(state: SlipState): boolean {
  return state.inProgress || state.isUnconfirmed;
}

/** The state with other bets: ids, boosts, computed stakes and phase follow. Unchanged bets keep their identity. */
export function withBets(state: SlipState, bets: readonly SlipBet[]): SlipState {
  const priced = mapKeeping(bets, (bet) => withComputedStake(withBoost(bet)));
  const ids = priced.flatMap((bet) => bet.selections.map((selection) => selection.id));
  return withPhase({ ...state, bets: priced, selectedOutcomeIds: keptIds(state.selectedOutcomeIds, ids) });
}

/** The bets at the prices that the player agreed to, with the stakes that they had then. */
export function atAgreedPrices(state: SlipState): SlipState {
  const bets = state.bets.map((bet) => ({
    ...bet,
    customOdds: bet.acceptedCustomOdds,
    selections: bet.selections.map((one) => ({ ...one, odds: one.acceptedOdds })),
  }));
  return withBets(state, bets);
}

// Prices move far more often than selections come and go: who watches the ids is not called for a price.
function keptIds(before: readonly OutcomeKey[], ids: readonly OutcomeKey[]): readonly OutcomeKey[] {
  return before.length === ids.length && ids.every((id, index) => id === before[index]) ? before : ids;
}

/** The state with every selection passed through a change and its flags renewed; the same object when nothing changes. */
export function withSelections(
  state: SlipState,
  change: (selection: SlipSelection) => SlipSelection,
): SlipState {
  const changed = (all: readonly SlipBet[]) =>
    mapKeeping(all, (bet) => {
      const selections = mapKeeping(bet.selections, change);
      return withBetFlags(selections === bet.selections ? bet : { ...bet, selections }, state.rules);
    });
  const bets = changed(state.bets);
  const next = withUndoBets(state, changed);
  return bets === state.bets ? next : withBets(next, bets);
}

/** The state with prices of custom bets that the house named; null is no price now. */
export function withCustomOdds(state: SlipState, odds: CurrentCustomOdds): SlipState {
  const bets = mapKeeping(state.bets, (bet) => {
    const customOdds = odds[bet.betId];
    return bet.betType !== 'CUSTOM_BET' || customOdds === undefined || customOdds === bet.customOdds
      ? bet
      : withBetFlags({ ...bet, customOdds }, state.rules);
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

/** The slip with its first freebet alone, unless the rules allow several. */
export function withAllowedFreebets(state: SlipState): SlipState {
  if (state.rules.isMultiActiveFreebetsAllowed || isLocked(state)) return state;
  const first = state.bets.find(({ bonus }) => isFreebet(bonus));
  const bets = mapKeeping(state.bets, (bet) => (bet === first ? bet : withoutFreebet(bet)));
  return bets === state.bets ? state : withBets(state, bets);
}

/** Bets in the currency of the rules: in another one every stake starts again from nothing. */
export function inCurrency(bets: readonly SlipBet[], { currency, subunits }: SlipRules): readonly SlipBet[] {
  return mapKeeping(bets, (bet) =>
    bet.currency === currency && bet.subunits === subunits
      ? bet
      : { ...withoutFreebet(bet), ...NO_STAKE, currency, subunits, stakeSource: 'sharing' },
  );
}

// What can be brought back is kept as true as what is on the slip.
function withUndoBets(state: SlipState, change: (bets: readonly SlipBet[]) => readonly SlipBet[]): SlipState {
  if (state.undo === null) return state;
  const bets = change(state.undo.bets);
  return bets === state.undo.bets ? state : { ...state, undo: { ...state.undo, bets } };
}

// The phase says "odds changed" exactly while a change waits for the player; placing, receipt and error outlast quiet updates.
function withPhase(state: SlipState): SlipState {
  if (isLocked(state) || state.state === 'success') return state;
  const waits = state.bets.some(
    (bet) => bet.isCustomChanged || bet.selections.some((one) => one.isChanged || one.isNotAvailable),
  );
  const quiet = state.error === null ? 'initial' : 'error';
  const phase = waits ? 'odds_changed' : state.state === 'odds_changed' ? quiet : state.state;
  return phase === state.state ? state : { ...state, state: phase };
}

/** A bet with the boost that its selections now make. */
export function withBoost(bet: SlipBet): SlipBet {
  const bonusOdds = slipBoost(bet);
  return bonusOdds === bet.bonusOdds ? bet : { ...bet, bonusOdds };
}

// Computed from the wanted return and not from the last stake: rounding up again and again would let it drift.
function withComputedStake(bet: SlipBet): SlipBet {
  if (bet.stakeSource !== 'potential_win' || bet.wantedReturn === null) return bet;
  const multiplier = betMultiplier(bet);
  const stake = (multiplier === null ? null : stakeForReturn(bet.wantedReturn, multiplier)) ?? 0;
  return stake === bet.stake ? bet : { ...bet, stake };
}
