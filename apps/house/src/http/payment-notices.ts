import { bodyLimit } from 'hono/body-limit';
import type { Payments } from '../payments/payments.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** Many times a notice. */
const NOTICE_MAX = 16 * 1024;

/** Where the payment provider says what became of a payment. Its signature over the body opens it; no browser comes here. */
export function paymentNotices(payments: Payments) {
  const api = createApi();
  api.post(
    '/notices',
    bodyLimit({
      maxSize: NOTICE_MAX,
      onError: () => {
        throw new Refusal('bad_request');
      },
    }),
    async (c) => {
      const outcome = await payments.receive({
        body: await c.req.text(),
        timestamp: c.req.header('payment-timestamp') ?? '',
        signature: c.req.header('payment-signature') ?? '',
      });
      switch (outcome) {
        case 'unsigned':
          throw new Refusal('unauthorized');
        case 'unreadable':
          throw new Refusal('invalid');
        // Not success, so that the provider sends it again.
        case 'unknown':
          throw new Refusal('not_found');
        default:
          return c.json({ outcome }, 200, { 'cache-control': 'no-store' });
      }
    },
  );
  return api;
}
