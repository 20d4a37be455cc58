import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { shareBets } from '../commands/share-bets.ts';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { findShare } from '../queries/shares.ts';
import { acceptsBets, neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, withinRate } from './visitor.ts';

/** Codes that one address may make, and read, in a minute: nobody fills the table, or finds codes by trying. */
const MADE_PER_MINUTE = 60;
const READ_PER_MINUTE = 120;

/** Shared bets: making a code and reading one. No sign-in is needed. */
export function sharesApi(house: House) {
  const api = createApi();
  const made = createRateLimit(MADE_PER_MINUTE);
  const read = createRateLimit(READ_PER_MINUTE);
  api.use('/bets/share-code', acceptsBets, neverCached, async (_c, next) => {
    if (house.options.off.has('share_bet')) throw new Refusal('not_found');
    await next();
  });

  api.openapi(createRoute(routes.getShareCode), async (c) => {
    withinRate(read.take(addressOf(c), house.now()));
    const bets = await findShare(house, c.req.valid('query').code, c.var.locale);
    if (bets === null) throw new Refusal('not_found');
    return c.json({ bets }, 200);
  });

  api.openapi(createRoute(routes.postShareCode), async (c) => {
    withinRate(made.take(addressOf(c), house.now()));
    const shared = await shareBets(house, c.req.valid('json').bets);
    if (shared.kind === 'invalid') throw new Refusal('invalid', { details: shared.details });
    return c.json({ code: shared.code }, 200);
  });
  return api;
}
