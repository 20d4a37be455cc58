import { mapKeeping } from './map-keeping.ts';
import type { SlipBet } from './slip-bet.ts';
import { inCurrency, step, withAllowedFreebets, withBets, withoutError } from './slip-core.ts';
import type { SlipStep } from './slip-event.ts';
import { withBetFlags } from './slip-flags.ts';
import type { SlipState, SlipUndo } from './slip-state.ts';

/** What brings the slip back as it is now, once bets or some of their selections have left it. */
export function undoOf(
  state: SlipState,
  what: SlipUndo['what'],
  left: readonly SlipBet['selections'][number][] = state.bets.flatMap((bet) => bet.selections),
): SlipUndo {
  return { what, bets: state.bets, names: left.map((selection) => selection.outcomeName) };
}

/**
 * Brings back what the last removal took, as it is worth now.
 * Shape: an edit in between has dropped the undo, so what comes back never meets what was added.
 */
export function undo(state: SlipState): SlipStep {
  if (state.undo === null) return step(state);
  const clean = withoutError({ ...state, undo: null });
  const bets = mapKeeping(inCurrency(state.undo.bets, state.rules), (bet) =>
    withBetFlags(asBefore(bet, state), state.rules),
  );
  const next = withAllowedFreebets(withBets(clean, bets));
  return state.bets.length === 0 ? step(next, { kind: 'panel-open' }) : step(next);
}

// The price of a custom bet was for all of its selections; with one of them back the house has to be asked again.
function asBefore(bet: SlipBet, state: SlipState): SlipBet {
  const isWhole = state.bets.some(
    ({ betId, selections }) => betId === bet.betId && selections.length === bet.selections.length,
  );
  return bet.betType === 'CUSTOM_BET' && !isWhole ? { ...bet, customOdds: null } : bet;
}
