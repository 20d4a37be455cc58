import { createHash, timingSafeEqual } from 'node:crypto';
import { TELL_METHOD } from '@touchline/contract/channels';
import { z } from 'zod';
import type { CentrifugoOptions } from '#realtime/centrifugo/centrifugo-options.ts';
import { ERRORS } from '#realtime/codes.ts';
import type { House } from '../house.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

const Call = z.object({
  client: z.string(),
  user: z.string().default(''),
  method: z.string(),
  data: z.unknown(),
});

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What Centrifugo asks the house on behalf of a client (its RPC proxy). It shows the key of its own API. */
export function centrifugoCalls(house: House, { apiKey }: CentrifugoOptions) {
  const api = createApi();
  const expected = digest(`apikey ${apiKey}`);

  api.post('/rpc', async (c) => {
    if (!timingSafeEqual(expected, digest(c.req.header('authorization') ?? '')))
      throw new Refusal('forbidden');
    const call = Call.safeParse(await c.req.json().catch(() => null));
    if (!call.success) throw new Refusal('bad_request');
    const { client, user, method, data } = call.data;
    const { code, message } = ERRORS.notAvailable;
    if (method !== TELL_METHOD) return c.json({ error: { code, message } }, 200);
    house.cashOuts.heard({ client, user }, data, house.now());
    return c.json({ result: { data: {} } }, 200);
  });
  return api;
}
