import { answerBonuses, chooseBonus } from './slip-bonus.ts';
import { isLocked, step } from './slip-core.ts';
import { editCustomBet, updateCustomOdds } from './slip-custom.ts';
import { acceptChanges } from './slip-drop.ts';
import {
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
import { nameSelections } from './slip-names.ts';
import type { SlipState } from './slip-state.ts';
import { undo } from './slip-undo.ts';

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
    case 'selections-named':
      return nameSelections(state, event.names);
    case 'rules-changed':
      return updateRules(state, event.rules);
    case 'system-types-changed':
      return step({ ...state, systemTypes: event.systemTypes });
    case 'currency-changed':
      return changeCurrency(state, event.currency, event.subunits);
    case 'custom-odds-changed':
      return updateCustomOdds(state, event.betId, event.odds);
    case 'bonuses-answered':
      return answerBonuses(state, event);
    case 'undo-dismissed':
      return step(state.undo === null ? state : { ...state, undo: null });
    case 'cleared':
      return state.inProgress ? step(state, LOCKED) : clear(state);
    default:
      return isLocked(state) ? step(state, LOCKED) : edit(state, event);
  }
}

const LOCKED = { kind: 'locked' } as const;

type Edit = Exclude<
  DraftEvent,
  {
    type:
      | 'markets-updated'
      | 'match-updated'
      | 'selections-named'
      | 'rules-changed'
      | 'system-types-changed'
      | 'currency-changed'
      | 'custom-odds-changed'
      | 'bonuses-answered'
      | 'undo-dismissed'
      | 'cleared';
  }
>;

// An edit ends what could be undone before it, and the series of refusals that it answers; accepting prices does not.
function edit(state: SlipState, event: Edit): SlipStep {
  const { state: edited, effects } = applied(state, event);
  if (edited === state) return { state, effects };
  const undoable = edited.undo === state.undo ? null : edited.undo;
  const wrongOddsInRow = event.type === 'changes-accepted' ? state.wrongOddsInRow : 0;
  const isSame = edited.undo === undoable && edited.wrongOddsInRow === wrongOddsInRow;
  return { state: isSame ? edited : { ...edited, undo: undoable, wrongOddsInRow }, effects };
}

function applied(state: SlipState, event: Edit): SlipStep {
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
    case 'bonus-chosen':
      return chooseBonus(state, event);
    case 'undone':
      return undo(state);
    default:
      return editCustomBet(state, event);
  }
}
