import { assertNever } from './invariant.ts';
import { isLocked, step } from './slip-core.ts';
import {
  acceptChanges,
  addSelection,
  changeCurrency,
  clear,
  removeSelection,
  setAllStakes,
  setBetType,
  setStake,
  setSystemType,
  setWantedReturn,
  toggleSelection,
} from './slip-edit.ts';
import type { DraftEvent, SlipStep } from './slip-event.ts';
import { updateMarkets, updateMatch, updateRules } from './slip-market.ts';
import type { SlipState } from './slip-state.ts';

/**
 * The slip after an event that needs neither the house nor a storage: what the player edits and what the market does.
 * Shape:  the part of `reduceSlip` that a page needs before its first tap; the two agree on every such event.
 * Errors: never throws for what a player or a market can cause.
 */
export function reduceDraft(state: SlipState, event: DraftEvent): SlipStep {
  switch (event.type) {
    case 'markets-updated':
      return updateMarkets(state, event.markets);
    case 'match-updated':
      return updateMatch(state, event);
    case 'rules-changed':
      return updateRules(state, event.rules);
    case 'system-types-changed':
      return step({ ...state, systemTypes: event.systemTypes });
    case 'currency-changed':
      return changeCurrency(state, event.currency, event.subunits);
    case 'cleared':
      return state.inProgress ? locked(state) : clear(state);
    default:
      return isLocked(state) ? locked(state) : edit(state, event);
  }
}

type Edit = Exclude<
  DraftEvent,
  {
    type:
      | 'markets-updated'
      | 'match-updated'
      | 'rules-changed'
      | 'system-types-changed'
      | 'currency-changed'
      | 'cleared';
  }
>;

function edit(state: SlipState, event: Edit): SlipStep {
  switch (event.type) {
    case 'selection-added':
      return addSelection(state, event.selection);
    case 'selection-toggled':
      return toggleSelection(state, event.selection);
    case 'selection-removed':
      return removeSelection(state, event.id);
    case 'bet-type-changed':
      return setBetType(state, event.betType);
    case 'system-type-changed':
      return setSystemType(state, event.betId, event.systemTypeId);
    case 'stake-typed':
      return setStake(state, event);
    case 'stake-typed-for-all':
      return setAllStakes(state, event.text, event.parsed);
    case 'wanted-return-typed':
      return setWantedReturn(state, event.betId, event.parsed);
    case 'changes-accepted':
      return acceptChanges(state);
    default:
      return assertNever(event, 'slip edit');
  }
}

function locked(state: SlipState): SlipStep {
  return step(state, { kind: 'locked' });
}
