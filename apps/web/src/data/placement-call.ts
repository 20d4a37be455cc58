import { ask } from '@touchline/client/http';
import {
  askMoney,
  type MoneyAnswer,
  type PlacementRead,
  readPlacement,
  readRequest,
  type SentPlacement,
} from '@touchline/client/money';
import type { Bet, Settings } from '@touchline/contract';
import { currentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import type { PlacementBody } from './slip-answer.ts';

/** `randomUUID` is missing where the page is not served securely; random values are not. */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends bets under a request id made at the press. */
export function sendPlacement(requestId: string, body: PlacementBody): Promise<MoneyAnswer<PlacementRead>> {
  const betIds = body.bets.map((bet) => bet.bet_id);
  return askMoney(
    currentServices().backend.book.POST('/bets', { body, headers: { 'x-request-id': requestId } }),
    readPlacement({ requestId, betIds }),
  );
}

/** What is known of a request: its result, that it never arrived, or nothing yet. */
type RequestAnswer =
  | { readonly kind: 'known'; readonly result: PlacementRead }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unanswered' };

/** Asks what became of a request by its id. */
export async function askRequest(sent: SentPlacement): Promise<RequestAnswer> {
  const path = { id: sent.requestId };
  const call = currentServices().backend.book.GET('/bets/requests/{id}', { params: { path } });
  const answer = await askMoney(call, readRequest(sent));
  return answer.kind === 'done' ? answer.value : { kind: 'unanswered' };
}

/** Tells whether the backend keeps request ids. While its settings are unknown it is asked. */
export function canAskRequests(): boolean {
  const settings = currentServices().queryClient.getQueryData<Settings>(SETTINGS_KEY);
  if (settings === undefined) return true;
  // The list itself goes beyond the specification.
  return Array.isArray(settings.capabilities) && settings.capabilities.includes('request_id');
}

const POLL_PAGE = 20;

/** Reads the newest bets, for those that wait for a decision. */
export async function newestBets(): Promise<readonly Bet[]> {
  const query = { status: 'all', limit: POLL_PAGE } as const;
  const answer = await ask(currentServices().backend.book.GET('/bets', { params: { query } }));
  const bets: unknown = answer.ok ? answer.data?.data : null;
  return Array.isArray(bets) ? bets.filter((bet: Bet | null) => bet?.id !== undefined) : [];
}
