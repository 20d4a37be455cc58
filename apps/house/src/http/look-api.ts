import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { createIcons } from '../queries/icons.ts';
import { createApi } from './http-env.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=5';

/** Outlines of the operator's own. */
export function lookApi(house: House) {
  const api = createApi();
  const icons = createIcons(house.options.dataDir);

  api.openapi(createRoute(routes.getIcons), async (c) => {
    const lists = await icons.read();
    const isThis = c.req.valid('query').version === lists.version;
    c.header('cache-control', isThis ? FOR_EVER : BRIEFLY);
    return c.json(lists, 200);
  });
  return api;
}
