import { z } from 'zod';
import { PUSH_KINDS } from '../constants/push.ts';

export const PushKind = z.enum(PUSH_KINDS).meta({ id: 'PushKind' });

/** A device that is told of things while the product is closed. */
export const PushDevice = z
  .object({
    id: z.string().meta({ description: 'SHA-256 of the endpoint as base64url: the device knows it too' }),
    kinds: z.array(PushKind),
  })
  .meta({ id: 'PushDevice' });

/** A subscription as a browser makes it. Source: W3C Push API, PushSubscription.toJSON. */
export const PushSubscriptionChange = z
  .object({
    endpoint: z
      .url()
      .max(1_000)
      .meta({ description: 'Of a push service that the backend sends to; any other is refused with 422' }),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
    kinds: z.array(PushKind).max(PUSH_KINDS.length),
  })
  .meta({ id: 'PushSubscriptionChange' });

/**
 * What the house sends to a device, encrypted; the service worker shows it.
 * Shape: `place` is a path below base and locale; a message with the `tag` of one that is shown replaces it.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly locale: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly place: string;
}
export type PushDevice = z.infer<typeof PushDevice>;
export type PushSubscriptionChange = z.infer<typeof PushSubscriptionChange>;
