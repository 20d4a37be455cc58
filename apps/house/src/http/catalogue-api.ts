import { createRoute } from '@hono/zod-openapi';
import { PAGE_LIMIT } from '@touchline/contract/constants';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { countMatches } from '../queries/counters.ts';
import { knownMatches } from '../queries/known-matches.ts';
import { createLeagueOrder } from '../queries/league-order.ts';
import { pageOf } from '../queries/matches.ts';
import {
  catalogueIndex,
  presentCategory,
  presentSport,
  presentTournament,
  sportOf,
} from '../queries/present-tournament.ts';
import { cachedFor } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { shownTo } from './test-providers.ts';

/** Sports, categories, tournaments, and how many matches each has. */
export function catalogueApi(house: House) {
  const { world } = house;
  const api = createApi();
  const leagueOrder = createLeagueOrder(house.options.dataDir);
  const isOfSport = (sportId: string, key: string | undefined) =>
    key === undefined || sportOf(world, sportId).key === key;
  for (const path of ['/sports', '/categories', '/categories/*', '/tournaments', '/tournaments/*'])
    api.use(path, cachedFor(60));

  api.openapi(createRoute(routes.getSports), (c) => {
    const isShown = shownTo(c, world);
    const sports = world
      .sports()
      .filter(({ id }) => isShown({ sportId: id }))
      .toSorted((a, b) => a.priority - b.priority);
    return c.json({ data: sports.map((sport) => presentSport(sport, c.var.locale)) }, 200);
  });

  api.openapi(createRoute(routes.getCategories), (c) => {
    const { sport_key, page, limit } = c.req.valid('query');
    const isShown = shownTo(c, world);
    const found = world
      .categories()
      .filter((category) => isShown(category) && isOfSport(category.sportId, sport_key))
      .toSorted((a, b) => a.priority - b.priority);
    const { data, pagination } = pageOf(found, { page: page ?? 1, limit: limit ?? PAGE_LIMIT });
    return c.json({ data: data.map((one) => presentCategory(world, one, c.var.locale)), pagination }, 200);
  });

  api.openapi(createRoute(routes.getCategory), (c) => {
    const category = catalogueIndex(world).categories.get(c.req.valid('param').id);
    if (!category || !shownTo(c, world)(category)) throw new Refusal('not_found');
    return c.json(presentCategory(world, category, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.getTournaments), async (c) => {
    const { sport_key, category_id, context, page, limit } = c.req.valid('query');
    const priorityOf = await leagueOrder.priorities(context);
    const isShown = shownTo(c, world);
    const found = world
      .tournaments()
      .filter(
        (one) =>
          isShown(one) &&
          isOfSport(one.sportId, sport_key) &&
          (category_id === undefined || one.categoryId === category_id),
      )
      .map((one) => ({ ...one, priority: priorityOf(one) }))
      .toSorted((a, b) => a.priority - b.priority);
    const { data, pagination } = pageOf(found, { page: page ?? 1, limit: limit ?? PAGE_LIMIT });
    return c.json({ data: data.map((one) => presentTournament(world, one, c.var.locale)), pagination }, 200);
  });

  api.openapi(createRoute(routes.getTournament), (c) => {
    const tournament = catalogueIndex(world).tournaments.get(c.req.valid('param').id);
    if (!tournament || !shownTo(c, world)(tournament)) throw new Refusal('not_found');
    return c.json(presentTournament(world, tournament, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.postCounters), async (c) => {
    const { ids, status, type, times } = c.req.valid('json');
    const filter = {
      ids: ids ? new Set(ids) : null,
      statuses: status ?? null,
      type: type ?? null,
      from: times?.from ?? null,
      to: times?.to ?? null,
    };
    const known = [...(await knownMatches(house, filter))].filter(shownTo(c, world));
    return c.json(countMatches(world, known, filter), 200);
  });
  return api;
}
