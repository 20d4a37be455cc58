import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { DEPOSIT_FAILURES } from '@touchline/contract/constants';
import { z } from 'zod';

/** How far the clock of a provider, and a notice on its way, may be from ours. */
export const NOTICE_TOLERANCE_MS = 5 * 60_000;

/** A notice as it comes: the body as it was sent, when that was, and the signature over both in hex. */
export interface SignedNotice {
  readonly body: string;
  readonly timestamp: string;
  readonly signature: string;
}

const name = z.string().min(1).max(200);
const amount = z.int().positive();

/** What a provider says of a payment. Units: smallest units; `until` epoch milliseconds. */
export const Notice = z.union([
  z.object({
    kind: z.literal('deposit'),
    reference: name,
    provider_ref: name,
    currency: name,
    amount,
    state: z.discriminatedUnion('status', [
      z.object({ status: z.literal('pending') }),
      z.object({ status: z.literal('needs_confirmation'), until: z.int() }),
      z.object({ status: z.literal('succeeded') }),
      z.object({ status: z.literal('failed'), reason: z.enum(DEPOSIT_FAILURES) }),
    ]),
  }),
  z.object({ kind: z.literal('payout'), reference: name, currency: name, amount, status: z.literal('paid') }),
]);
export type Notice = z.infer<typeof Notice>;

/** Hex HMAC-SHA256 of the timestamp, a dot and the body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Signs a notice as a provider does. */
export function signNotice(secret: string, body: string, at: EpochMs): SignedNotice {
  const timestamp = String(at);
  return { body, timestamp, signature: signatureOf(secret, timestamp, body) };
}

/** Whether a notice was signed with the secret not long ago, in constant time. */
export function isSigned(
  secret: string,
  { body, timestamp, signature }: SignedNotice,
  now: EpochMs,
): boolean {
  const due = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(signature.toLowerCase());
  const isRight = due.length === given.length && timingSafeEqual(due, given);
  return isRight && Math.abs(now - Number(timestamp)) <= NOTICE_TOLERANCE_MS;
}

/** Reads the body of a notice; null if it is none. */
export function readNotice(body: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
