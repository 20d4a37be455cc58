import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import {
  askMoney,
  type DepositRead,
  type MoneyAnswer,
  type PayoutRead,
  readDeposit,
  readPayout,
} from '@touchline/client/money';
import type { PaymentWay } from '@touchline/contract';
import { BASE_PATH, type MovementGroup } from '@touchline/contract/constants';
import { ERROR_CODES } from '@touchline/contract/errors';
import { type ErrorView, handleFault, request } from './api.ts';
import { withPassword } from './confirm-password.ts';
import { offers } from './query-reads.ts';
import { currentServices, servicesOf } from './services.ts';
import { reloadAccounts } from './session.ts';

/** Kept under `private`, which signing out empties. */
const KEY = ['private', 'payments'] as const;

/** What the player may pay in and out, one for each of his currencies. */
export const paymentWaysQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'ways'],
    queryFn: async ({ client, signal }): Promise<readonly PaymentWay[]> =>
      (await demand(servicesOf(client).backend.platform.GET('/player/payments/ways', { signal }))).data,
    // Cards come and go elsewhere: they are read whenever a form is opened.
    staleTime: 0,
  });

/** The token of the payment widget; null where the backend gives none. */
export const widgetTokenQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'widget'],
    queryFn: async ({ client }): Promise<string | null> => {
      const services = servicesOf(client);
      if (!(await offers(services, 'payment_widget'))) return null;
      return (await demand(services.backend.platform.POST('/player/payment_widget'))).token;
    },
    // Asks whenever the widget opens, because a token expires.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** How one payment stands. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ client, signal }) => {
      const params = { path: { id } };
      return demand(servicesOf(client).backend.platform.GET('/player/payments/{id}', { params, signal }));
    },
    staleTime: 0,
  });

/** A page of deposits and payout requests, newest first. */
export const paymentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...KEY, 'list', page],
    queryFn: ({ client, signal }) => {
      const params = { query: { page } };
      return demand(servicesOf(client).backend.platform.GET('/player/payments', { params, signal }));
    },
    staleTime: 0,
  });

/** Which movements. Units: `from` epoch milliseconds; twelve months ago where it is left out. */
export interface MovementQuery {
  readonly group?: MovementGroup;
  readonly currency?: string;
  readonly from?: number;
}

/** A page of movements, newest first. */
export const movementsQuery = (filter: MovementQuery, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'movements', filter, page],
    queryFn: ({ client, signal }) => {
      const params = { query: { ...filter, page } };
      return demand(servicesOf(client).backend.platform.GET('/player/movements', { params, signal }));
    },
    staleTime: 0,
  });

/** Address of the movements as a file. */
export const movementsCsvHref = (filter: MovementQuery): string =>
  `${BASE_PATH}/api/platform/player/movements.csv?${new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  )}`;

/** A deposit as the player asks for it. Units: `amount` in smallest units. `request_id` is made at the press. */
export interface AskedDeposit {
  readonly request_id: string;
  readonly currency: string;
  readonly amount: number;
  readonly card: string;
}
export type AskedPayout = Omit<AskedDeposit, 'card'>;

/** Reads again what shows payments and movements. */
export const readPaymentsAgain = (): void =>
  void currentServices().queryClient.invalidateQueries({ queryKey: KEY });

/** What became of a request for a payment. `lost`: it may have been carried out; the same request again tells. */
export type Sent<T> = SentOk<T> | { readonly ok: false; readonly error: ErrorView };
type SentOk<T> =
  | { readonly ok: true; readonly kind: 'known'; readonly payment: T }
  | { readonly ok: true; readonly kind: 'lost' };

const EXPECTED = { expected: [400, 403, 404, 409, 422, 429, 503] };

function sentOf<T>(answer: MoneyAnswer<T>): Sent<T> {
  readPaymentsAgain();
  switch (answer.kind) {
    case 'done':
      return { ok: true, kind: 'known', payment: answer.value };
    case 'refused':
      return { ok: false, error: handleFault(answer.fault, EXPECTED) };
    default:
      return { ok: true, kind: 'lost' };
  }
}

export const sendDeposit = async (body: AskedDeposit): Promise<Sent<DepositRead>> =>
  sentOf(await askMoney(currentServices().backend.platform.POST('/player/deposits', { body }), readDeposit));

/** Sends the code of a second factor. Of a deposit that takes none any more it answers how that ended. */
export async function confirmDeposit(id: string, code: string): Promise<Sent<DepositRead>> {
  const { platform } = currentServices().backend;
  const params = { path: { id } };
  const sent = sentOf(
    await askMoney(platform.POST('/player/deposits/{id}/confirm', { params, body: { code } }), readDeposit),
  );
  if (sent.ok || sent.error.code !== ERROR_CODES.not_confirmable.code) return sent;
  return sentOf(await askMoney(platform.GET('/player/payments/{id}', { params }), readDeposit));
}

/** Asks for a payout; its amount is locked from then on. */
export async function sendPayout(body: AskedPayout): Promise<Sent<PayoutRead>> {
  const { platform } = currentServices().backend;
  const sent = await withPassword<SentOk<PayoutRead>>(async () =>
    sentOf(await askMoney(platform.POST('/player/payouts', { body }), readPayout)),
  );
  if (sent.ok) void reloadAccounts();
  return sent;
}

/** Takes a payout request back. Returns whether the backend did. */
export async function withdrawPayout(id: string): Promise<boolean> {
  const params = { path: { id } };
  const answer = await request(({ platform }) => platform.DELETE('/player/payouts/{id}', { params }), {
    isWanted: true,
  });
  readPaymentsAgain();
  if (answer.ok) void reloadAccounts();
  return answer.ok;
}
