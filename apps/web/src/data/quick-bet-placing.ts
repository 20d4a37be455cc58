import {
  type Odds,
  type OutcomeKey,
  type QuickBetEffect,
  quoteBet,
  type SlipBet,
  type SlipError,
} from '@touchline/betting';
import type { PlacementRead } from '@touchline/client/money';
import type { Bet } from '@touchline/contract';
import { handleFault } from './api.ts';
import { opensBetGate } from './bet-gate.ts';
import type { MessageKey } from './messages.ts';
import { notify } from './notices.ts';
import { askRequest, canAskRequests, newestBets, sendPlacement } from './placement-call.ts';
import { betsQuery } from './queries.ts';
import { dispatchQuickBet, quickBet } from './quick-bet.ts';
import { addQuickBet, changeQuickBet, type QuickBetEntry, type QuickBetFate } from './quick-bet-log.ts';
import { markQuickBet } from './quick-bet-mark.ts';
import { tellQuickBet } from './quick-bet-voice.ts';
import { refusalWriter } from './refusal-text.ts';
import { currentServices } from './services.ts';
import { currentSession, reloadAccounts } from './session.ts';
import { slipState } from './slip.ts';
import { answeredEvent, decidedEvent, placementOf, refusedEvent } from './slip-answer.ts';
import { type Asking, afterInquiry, startAsking } from './slip-unconfirmed.ts';

const POLL_MS = 2_000;
const UNAUTHORIZED = 401;
/** The slip's id of a quick bet. */
export const QUICK_ID = 'quick';

type Refusal = { readonly error: SlipError | null; readonly currentOdds: Readonly<Record<OutcomeKey, Odds>> };

/** Does what a step of the quick bet asks for outside of it. */
export function performQuickBet(effect: QuickBetEffect): void {
  switch (effect.kind) {
    case 'send-placement':
      void send(effect.requestId);
      break;
    case 'ask-placement':
      note(effect.requestId, 'asking');
      void inquire(startAsking(effect.requestId, Date.now()));
      break;
    case 'still-processing':
      notify({ kind: 'warning', titleKey: 'quick.busy.title', descriptionKey: 'quick.busy.text' });
      break;
    case 'suspended':
      notify({ kind: 'info', titleKey: 'quick.closed' });
      break;
    case 'not-approved':
      notify({ kind: 'info', titleKey: 'quick.notApproved' });
  }
}

/** Puts a bet on the list of quick bets; false where it has no selection. */
function list(requestId: string, bet: SlipBet): boolean {
  const [selection] = bet.selections;
  if (!selection) return false;
  addQuickBet({
    id: requestId,
    selection,
    stake: bet.stake,
    potentialReturn: quoteBet(bet).potentialReturn,
    currency: bet.currency,
    fate: 'placing',
    reason: null,
    currentOdds: null,
  });
  return true;
}

/** Tells of a bet that the rules of the quick bet refused: it was never sent. */
export function noteUnsent(requestId: string): void {
  const { bet, stake, state, error } = quickBet();
  if (state !== 'error' || !bet || !error || !list(requestId, { ...bet, stake })) return;
  refuse(requestId, { error, currentOdds: {} });
}

async function send(requestId: string): Promise<void> {
  const { bet } = quickBet();
  if (!bet || !list(requestId, bet)) return;
  note(requestId, 'placing');
  const { rules } = slipState();
  const body = placementOf({ rules, bets: [bet], isQuick: true }, requestId, currentServices().locale);
  const answer = await sendPlacement(requestId, body);
  if (answer.kind === 'done') return takeResult(requestId, answer.value);
  if (answer.kind === 'unconfirmed') return ifOurs(requestId, () => dispatchQuickBet({ type: 'unanswered' }));
  if (answer.fault.status === UNAUTHORIZED) handleFault(answer.fault);
  const lacking = opensBetGate(answer.fault);
  if (lacking !== null) return notReceived(requestId, lacking);
  const refused = refusedEvent(requestId, answer.fault, refusalWriter(bet.currency));
  if (refused.type === 'placement-not-received') return notReceived(requestId);
  refuse(requestId, refused);
}

function takeResult(requestId: string, result: PlacementRead): void {
  const answered = answeredEvent(requestId, result, refusalWriter(quickBet().currency));
  const [reply] = answered.replies;
  if (!reply || reply.status === 'rejected') refuse(requestId, answered);
  else if (reply.status === 'submitted' && !reply.isVip) {
    ifOurs(requestId, () => dispatchQuickBet({ type: 'submitted', id: reply.id }));
    note(requestId, 'checking');
    watch(requestId, reply.id);
  } else {
    // A trader takes minutes: prices can be tapped meanwhile.
    ifOurs(requestId, () => dispatchQuickBet({ type: 'placed' }));
    note(requestId, reply.status === 'submitted' ? 'waiting' : 'placed');
  }
  void afterMoney();
}

function refuse(requestId: string, { error, currentOdds }: Refusal): void {
  const key = (error?.message ?? 'error.place_bets.default') as MessageKey; // messageKeyOf made it
  const [text = error?.payload ?? null] = Object.values(error?.messagesByBet ?? {});
  const [odds = null] = Object.values(currentOdds);
  ifOurs(requestId, () => dispatchQuickBet({ type: 'refused', error: error ?? noReason(key) }));
  note(requestId, 'refused', { reason: { text, key }, currentOdds: odds });
}

const noReason = (message: string): SlipError => ({
  message,
  details: null,
  messagesByBet: {},
  payload: null,
  isWrongOddsError: false,
  code: null,
});

function notReceived(requestId: string, key: MessageKey = 'quick.notReceived'): void {
  ifOurs(requestId, () => dispatchQuickBet({ type: 'not-received' }));
  note(requestId, 'refused', { reason: { text: null, key } });
}

/** An answer may come after its quick bet was left or signed out; only its line in the list then hears of it. */
function ifOurs(requestId: string, act: () => void): void {
  if (quickBet().requestId === requestId) act();
}

function note(requestId: string, fate: QuickBetFate, more: Partial<QuickBetEntry> = {}): void {
  const entry = changeQuickBet(requestId, { fate, ...more });
  if (!entry) return;
  const isOver = fate === 'placed' || fate === 'refused' || fate === 'waiting' || fate === 'unknown';
  markQuickBet(
    entry.selection.id,
    !isOver ? 'placing' : fate === 'refused' || fate === 'unknown' ? 'refused' : 'placed',
  );
  tellQuickBet(entry);
}

/** Balance and lists are read again; a balance that fell below the stake takes the approval with it. */
async function afterMoney(): Promise<void> {
  const { queryClient } = currentServices();
  void queryClient.invalidateQueries({ queryKey: betsQuery().queryKey.slice(0, 2) });
  await reloadAccounts();
  for (const { currency, balance } of currentSession().accounts) {
    dispatchQuickBet({ type: 'balance-changed', currency, available: balance.available });
  }
}

async function inquire(asking: Asking): Promise<void> {
  const { requestId } = asking;
  if (!canAskRequests()) return leaveUnknown(requestId);
  const answer = await askRequest({ requestId, betIds: [QUICK_ID] });
  if (answer.kind === 'known') return takeResult(requestId, answer.result);
  const step = afterInquiry(asking, answer.kind, Date.now());
  if (step.kind === 'ask-again') {
    setTimeout(() => void inquire(step.asking), step.afterMs);
  } else if (step.kind === 'not-received') {
    notReceived(requestId);
  } else {
    leaveUnknown(requestId);
  }
}

/** Nobody can say: the line points to My bets, and prices can be tapped again. */
function leaveUnknown(requestId: string): void {
  ifOurs(requestId, () => dispatchQuickBet({ type: 'closed' }));
  note(requestId, 'unknown');
  void afterMoney();
}

const waiting = new Map<string, string>();
let polling: ReturnType<typeof setTimeout> | undefined;

/** Waits for the decision on a bet; where the player's channel says nothing it is asked for. */
function watch(requestId: string, betId: string): void {
  waiting.set(betId, requestId);
  clearTimeout(polling);
  polling = setTimeout(() => void poll(), POLL_MS);
}

async function poll(): Promise<void> {
  for (const bet of await newestBets()) takeQuickDecision(bet);
  if (waiting.size > 0) polling = setTimeout(() => void poll(), POLL_MS);
}

/** Takes over the decision on a quick bet, from whichever side it came first. */
export function takeQuickDecision(bet: Bet): void {
  const requestId = waiting.get(bet.id);
  if (requestId === undefined) return;
  const decided = decidedEvent(bet, QUICK_ID, refusalWriter(bet.currency));
  if (!decided) return;
  waiting.delete(bet.id);
  if (decided.status === 'rejected') refuse(requestId, decided);
  else {
    ifOurs(requestId, () => dispatchQuickBet({ type: 'placed' }));
    note(requestId, 'placed');
  }
  void afterMoney();
}

/** Nobody waits any more: who signs out leaves his bets to My bets. */
export function forgetQuickBets(): void {
  waiting.clear();
  clearTimeout(polling);
}
