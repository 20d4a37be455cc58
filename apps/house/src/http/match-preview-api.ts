import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';
import { findForm, findHeadToHead, findStandings } from '../queries/match-preview.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** What was played before a match. */
export function matchPreviewApi({ world, logos }: House) {
  const api = createApi();

  /** A match of which the one provider with such statistics tells. */
  const requireCovered = (id: string): MatchRecord => {
    const match = world.match(id) ?? world.past.find(id);
    if (!match || !world.history.covers(match)) throw new Refusal('not_found');
    return match;
  };

  api.openapi(createRoute(routes.getHeadToHead), async (c) =>
    c.json(await findHeadToHead(world, requireCovered(c.req.valid('param').id)), 200),
  );
  api.openapi(createRoute(routes.getStandings), async (c) =>
    c.json(await findStandings(world, requireCovered(c.req.valid('param').id), logos.of), 200),
  );
  api.openapi(createRoute(routes.getForm), async (c) =>
    c.json(await findForm(world, requireCovered(c.req.valid('param').id)), 200),
  );
  return api;
}
