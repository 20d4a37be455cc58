import { betTypeRefusal, changeBetType, retyped } from './bet-type.ts';
import { type OutcomeKey, outcomeKey } from './selection.ts';
import { newBet, type SelectionInput, type SlipBet, type SlipSelection } from './slip-bet.ts';
import { inCurrency, isLocked, step, withBets, withoutBetError, withoutError } from './slip-core.ts';
import { dropSelections } from './slip-drop.ts';
import type { SlipEvent, SlipStep } from './slip-event.ts';
import { withFlags } from './slip-flags.ts';
import { emptySlip, SELECTION_CAP, type SlipState } from './slip-state.ts';
import { undoOf } from './slip-undo.ts';
import type { ParsedStake } from './stake-input.ts';

/** Adds a selection: as a new single if every provider on the slip allows several, else to the bet that is there. */
export function addSelection(state: SlipState, input: SelectionInput): SlipStep {
  const id = outcomeKey(input);
  const [first] = state.bets;
  if (state.selectedOutcomeIds.includes(id)) return step(state);
  if (first?.betType === 'CUSTOM_BET') return step(state, { kind: 'custom-bet-modal', selection: input });
  if (state.selectedOutcomeIds.length >= SELECTION_CAP) {
    return step(state, { kind: 'selection-limit', limit: SELECTION_CAP });
  }
  const clean = withoutError(state);
  const selection = chosen(id, input, clean);
  if (first === undefined) return step(withSingle(clean, selection), { kind: 'panel-open' });
  return step(
    standsAlone(clean, selection) ? withSingle(clean, selection) : withJoined(clean, first, selection),
  );
}

/** The slip with one more single. */
export function withSingle(state: SlipState, selection: SlipSelection): SlipState {
  const bet = newBet(`b${state.nextBetNumber}`, [selection], state.rules);
  return withBets({ ...state, nextBetNumber: state.nextBetNumber + 1 }, [...state.bets, bet]);
}

/** Takes a selection off the slip; its bet changes type by what is left and goes with the last. */
export function removeSelection(state: SlipState, id: OutcomeKey): SlipStep {
  if (!state.selectedOutcomeIds.includes(id)) return step(state);
  const clean = withoutError(state);
  const { bets, undo } = dropSelections(clean, (selection) => selection.id === id);
  const next = { ...withBets(clean, bets), undo };
  return next.bets.length === 0 ? step(next, { kind: 'panel-close' }) : step(next);
}

/** A tap on a price: takes it off when it is on the slip, else adds it. */
export function toggleSelection(state: SlipState, input: SelectionInput): SlipStep {
  const id = outcomeKey(input);
  return state.selectedOutcomeIds.includes(id) ? removeSelection(state, id) : addSelection(state, input);
}

/**
 * Empties the slip. Also the way out when a request has had no answer: My bets then tells how it ended, and nothing is
 * brought back, since it may have been placed.
 */
export function clear(state: SlipState): SlipStep {
  const empty = { ...emptySlip(state.rules, state.systemTypes), nextBetNumber: state.nextBetNumber };
  const next = isLocked(state) || state.bets.length === 0 ? empty : { ...empty, undo: undoOf(state, 'slip') };
  return state.bets.length > 0 ? step(next, { kind: 'panel-close' }) : step(next);
}

/** Changes all bets to a type; nothing happens where that is not allowed. */
export function setBetType(state: SlipState, to: 'SINGLE' | 'COMBO' | 'SYSTEM'): SlipStep {
  if (betTypeRefusal(state, to) !== null) return step(state);
  const clean = withoutError(state);
  const bets = changeBetType(clean, to, (index) => `b${clean.nextBetNumber + index}`);
  const created = Math.max(bets.length - 1, 0);
  return step(withBets({ ...clean, nextBetNumber: clean.nextBetNumber + created }, bets));
}

/** Chooses another offered system for a system bet; nothing happens where it does not fit the selections. */
export function setSystemType(state: SlipState, betId: string, systemTypeId: string): SlipStep {
  const systemType = state.systemTypes.find((type) => type.id === systemTypeId);
  if (systemType === undefined) return step(state);
  return editBet(state, betId, (bet) =>
    bet.betType === 'SYSTEM' && bet.selections.length === systemType.totalCount
      ? { ...bet, systemType }
      : bet,
  );
}

/** Writes a stake into a bet, as typed and as read. The stake of a freebet is not typed. */
export function setStake(state: SlipState, event: Extract<SlipEvent, { type: 'stake-typed' }>): SlipStep {
  return editStake(state, event.betId, (bet) => withStake(bet, event.text, event.parsed));
}

/** Writes one stake into every bet. */
export function setAllStakes(state: SlipState, text: string, parsed: ParsedStake): SlipStep {
  if (state.bets.length === 0) return step(state);
  const clean = withoutError(state);
  return step(
    withBets(
      clean,
      clean.bets.map((bet) => (bet.freebetStake > 0 ? bet : withStake(bet, text, parsed))),
    ),
  );
}

/** Sets what a bet is wanted to return; its stake follows, now and when prices move. */
export function setWantedReturn(state: SlipState, betId: string, parsed: ParsedStake): SlipStep {
  return editStake(state, betId, (bet) => {
    if (parsed.kind === 'invalid') {
      return {
        ...bet,
        stake: 0,
        stakeText: '',
        stakeFault: parsed.fault,
        wantedReturn: null,
        stakeSource: 'potential_win',
      };
    }
    const wantedReturn = parsed.kind === 'amount' ? parsed.amount : null;
    const stake = wantedReturn === null ? 0 : bet.stake;
    return { ...bet, stake, stakeText: '', stakeFault: null, stakeSource: 'potential_win', wantedReturn };
  });
}

/** Another currency: every stake starts again from nothing; a bet on its way keeps the one it was placed in. */
export function changeCurrency(state: SlipState, currency: string, subunits: number): SlipStep {
  if (currency === state.rules.currency && subunits === state.rules.subunits) return step(state);
  const next = { ...state, rules: { ...state.rules, currency, subunits } };
  if (isLocked(state)) return step(next);
  const clean = withoutError(next);
  return step(withBets(clean, inCurrency(clean.bets, clean.rules)));
}

/** A selection as it is when it is tapped. */
export function chosen(id: OutcomeKey, input: SelectionInput, { rules }: SlipState): SlipSelection {
  const fresh = { ...input, id, acceptedOdds: input.odds, initialOdds: input.odds };
  return withFlags({ ...fresh, isSuspended: false, isChanged: false, isNotAvailable: false }, rules);
}

function standsAlone({ bets, rules }: SlipState, selection: SlipSelection): boolean {
  const allows = ({ provider }: SlipSelection) => rules.multiSingleAvailableByProvider[provider] === true;
  return allows(selection) && bets.every((bet) => bet.betType === 'SINGLE' && bet.selections.every(allows));
}

// Singles that may not be one more become one combo: the type of the slip is that of all its bets.
function withJoined(state: SlipState, first: SlipBet, selection: SlipSelection): SlipState {
  const [, ...others] = state.bets;
  const isMerged = others.length > 0 && state.bets.every(({ betType }) => betType === 'SINGLE');
  const joined = isMerged ? state.bets.flatMap((bet) => bet.selections) : first.selections;
  const grown = retyped({ ...first, selections: [...joined, selection] }, state.systemTypes, null);
  return withBets(state, [grown, ...(isMerged ? [] : others)]);
}

function editStake(state: SlipState, betId: string, change: (bet: SlipBet) => SlipBet): SlipStep {
  const isFreebet = state.bets.some((bet) => bet.betId === betId && bet.freebetStake > 0);
  return isFreebet ? step(state) : editBet(state, betId, change);
}

/** The state with one bet changed by the player; what an error says about it is answered. */
export function editBet(state: SlipState, betId: string, change: (bet: SlipBet) => SlipBet): SlipStep {
  if (!state.bets.some((bet) => bet.betId === betId)) return step(state);
  const clean = withoutBetError(state, betId);
  return step(
    withBets(
      clean,
      clean.bets.map((bet) => (bet.betId === betId ? change(bet) : bet)),
    ),
  );
}

function withStake(bet: SlipBet, text: string, parsed: ParsedStake): SlipBet {
  return {
    ...bet,
    stake: parsed.kind === 'amount' ? parsed.amount : 0,
    stakeText: text,
    stakeFault: parsed.kind === 'invalid' ? parsed.fault : null,
    stakeSource: null,
    wantedReturn: null,
  };
}
