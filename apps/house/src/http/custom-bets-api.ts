import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { findCustomMarkets } from '../queries/custom-markets.ts';
import { findCustomOdds } from '../queries/custom-odds.ts';
import { acceptsBets, neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** Bet builder: what can be combined, and the price of a combination. Nobody has to be signed in to look. */
export function customBetsApi(house: House) {
  const api = createApi();
  api.use('/bets/custom/*', acceptsBets, neverCached);

  api.openapi(createRoute(routes.postCustomOdds), (c) => {
    const { selections, with_locked: withLocked } = c.req.valid('json');
    return c.json(findCustomOdds(house, selections, c.var.locale, withLocked === true), 200);
  });

  api.openapi(createRoute(routes.getCustomMarkets), (c) => {
    const match = house.world.match(c.req.valid('param').matchId);
    if (!match) throw new Refusal('not_found');
    return c.json(findCustomMarkets(house, match), 200);
  });
  return api;
}
