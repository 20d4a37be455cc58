import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { findBonusOffers, noBonuses } from '../queries/bonus-offers.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { playerOf, withinRate } from './visitor.ts';

/** Bonuses that the bets of a slip may carry. A visitor has none. */
export function bonusOffersApi(house: House) {
  const api = createApi();
  // The slip asks with each change of its selections, as a search does with each letter.
  const asks = createRateLimit(house.options.rates.search);
  api.use('/bonuses', neverCached);

  api.openapi(createRoute(routes.postBonuses), async (c) => {
    const player = await playerOf(c, house);
    const { bets } = c.req.valid('json');
    if (player === null) return c.json({ bets: bets.map(({ bet_id }) => noBonuses(bet_id)) }, 200);
    withinRate(asks.take(player.id, house.now()));
    return c.json({ bets: await findBonusOffers(house, { player, locale: c.var.locale }, bets) }, 200);
  });
  return api;
}
