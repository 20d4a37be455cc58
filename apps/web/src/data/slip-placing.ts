import type { SlipEffect, SlipState } from '@touchline/betting';
import { ask } from '@touchline/client/http';
import type { Bet, PlacementResult } from '@touchline/contract';
import { handleFault } from './api.ts';
import { openModal } from './modal.ts';
import { notify } from './notices.ts';
import { betsQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { reloadAccounts } from './session.ts';
import { dispatchSlip, slipState } from './slip.ts';
import { answeredEvent, decidedEvent, failedEvent, placementOf } from './slip-answer.ts';
import { type Asking, afterInquiry, type Inquiry, startAsking } from './slip-unconfirmed.ts';

/** How often a bet that waits for its delay is asked about where the player's channel says nothing. */
const POLL_MS = 2000;
const POLL_PAGE = 20;

/** Who is told how the question for an unanswered request goes. */
export type AskingPhase = 'asking' | 'gave-up' | null;
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

/** `randomUUID` is missing where the page is not served securely; random values are not. */
const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

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
  if (effect.kind === 'sign-in') openModal('sign_in');
}

/** The lists of bets are read again where they are shown. */
function forgetBets(): void {
  void currentServices().queryClient.invalidateQueries({ queryKey: betsQuery().queryKey.slice(0, 2) });
}

async function send(requestId: string): Promise<void> {
  const { backend, locale } = currentServices();
  const answer = await ask(
    backend.book.POST('/bets', {
      body: placementOf(slipState(), requestId, locale),
      headers: { 'x-request-id': requestId },
    }),
  );
  if (answer.ok && answer.data) return takeResult(requestId, answer.data);
  if (answer.ok) return dispatchSlip({ type: 'placement-unanswered', requestId });
  if (answer.fault.status === 401) handleFault(answer.fault);
  dispatchSlip(failedEvent(requestId, answer.fault));
}

function takeResult(requestId: string, result: PlacementResult): void {
  dispatchSlip(answeredEvent(requestId, result));
  void reloadAccounts();
  forgetBets();
  watchSubmitted();
}

async function inquire(asking: Asking): Promise<void> {
  clearTimeout(timer);
  if (slipState().requestId !== asking.requestId) return setPhase(null);
  setPhase('asking');
  const { backend } = currentServices();
  const answer = await ask(
    backend.book.GET('/bets/requests/{id}', { params: { path: { id: asking.requestId } } }),
  );
  if (answer.ok && answer.data.known && answer.data.result) {
    setPhase(null);
    return takeResult(asking.requestId, answer.data.result);
  }
  const inquiry: Inquiry = answer.ok ? (answer.data.known ? 'unanswered' : 'unknown') : 'unanswered';
  const step = afterInquiry(asking, inquiry, Date.now());
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
  const { backend } = currentServices();
  const answer = await ask(
    backend.book.GET('/bets', { params: { query: { status: 'all', limit: POLL_PAGE } } }),
  );
  if (answer.ok) for (const bet of answer.data.data) takeDecision(bet);
  watchSubmitted();
}

/** Takes over the decision on a bet of this slip, from whichever side it came first. */
export function takeDecision(bet: Bet): void {
  const waiting = submittedOf(slipState()).find(({ id }) => id === bet.id);
  const event = waiting && decidedEvent(bet, waiting.bet.betId);
  if (!event) return;
  dispatchSlip(event);
  forgetBets();
}
