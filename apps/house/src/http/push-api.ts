import { createRoute } from '@hono/zod-openapi';
import { invariant } from '@touchline/betting';
import * as routes from '@touchline/contract/http';
import { removeDevice, takeDevice } from '../commands/change-push.ts';
import type { House } from '../house.ts';
import { findDevices } from '../queries/push.ts';
import { sessionCookie } from './cookies.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

/** Devices of a player that are told while the product is closed. */
export function pushApi(house: House) {
  const api = createApi();
  for (const path of ['/push', '/push/*']) api.use(path, neverCached);

  api.openapi(createRoute(routes.getPush), async (c) => {
    const player = await requirePlayer(c, house);
    const { publicKey } = house.pushes;
    return c.json({ public_key: publicKey, devices: await findDevices(house, player.id) }, 200);
  });

  api.openapi(createRoute(routes.postPushSubscription), async (c) => {
    const player = await requirePlayer(c, house);
    const session = sessionCookie(c);
    invariant(session !== undefined, 'a player has a session');
    const owner = { playerId: player.id, session, locale: c.var.locale };
    const device = await takeDevice(house, owner, c.req.valid('json'));
    if (!device)
      throw new Refusal('invalid', { details: [{ key: 'error.request.invalid', field: 'endpoint' }] });
    return c.json(device, 200);
  });

  api.openapi(createRoute(routes.deletePushSubscription), async (c) => {
    const player = await requirePlayer(c, house);
    await removeDevice(house, player.id, c.req.valid('param').id);
    return c.body(null, 204);
  });
  return api;
}
