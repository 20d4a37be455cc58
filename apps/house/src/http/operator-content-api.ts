import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { createOperatorTexts } from '../queries/operator-texts.ts';
import { createPromotions } from '../queries/promotions.ts';
import { cachedFor } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** What the operator wrote: texts as long as a page, and promotions. */
export function operatorContentApi(house: House) {
  const api = createApi();
  const texts = createOperatorTexts(house.options);
  const promotions = createPromotions(house.options);
  for (const path of ['/texts/*', '/promotions']) api.use(path, cachedFor(5));

  api.openapi(createRoute(routes.getText), async (c) => {
    const text = await texts.of(c.req.valid('param').name, c.var.locale);
    if (!text) throw new Refusal('not_found');
    return c.json(text, 200);
  });

  api.openapi(createRoute(routes.getPromotions), async (c) =>
    c.json({ data: await promotions.in(c.var.locale, house.now()) }, 200),
  );
  return api;
}
