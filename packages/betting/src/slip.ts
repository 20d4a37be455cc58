import { isLocked, step } from './slip-core.ts';
import { reduceDraft } from './slip-draft.ts';
import type { SlipEvent, SlipStep } from './slip-event.ts';
import {
  acceptAndPlace,
  answerPlacement,
  closeReceipt,
  decideBet,
  forgetRequest,
  loseAnswer,
  startPlacing,
} from './slip-placement.ts';
import { restore, restoreShared, shareFailed } from './slip-restore.ts';
import type { SlipState } from './slip-state.ts';

/**
 * The slip after an event, and what the screen has to do because of it.
 * Shape:  pure; the state is plain JSON, and the same object when nothing changed.
 * Errors: never throws for what a player, a market or a storage can cause.
 * Source: docs/rules/slip.md; laws in packages/betting/README.md; vectors in fixtures/betting/slip.json.
 */
export function reduceSlip(state: SlipState, event: SlipEvent): SlipStep {
  switch (event.type) {
    case 'place-pressed':
      return startPlacing(state, event.requestId, event.isSignedIn);
    case 'accepted-and-placed':
      return acceptAndPlace(state, event.requestId, event.isSignedIn);
    case 'placement-answered':
      return answerPlacement(state, event);
    case 'placement-unanswered':
      return loseAnswer(state, event.requestId);
    case 'placement-not-received':
      return forgetRequest(state, event.requestId);
    case 'bet-decided':
      return decideBet(state, event);
    case 'receipt-closed':
      return isLocked(state) ? step(state, { kind: 'locked' }) : closeReceipt(state, event.keepSelections);
    case 'restored':
      return restore(state, event.saved, event.into);
    case 'share-requested':
      return step(isLocked(state) ? state : { ...state, isRestoring: true });
    case 'share-answered':
      return step(state.isRestoring ? { ...state, isRestoring: false } : state);
    case 'share-restored':
      return restoreShared(state, event.bets, event.into);
    case 'share-failed':
      return shareFailed(state);
    default:
      return reduceDraft(state, event);
  }
}
