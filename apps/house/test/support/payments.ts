import type { Deposit, Payout } from '@touchline/contract';
import { expect } from 'vitest';
import { z } from 'zod';
import { signatureOf } from '../../src/payments/notice.ts';
import { type Answer, type Caller, callerOf } from './house.ts';

/** By which a test's house knows the notices of its provider. */
export const NOTICE_SECRET = 'what only the provider of this test knows';
export const PAYMENTS = { payments: 'stand-in', paymentsSecret: NOTICE_SECRET } as const;

let requests = 0;

export function newRequestId(): string {
  requests += 1;
  return `payment-${process.pid}-${requests}`;
}

/** Sends a deposit of twenty euros by a test card. */
export const sendDeposit = (player: Caller, card: string, more: object = {}): Promise<Answer> =>
  player.post('/platform/player/deposits', {
    request_id: newRequestId(),
    currency: 'EUR',
    amount: 2_000,
    card,
    ...more,
  });

export async function deposited(player: Caller, card: string, more: object = {}): Promise<Deposit> {
  const { status, body } = await sendDeposit(player, card, more);
  expect([status, body.data]).toEqual([200, undefined]);
  return body;
}

export const sendPayout = (player: Caller, amount: number, more: object = {}): Promise<Answer> =>
  player.post('/platform/player/payouts', { request_id: newRequestId(), currency: 'EUR', amount, ...more });

export async function payoutOf(player: Caller, amount: number): Promise<Payout> {
  const { status, body } = await sendPayout(player, amount);
  expect([status, body.data]).toEqual([200, undefined]);
  return body;
}

export const paymentOf = async (player: Caller, id: string) =>
  (await player.get(`/platform/player/payments/${id}`)).body;

/** Puts the players' clock ahead, and does what is due by then. */
export async function jumpBy({ url }: { readonly url: string }, by_ms: number): Promise<void> {
  expect((await callerOf(url).post('/dev/jump', { by_ms })).status).toBe(200);
}

const NoticeAnswer = z.object({ outcome: z.string().optional(), code: z.number().optional() });

/** Posts a notice as a provider does; `more` overrides its headers. */
export async function postNotice(
  { url }: { readonly url: string },
  notice: unknown,
  more: { readonly timestamp?: string; readonly secret?: string } = {},
): Promise<{ status: number; body: z.infer<typeof NoticeAnswer> }> {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const timestamp = more.timestamp ?? String(Date.now());
  const signature = signatureOf(more.secret ?? NOTICE_SECRET, timestamp, body);
  const answer = await fetch(`${url}/payments/notices`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'payment-timestamp': timestamp,
      'payment-signature': signature,
    },
    body,
  });
  return { status: answer.status, body: NoticeAnswer.parse(await answer.json()) };
}

/** A notice about a deposit by its reference. */
export const noticeOf = (
  { id, amount, currency }: Pick<Deposit, 'id' | 'amount' | 'currency'>,
  providerRef: string,
  state: object,
) => ({ kind: 'deposit', reference: id, provider_ref: providerRef, currency, amount, state });
