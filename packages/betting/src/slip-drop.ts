import { retyped } from './bet-type.ts';
import { mapKeeping } from './map-keeping.ts';
import { NO_CUSTOM_PRICE, type SlipBet, type SlipSelection } from './slip-bet.ts';
import { step, withBets, withoutError } from './slip-core.ts';
import type { SlipStep } from './slip-event.ts';
import { atCurrentOdds, isMatchOpen, isOff, withBetFlags } from './slip-flags.ts';
import type { SlipState, SlipUndo } from './slip-state.ts';
import { undoOf } from './slip-undo.ts';

/** The bets without some selections, and what brings them back. Bets change type by what is left, empty ones are gone. */
export function dropSelections(
  state: SlipState,
  isDropped: (selection: SlipSelection, bet: SlipBet) => boolean,
): { readonly bets: readonly SlipBet[]; readonly undo: SlipUndo | null } {
  const dropped: SlipSelection[] = [];
  const bets = state.bets.flatMap((bet) => {
    const selections = bet.selections.filter((selection) => !isDropped(selection, bet));
    if (selections.length === bet.selections.length) return [bet];
    dropped.push(...bet.selections.filter((selection) => isDropped(selection, bet)));
    if (selections.length === 0) return [];
    // The price of a custom bet is for all of its selections together.
    const left = { ...bet, ...NO_CUSTOM_PRICE, selections };
    const typed = retyped(left, state.systemTypes, state.rules.isCustomSingleAllowed);
    return [withBetFlags(typed, state.rules)];
  });
  return dropped.length === 0
    ? { bets: state.bets, undo: null }
    : { bets, undo: undoOf(state, 'selection', dropped) };
}

/** Whether accepting would take something off the slip. */
export function isRemovedByAccepting(selection: SlipSelection, bet: SlipBet): boolean {
  return isOff(selection) || !isCustomBetAlive(bet);
}

/** Takes the current prices as agreed and drops what cannot be bet on; its bet goes with the last selection. */
export function acceptChanges(state: SlipState): SlipStep {
  const clean = withoutError(state);
  const { bets, undo } = dropSelections(clean, isRemovedByAccepting);
  const accepted = mapKeeping(bets, (bet) => withBetFlags(atCurrentPrices(bet), clean.rules));
  if (accepted === state.bets) return step(clean);
  const next = { ...withBets(clean, accepted), undo };
  return next.bets.length === 0 ? step(next, { kind: 'panel-close' }) : step(next);
}

function atCurrentPrices(bet: SlipBet): SlipBet {
  const selections = mapKeeping(bet.selections, atCurrentOdds);
  const acceptedCustomOdds = bet.customOdds ?? bet.acceptedCustomOdds;
  return selections === bet.selections && acceptedCustomOdds === bet.acceptedCustomOdds
    ? bet
    : { ...bet, selections, acceptedCustomOdds };
}

// A custom bet ends as a whole when one of its matches takes no more bets.
function isCustomBetAlive(bet: SlipBet): boolean {
  return (
    bet.betType !== 'CUSTOM_BET' || bet.selections.every((selection) => isMatchOpen(selection.matchStatus))
  );
}
