import type { SlipState } from '@touchline/betting';
import type { Stop } from '@touchline/client/live';
import { dispatchSlip, slipState, subscribeSlip } from './slip.ts';
import { closePanel, closeSheet } from './ticket-panel.ts';

/** How long a removal can be undone while nobody points at the offer. */
const UNDO_MS = 8_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let offered: SlipState['undo'] = null;

/** Ends the offer to undo, and closes the panel that stayed open for it where nothing is left on the slip. */
export function dismissUndo(): void {
  clearTimeout(timer);
  if (slipState().undo === null) return;
  dispatchSlip({ type: 'undo-dismissed' });
  if (slipState().bets.length > 0) return;
  closeSheet();
  closePanel();
}

/** The offer does not go away while somebody points at it or reads it by keyboard. */
export const holdUndo = (): void => clearTimeout(timer);

export function releaseUndo(): void {
  clearTimeout(timer);
  if (slipState().undo !== null) timer = setTimeout(dismissUndo, UNDO_MS);
}

/** Ends each offer after its time. */
export function startUndo(): Stop {
  const follow = () => {
    const { undo } = slipState();
    if (undo === offered) return;
    offered = undo;
    releaseUndo();
  };
  follow();
  const stop = subscribeSlip(follow);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
