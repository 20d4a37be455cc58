import type { SlipEffect, SlipState } from '@touchline/betting';
import type { PlacementRead } from '@touchline/client/money';
import type { Bet } from '@touchline/contract';
import { handleFault } from './api.ts';
import { askToSignIn } from './auth-actions.ts';
import { opensBetGate } from './bet-gate.ts';
import { notify } from './notices.ts';
import { askRequest, canAskRequests, newestBets, newRequestId, sendPlacement } from './placement-call.ts';
import { betsQuery } from './queries.ts';
import { refusalWriter } from './refusal-text.ts';
import { currentServices } from './services.ts';
import { reloadAccounts } from './session.ts';
import { dispatchSlip, slipState } from './slip.ts';
import { answeredEvent, decidedEvent, placementOf, refusedEvent } from './slip-answer.ts';
import { type Asking, afterInquiry, startAsking } from './slip-unconfirmed.ts';

/** How often a bet that waits for its delay is asked about where the player's channel says nothing. */
const POLL_MS = 2000;
const UNAUTHORIZED = 401;

/** How the question for an unconfirmed request goes. `cannot-ask`: this backend keeps no request ids. */
export type AskingPhase = 'asking' | 'gave-up' | 'cannot-ask' | null;
const phaseListeners = new Set<() => void>();
let phase: AskingPhase = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const askingPhase = (): AskingPhase => phase;

export function subscribeAsking(callback: () => void): () => void {
  phaseListeners.add(callback);
  return () => void phaseListeners.delete(callback);
}

function setPhase(next: AskingPhase) {
  phase = next;
  for (const callback of [...phaseListeners]) callback();
}

/** Presses "place": the request id is made here, once per press. */
export function pressPlace(isSignedIn: boolean): void {
  dispatchSlip({ type: 'place-pressed', requestId: newRequestId(), isSignedIn });
}

/** Presses "accept and place": what moved is agreed to and sent in one step. */
export function pressAcceptAndPlace(isSignedIn: boolean): void {
  dispatchSlip({ type: 'accepted-and-placed', requestId: newRequestId(), isSignedIn });
}

/** Asks once more for a request that stayed without an answer. */
export function askAgain(): void {
  const { requestId } = slipState();
  if (requestId !== null && phase !== 'asking') void inquire(startAsking(requestId, Date.now()));
}

/** Does what a step of the slip asks for outside of it. */
export function performPlacing(effect: SlipEffect): void {
  if (effect.kind === 'send-placement') void send(effect.requestId);
  if (effect.kind === 'ask-placement') void inquire(startAsking(effect.requestId, Date.now()));
  if (effect.kind === 'sign-in') askToSignIn();
}

/** The lists of bets are read again where they are shown. */
function forgetBets(): void {
  void currentServices().queryClient.invalidateQueries({ queryKey: betsQuery().queryKey.slice(0, 2) });
}

async function send(requestId: string): Promise<void> {
  setPhase(null);
  const { rules, processingBets: bets } = slipState();
  const body = placementOf({ rules, bets, isQuick: false }, requestId, currentServices().locale);
  const answer = await sendPlacement(requestId, body);
  if (answer.kind === 'done') return takeResult(requestId, answer.value);
  if (answer.kind === 'unconfirmed') {
    dispatchSlip({ type: 'placement-unanswered', requestId });
    return forgetBets();
  }
  if (answer.fault.status === UNAUTHORIZED) handleFault(answer.fault);
  // Leaves the slip as it is, to be placed once what is missing is there.
  if (opensBetGate(answer.fault) !== null) return dispatchSlip({ type: 'placement-not-received', requestId });
  dispatchSlip(refusedEvent(requestId, answer.fault, refusalWriter(rules.currency)));
}

function takeResult(requestId: string, result: PlacementRead): void {
  dispatchSlip(answeredEvent(requestId, result, refusalWriter(slipState().rules.currency)));
  void reloadAccounts();
  forgetBets();
  watchSubmitted();
}

async function inquire(asking: Asking): Promise<void> {
  clearTimeout(timer);
  const { requestId, processingBets } = slipState();
  if (requestId !== asking.requestId) return setPhase(null);
  if (!canAskRequests()) return setPhase('cannot-ask');
  setPhase('asking');
  const answer = await askRequest({ requestId, betIds: processingBets.map((bet) => bet.betId) });
  if (answer.kind === 'known') {
    setPhase(null);
    return takeResult(requestId, answer.result);
  }
  const step = afterInquiry(asking, answer.kind, Date.now());
  if (step.kind === 'ask-again') {
    timer = setTimeout(() => void inquire(step.asking), step.afterMs);
    return;
  }
  setPhase(step.kind === 'gave-up' ? 'gave-up' : null);
  if (step.kind === 'not-received') {
    dispatchSlip({ type: 'placement-not-received', requestId: asking.requestId });
    notify({ kind: 'warning', titleKey: 'slip.notReceived.title', descriptionKey: 'slip.notReceived.text' });
  }
}

const submittedOf = (slip: SlipState) => slip.placedBets.filter((bet) => bet.status === 'submitted');
let polling: ReturnType<typeof setTimeout> | undefined;

/** Asks about bets that wait for their delay until each is decided. */
export function watchSubmitted(): void {
  clearTimeout(polling);
  if (submittedOf(slipState()).length > 0) polling = setTimeout(() => void poll(), POLL_MS);
}

async function poll(): Promise<void> {
  for (const bet of await newestBets()) takeDecision(bet);
  watchSubmitted();
}

/** Takes over the decision on a bet of this slip, from whichever side it came first. */
export function takeDecision(bet: Bet): void {
  const waiting = submittedOf(slipState()).find(({ id }) => id === bet.id);
  const event = waiting && decidedEvent(bet, waiting.bet.betId, refusalWriter(bet.currency));
  if (!event) return;
  dispatchSlip(event);
  forgetBets();
}
