import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { readNotifications } from '../commands/read-notifications.ts';
import type { House } from '../house.ts';
import { countUnread, findNotifications } from '../queries/notifications.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { requirePlayer } from './visitor.ts';

const PAGE_SIZE = 20;

/** What a player was told, and what of it he has not read. */
export function notificationsApi(house: House) {
  const api = createApi();
  for (const path of ['/notifications', '/notifications/*']) api.use(path, neverCached);

  api.openapi(createRoute(routes.getNotifications), async (c) => {
    const player = await requirePlayer(c, house);
    const query = c.req.valid('query');
    const part = {
      page: Math.max(1, query.page ?? 1),
      limit: Math.max(1, query.limit ?? PAGE_SIZE),
    };
    return c.json(await findNotifications(house, player.id, part, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.getNotificationCounters), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json({ unread: await countUnread(house, player.id) }, 200);
  });

  api.openapi(createRoute(routes.postNotificationsReadAll), async (c) => {
    const player = await requirePlayer(c, house);
    await readNotifications(house, player.id, 'all');
    return c.json({ unread: await countUnread(house, player.id) }, 200);
  });

  api.openapi(createRoute(routes.postNotificationsRead), async (c) => {
    const player = await requirePlayer(c, house);
    await readNotifications(house, player.id, c.req.valid('json').ids);
    return c.json({ unread: await countUnread(house, player.id) }, 200);
  });
  return api;
}
