import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { addFavourite, removeFavourite } from '../commands/change-favourites.ts';
import type { House } from '../house.ts';
import { favouriteIds } from '../queries/favourites.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { flag, numberList } from './query.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

/** What a player marked as favourite. */
export function favouritesApi(house: House) {
  const api = createApi();
  api.use('/favourites/*', neverCached);

  api.openapi(createRoute(routes.getFavourites), async (c) => {
    const player = await requirePlayer(c, house);
    const { match_status, bettable } = c.req.valid('query');
    const filter = { statuses: numberList(match_status), bettable: flag(bettable) };
    return c.json({ data: await favouriteIds(house, player.id, c.req.valid('param').type, filter) }, 200);
  });

  api.openapi(createRoute(routes.postFavourite), async (c) => {
    const player = await requirePlayer(c, house);
    const { type, id } = c.req.valid('param');
    const result = await addFavourite(house, player.id, type, id);
    if (result === 'unknown') throw new Refusal('not_found');
    if (result === 'full') throw new Refusal('favourites_full');
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.deleteFavourite), async (c) => {
    const player = await requirePlayer(c, house);
    const { type, id } = c.req.valid('param');
    if (!(await removeFavourite(house, player.id, type, id))) throw new Refusal('not_found');
    return c.body(null, 204);
  });
  return api;
}
