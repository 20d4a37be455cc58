import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { changeConsents } from '../commands/change-consents.ts';
import { fillMissedFields } from '../commands/fill-missed-fields.ts';
import type { House } from '../house.ts';
import { presentConsents } from '../queries/consents.ts';
import { presentUser } from '../queries/player.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

/** Calls about what a player tells of himself, and about marketing. */
export function playerFieldsApi(house: House) {
  const api = createApi();

  api.openapi(createRoute(routes.postMissedFields), async (c) => {
    const player = await requirePlayer(c, house);
    const result = await fillMissedFields(house, player, c.req.valid('json'));
    if (result.kind === 'wrong_fields') throw new Refusal('invalid', { details: result.fields });
    return c.json(await presentUser(house, result.player, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.getMunicipalities), async (c) => {
    const { municipalities } = await house.signUpRules.read();
    const { country } = c.req.valid('query');
    return c.json({ data: [...(municipalities[country] ?? [])] }, 200);
  });

  api.openapi(createRoute(routes.getConsents), async (c) => {
    const { id } = await requirePlayer(c, house);
    return c.json(await presentConsents(house, id), 200);
  });

  api.openapi(createRoute(routes.patchConsents), async (c) => {
    const player = await requirePlayer(c, house);
    await changeConsents(house, player, c.req.valid('json'));
    return c.json(await presentConsents(house, player.id), 200);
  });
  return api;
}
