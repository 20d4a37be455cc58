import { createRoute } from '@hono/zod-openapi';
import { cashOutKey, ERROR_CODES } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { setAutoCashOut } from '../commands/auto-cash-out.ts';
import { cashOut } from '../commands/cash-out.ts';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { findBet } from '../queries/bets.ts';
import { acceptsBets, neverCached, signedIn } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer, withinRate } from './visitor.ts';

type Result = Awaited<ReturnType<typeof setAutoCashOut>>;

/** Ends a request whose order was not carried out. */
function refuseUnless(result: Result, betId: string): void {
  switch (result.kind) {
    case 'answered':
      return;
    case 'invalid':
      throw new Refusal('invalid', {
        details: [{ key: 'error.request.invalid', field: 'at', bet_id: betId }],
      });
    case 'changed':
      throw new Refusal('cash_out_changed', {
        details: [{ key: ERROR_CODES.cash_out_changed.key, bet_id: betId, offer: result.offer }],
      });
    case 'not_offered':
      throw new Refusal('cash_out_not_offered', {
        details: [{ key: cashOutKey(result.reason), bet_id: betId, offer: null }],
      });
    case 'not_found':
    case 'request_reused':
      throw new Refusal(result.kind);
  }
}

/** Selling bets, at once and by rule. Version 3 of the Sportsbook API. */
export function cashOutApi(house: House) {
  const api = createApi();
  const sales = createRateLimit(house.options.rates.placement);
  for (const path of ['/bets/cashout', '/bets/:id/auto-cashout'])
    api.use(path, signedIn(house), acceptsBets, neverCached);

  api.openapi(createRoute(routes.postCashOut), async (c) => {
    const player = await requirePlayer(c, house);
    withinRate(sales.take(player.id, house.now()));
    const order = c.req.valid('json');
    const result = await cashOut(house, player.id, {
      betId: order.bet_id,
      toCashout: order.to_cashout,
      partPercent: order.part_percent ?? null,
      tolerancePercent: order.tolerance_percent ?? 0,
      requestId: order.request_id ?? null,
    });
    refuseUnless(result, order.bet_id);
    return c.json(await findBet(house, order.bet_id, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.postAutoCashOut), async (c) => {
    const player = await requirePlayer(c, house);
    withinRate(sales.take(player.id, house.now()));
    const { id: betId } = c.req.valid('param');
    refuseUnless(await setAutoCashOut(house, player.id, { betId, at: c.req.valid('json').at }), betId);
    return c.json(await findBet(house, betId, c.var.locale), 200);
  });
  return api;
}
