import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { changeProfile } from '../commands/change-profile.ts';
import type { House } from '../house.ts';
import { readCompPoints } from '../queries/comp-points.ts';
import { presentUser } from '../queries/player.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

/** Calls of the account page. */
export function accountApi(house: House) {
  const api = createApi();

  api.openapi(createRoute(routes.patchPlayer), async (c) => {
    const player = await requirePlayer(c, house);
    const result = await changeProfile(house, player, c.req.valid('json'));
    if (result.kind === 'wrong_fields') throw new Refusal('invalid', { details: result.fields });
    return c.json(await presentUser(house, result.player, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.getCompPoints), async (c) => {
    const { id } = await requirePlayer(c, house);
    return c.json(await readCompPoints(house, { playerId: id, locale: c.var.locale }), 200);
  });

  api.openapi(createRoute(routes.getStatusGroups), async (c) => {
    await requirePlayer(c, house);
    return c.json(await house.loyalty.groups(c.var.locale), 200);
  });
  return api;
}
