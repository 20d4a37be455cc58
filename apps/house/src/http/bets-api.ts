import { createRoute } from '@hono/zod-openapi';
import { PAGE_LIMIT } from '@touchline/contract/constants';
import { FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { answerVipOffer } from '../commands/decide-vip-bet.ts';
import { placeBets } from '../commands/place-bets.ts';
import type { House } from '../house.ts';
import { localeOf } from '../locales.ts';
import { lacksPhone } from '../players/phone-policy.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { lacksMunicipality } from '../players/sign-up-rules.ts';
import { findBetStatistics } from '../queries/bet-statistics.ts';
import { findBet, findBets } from '../queries/bets.ts';
import { maxStake } from '../queries/max-stake.ts';
import { findRequest } from '../queries/placement-result.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { deviceIdOf } from './cookies.ts';
import { acceptsBets, neverCached, signedIn } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { requirePlay } from './play-guard.ts';
import { textList } from './query.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer, withinRate } from './visitor.ts';

function requireCurrency(code: string, field: string): void {
  if (!currencyOf(code)) throw new Refusal('invalid', { details: [{ key: FIELD_KEYS.currency, field }] });
}

/** The player, if nothing is missing before he may bet. */
async function requireBettor(c: HttpContext, house: House): Promise<PlayerRow> {
  const player = await requirePlayer(c, house);
  if (lacksPhone(house.options, player)) throw new Refusal('phone_unverified');
  if (lacksMunicipality(await house.signUpRules.read(), player)) throw new Refusal('municipality_not_found');
  await requirePlay(c, house, player);
  return player;
}

/** Days of the statistics where a call names none. */
const STATISTICS_DAYS = 30;

const PATHS = ['/bets', '/bets/requests/:id', '/bets/max-stake', '/bets/statistics', '/bets/:id/vip-offer'];

/** Bets: the history, placing, and what became of a request. Version 3 of the Sportsbook API. */
export function betsApi(house: House) {
  const api = createApi();
  const placements = createRateLimit(house.options.rates.placement);
  for (const path of PATHS) api.use(path, signedIn(house), acceptsBets, neverCached);

  api.openapi(createRoute(routes.getBets), async (c) => {
    const player = await requirePlayer(c, house);
    const query = c.req.valid('query');
    const filter = {
      status: query.status ?? 'all',
      result: query.result ?? 'all',
      excluded: textList(query.excluded_statuses) ?? [],
      ref: query.ref ?? null,
      matchId: query.match_id ?? null,
      page: Math.max(1, query.page ?? 1),
      limit: Math.max(1, query.limit ?? PAGE_LIMIT),
    };
    return c.json(
      await findBets(
        house,
        player.id,
        filter,
        localeOf(query.locale ?? '', house.options.locales) ?? c.var.locale,
      ),
      200,
    );
  });

  api.openapi(createRoute(routes.postBets), async (c) => {
    const player = await requireBettor(c, house);
    withinRate(placements.take(player.id, house.now()));
    const sent = c.req.valid('json');
    const placement = { ...sent, meta: { ...sent.meta, device_id: sent.meta.device_id ?? deviceIdOf(c) } };
    const placed = await placeBets(
      house,
      player.id,
      placement,
      localeOf(placement.locale, house.options.locales) ?? c.var.locale,
    );
    if (placed.kind !== 'answered') throw new Refusal(placed.kind);
    const { result } = placed;
    if (result.bets.length === 0) throw new Refusal('default', { refusedBets: result.refused });
    return c.json(result, 200);
  });

  api.openapi(createRoute(routes.getBetRequest), async (c) => {
    const player = await requirePlayer(c, house);
    const result = await findRequest(house, player.id, c.req.valid('param').id, c.var.locale);
    return c.json({ known: result !== null, result }, 200);
  });

  api.openapi(createRoute(routes.postMaxStake), async (c) => {
    const player = await requirePlayer(c, house);
    const bet = c.req.valid('json');
    requireCurrency(bet.stake.currency, 'stake.currency');
    return c.json(await maxStake(house, player.id, bet), 200);
  });

  api.openapi(createRoute(routes.getBetStatistics), async (c) => {
    const player = await requirePlayer(c, house);
    const { currency = player.currency, days = STATISTICS_DAYS, time_zone: zone } = c.req.valid('query');
    requireCurrency(currency, 'currency');
    return c.json(await findBetStatistics(house, player.id, { currency, days, zone }), 200);
  });

  api.openapi(createRoute(routes.postVipOffer), async (c) => {
    const player = await requirePlayer(c, house);
    const betId = c.req.valid('param').id;
    const isAccepted = c.req.valid('json').accept;
    const outcome = await answerVipOffer(house, player.id, { betId, isAccepted });
    if (outcome === 'not_waiting') throw new Refusal('not_found');
    return c.json(await findBet(house, betId, c.var.locale), 200);
  });
  return api;
}
