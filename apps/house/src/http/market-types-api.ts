import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { presentMarketRules } from '../queries/market-rules.ts';
import { presentTemplates } from '../queries/templates.ts';
import { cachedFor } from './guards.ts';
import { createApi } from './http-env.ts';
import { textList } from './query.ts';
import { Refusal } from './refusal-answer.ts';

const KEPT_S = 300;

/** What market types are called and how they are settled. */
export function marketTypesApi({ world, options }: House) {
  const api = createApi();
  api.use('/markets/templates', cachedFor(KEPT_S));
  api.use('/markets/rules', cachedFor(KEPT_S));

  api.openapi(createRoute(routes.getMarketTemplates), (c) =>
    c.json({ data: presentTemplates(world, c.req.valid('query').sport_key ?? null, c.var.locale) }, 200),
  );

  api.openapi(createRoute(routes.getMarketRules), (c) => {
    if (!options.capabilities.includes('market_rules')) throw new Refusal('not_found');
    const { sport_key, market_id } = c.req.valid('query');
    const of = { sportKey: sport_key ?? null, marketIds: textList(market_id) };
    return c.json({ data: presentMarketRules(world, of, c.var.locale) }, 200);
  });
  return api;
}
