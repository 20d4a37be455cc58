import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { chatUserId } from '../players/chat-user.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { requirePlayer } from './visitor.ts';

/** Calls of the chat among players. */
export function chatApi(house: House) {
  const api = createApi();
  api.use('/watchersio/*', neverCached);

  api.openapi(createRoute(routes.getWatchersUserId), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json({ user_id: await chatUserId(house.db, player.id) }, 200);
  });
  return api;
}
