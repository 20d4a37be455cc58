import type { PushMessage } from '@touchline/contract';
import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys.ts';

const ANSWER_MS = 10_000;

/** Where a message goes, and the keys that only this device can read with. */
export interface PushTarget {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSender {
  readonly keys: VapidKeys;
  /** Whom a push service may ask about the messages: an address with `mailto:` or `https:`. */
  readonly subject: string;
  /** Whether devices at this address may be told. */
  readonly admits: (endpoint: string) => boolean;
}

/** `gone`: the device is no longer there, or is none that the house may send to. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/**
 * Sends one message, encrypted for the device.
 * Units: `keepS`, seconds for which the service keeps it for a device that is off.
 * Errors: a service that cannot be reached throws.
 * Source: RFC 8030, RFC 8188, RFC 8291, RFC 8292.
 */
export async function sendPush(
  { keys, subject, admits }: PushSender,
  target: PushTarget,
  { message, keepS, signal }: { message: PushMessage; keepS: number; signal: AbortSignal },
): Promise<PushOutcome> {
  // The setting may have changed since the device was taken in.
  if (!admits(target.endpoint)) return 'gone';
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    JSON.stringify(message),
    {
      TTL: keepS,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject, ...keys },
    },
  );
  const { 'Content-Length': _, ...sent } = headers; // fetch counts by itself
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { ...sent, TTL: String(keepS) },
    body: new Uint8Array(body ?? []),
    // An allowed service could otherwise lead elsewhere.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  });
  await answer.body?.cancel();
  if (answer.ok) return 'sent';
  return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
}
