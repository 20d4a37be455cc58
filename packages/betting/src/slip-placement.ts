import { NO_BONUS, NO_CUSTOM_PRICE, NO_STAKE, type SlipBet } from './slip-bet.ts';
import {
  inCurrency,
  isLocked,
  step,
  withAllowedFreebets,
  withBets,
  withBoost,
  withCurrentOdds,
  withCustomOdds,
  withoutError,
} from './slip-core.ts';
import { acceptChanges, isRemovedByAccepting } from './slip-drop.ts';
import type { PlacementReply, SlipEvent, SlipStep } from './slip-event.ts';
import { isFlagged, withBetFlags } from './slip-flags.ts';
import type { PlacedBet, SlipError, SlipState } from './slip-state.ts';

/** Refusals for wrong odds in a row after which the slip no longer accepts and places in one step. */
export const PLACE_AT_CURRENT_LIMIT = 3;

type Answered = Extract<SlipEvent, { type: 'placement-answered' }>;
const REFUSED: SlipError = {
  message: 'error.place_bets.default',
  details: null,
  messagesByBet: {},
  payload: null,
  isWrongOddsError: false,
  code: null,
};

type Decided = Extract<SlipEvent, { type: 'bet-decided' }>;

/** Starts placing: bets with a stake are on their way under one request id, and the slip is locked. */
export function startPlacing(state: SlipState, requestId: string, isSignedIn: boolean): SlipStep {
  if (isLocked(state)) return step(state, { kind: 'locked' });
  if (!isSignedIn) return askToSignIn(state);
  const processingBets = state.bets.filter((bet) => bet.stake > 0);
  if (processingBets.length === 0) return step(state, { kind: 'not-placed', reason: 'no-stake' });
  if (processingBets.some(isFlagged)) {
    return step(state, { kind: 'not-placed', reason: 'changes' });
  }
  const next: SlipState = {
    ...withoutError(state),
    state: 'processing',
    inProgress: true,
    processingBets,
    requestId,
    undo: null,
  };
  return step(next, { kind: 'send-placement', requestId });
}

/**
 * Takes the current prices and places at them in one step.
 * Shape: never with fewer selections than the player sees, and not without end: after PLACE_AT_CURRENT_LIMIT refusals
 *        in a row it accepts and leaves the next press to the player.
 */
export function acceptAndPlace(state: SlipState, requestId: string, isSignedIn: boolean): SlipStep {
  if (isLocked(state)) return step(state, { kind: 'locked' });
  const removes = state.bets.some((bet) => bet.selections.some((one) => isRemovedByAccepting(one, bet)));
  if (removes)
    return isSignedIn ? step(state, { kind: 'not-placed', reason: 'changes' }) : askToSignIn(state);
  const { state: accepted } = acceptChanges(state);
  return isSignedIn && state.wrongOddsInRow >= PLACE_AT_CURRENT_LIMIT
    ? step(accepted)
    : startPlacing(accepted, requestId, isSignedIn);
}

// Changes that wait are asked about again with the next update, or by the button once the player is signed in.
function askToSignIn(state: SlipState): SlipStep {
  return step({ ...withoutError(state), state: 'initial' }, { kind: 'sign-in' });
}

/** Takes over the house's answer: what is placed, what waits for its delay, and what is refused. */
export function answerPlacement(state: SlipState, event: Answered): SlipStep {
  if (event.requestId !== state.requestId) return step(state);
  const placedBets = state.processingBets.flatMap((bet) => {
    const reply = event.replies.find((candidate) => candidate.betId === bet.betId);
    return reply === undefined ? [] : [placed(bet, reply)];
  });
  const answered: SlipState = {
    ...state,
    state: 'processing',
    inProgress: true,
    isUnconfirmed: false,
    placedBets,
    error: event.error,
  };
  return step(conclude(withNamedPrices(answered, event)));
}

/** Takes over the decision on a bet that waited for its delay, or, on the receipt, for a trader. */
export function decideBet(state: SlipState, event: Decided): SlipStep {
  const waiting = state.placedBets.find((bet) => bet.id === event.id && bet.status === 'submitted');
  if (waiting === undefined) return step(state);
  const placedBets = state.placedBets.map((bet) =>
    bet === waiting ? { ...bet, status: event.status, ref: event.ref ?? bet.ref } : bet,
  );
  if (!isLocked(state)) return step(onReceipt(state, placedBets));
  const decided = { ...state, placedBets, error: mergedError(state.error, event.error) };
  return step(conclude(withNamedPrices(decided, event)));
}

/** No answer: the slip stays locked and asks for the request by its id, never with a new one. */
export function loseAnswer(state: SlipState, requestId: string): SlipStep {
  if (requestId !== state.requestId) return step(state);
  const next: SlipState = { ...state, state: 'error', inProgress: false, isUnconfirmed: true };
  return step(next, { kind: 'ask-placement', requestId });
}

/** The house never received the request: nothing is placed, and the slip is free again. */
export function forgetRequest(state: SlipState, requestId: string): SlipStep {
  return requestId === state.requestId ? step(unlocked(state)) : step(state);
}

/** Closes the receipt; kept selections come back without stake, so that a second bet is never an accident. */
export function closeReceipt(state: SlipState, keepsSelections: boolean): SlipStep {
  if (state.placedBets.length === 0 && state.state !== 'success') return step(state);
  const onSlip = new Set(state.selectedOutcomeIds);
  const again = keepsSelections
    ? state.placedBets.map(({ bet }, index) => ({
        ...bet,
        ...NO_STAKE,
        ...NO_BONUS,
        ...NO_CUSTOM_PRICE,
        betId: `b${state.nextBetNumber + index}`,
      }))
    : [];
  const kept = again.filter((bet) => bet.selections.every((selection) => !onSlip.has(selection.id)));
  const open = state.error === null ? withoutError(state) : { ...state, placedBets: [] };
  const next = withBets({ ...open, nextBetNumber: state.nextBetNumber + again.length }, [
    ...state.bets,
    ...inCurrency(kept, state.rules).map((bet) => withBetFlags(bet, state.rules)),
  ]);
  return next.bets.length === 0 ? step(next, { kind: 'panel-close' }) : step(next);
}

// Nothing is over while a bet waits for its delay. Then taken bets leave the slip, refused ones stay with their reason.
// A bet that waits for a trader may wait for minutes: it is over for the slip, and the receipt says that it waits.
function conclude(state: SlipState): SlipState {
  if (state.placedBets.some((bet) => bet.status === 'submitted' && !bet.isVip)) return state;
  const accepted = state.placedBets.filter((bet) => bet.status !== 'rejected');
  const taken = new Set(accepted.map(({ bet }) => bet.betId));
  const isTaken = state.processingBets.every((bet) => taken.has(bet.betId));
  const over = unlocked({ ...state, error: isTaken ? null : (state.error ?? REFUSED) });
  const left = withBets(
    over,
    over.bets.filter((bet) => !taken.has(bet.betId)),
  );
  const isWrongOdds = !isTaken && over.error?.isWrongOddsError === true;
  const wrongOddsInRow = isWrongOdds ? state.wrongOddsInRow + 1 : 0;
  return { ...left, state: isTaken ? 'success' : 'error', placedBets: accepted, wrongOddsInRow };
}

// A bet that a trader refuses leaves the receipt; the receipt closes with its last bet.
function onReceipt(state: SlipState, placedBets: readonly PlacedBet[]): SlipState {
  const kept = placedBets.filter((bet) => bet.status !== 'rejected');
  return kept.length === 0 && state.error === null ? withoutError(state) : { ...state, placedBets: kept };
}

function withNamedPrices(state: SlipState, event: Answered | Decided): SlipState {
  return withCustomOdds(withCurrentOdds(state, event.currentOdds), event.currentCustomOdds ?? {});
}

function unlocked(state: SlipState): SlipState {
  const free: SlipState = {
    ...state,
    state: 'initial',
    inProgress: false,
    isUnconfirmed: false,
    requestId: null,
    processingBets: [],
  };
  return withAllowedFreebets(withBets(free, inCurrency(free.bets, free.rules)));
}

function placed(bet: SlipBet, reply: PlacementReply): PlacedBet {
  const selections = bet.selections.map((selection) => {
    const odds = reply.odds[selection.id] ?? selection.acceptedOdds;
    return { ...selection, odds, acceptedOdds: odds, isChanged: false };
  });
  const { id, ref, status, isVip } = reply;
  const customOdds = bet.betType === 'CUSTOM_BET' ? (reply.customOdds ?? bet.acceptedCustomOdds) : null;
  const custom = { customOdds, acceptedCustomOdds: customOdds, isCustomChanged: false };
  return { id, ref, status, isVip, bet: withBoost({ ...bet, ...custom, isVip, selections }) };
}

function mergedError(before: SlipError | null, now: SlipError | null): SlipError | null {
  if (before === null || now === null) return now ?? before;
  return { ...now, messagesByBet: { ...before.messagesByBet, ...now.messagesByBet } };
}
