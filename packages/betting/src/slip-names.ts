import { mapKeeping } from './map-keeping.ts';
import type { SlipBet, SlipSelection } from './slip-bet.ts';
import { step } from './slip-core.ts';
import type { SelectionNames, SlipStep } from './slip-event.ts';
import type { SlipState } from './slip-state.ts';

/** The slip with other names of its selections, such as those of another language. Nothing else of a bet changes. */
export function nameSelections(state: SlipState, names: Readonly<Record<string, SelectionNames>>): SlipStep {
  const inBet = (bet: SlipBet): SlipBet => {
    const selections = mapKeeping(bet.selections, (selection) => named(selection, names[selection.id]));
    return selections === bet.selections ? bet : { ...bet, selections };
  };
  const bets = mapKeeping(state.bets, inBet);
  const processingBets = mapKeeping(state.processingBets, inBet);
  const placedBets = mapKeeping(state.placedBets, (placed) => {
    const bet = inBet(placed.bet);
    return bet === placed.bet ? placed : { ...placed, bet };
  });
  const undo = state.undo && { ...state.undo, bets: mapKeeping(state.undo.bets, inBet) };
  const isSame =
    bets === state.bets &&
    processingBets === state.processingBets &&
    placedBets === state.placedBets &&
    undo?.bets === state.undo?.bets;
  return step(isSame ? state : { ...state, bets, processingBets, placedBets, undo });
}

function named(selection: SlipSelection, names: SelectionNames | undefined): SlipSelection {
  if (names === undefined) return selection;
  const { marketName, outcomeName, nameA, nameB, categoryName } = { ...selection, ...names };
  const isSame =
    marketName === selection.marketName &&
    outcomeName === selection.outcomeName &&
    nameA === selection.nameA &&
    nameB === selection.nameB &&
    categoryName === selection.categoryName;
  return isSame ? selection : { ...selection, marketName, outcomeName, nameA, nameB, categoryName };
}
