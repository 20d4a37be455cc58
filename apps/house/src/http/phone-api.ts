import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { type AskedCode, askForPhone, askForPhoneCode, confirmPhone } from '../commands/verify-phone.ts';
import type { House } from '../house.ts';
import { localeOf } from '../locales.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { presentPhone } from '../queries/phone.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { requireFreshPassword } from './password-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer, withinRate } from './visitor.ts';

/** Refusal of each code that does nothing. */
export const DEAD_CODES = {
  wrong: 'phone_code_wrong',
  expired: 'phone_code_expired',
  used: 'phone_code_used',
  ended: 'phone_code_ended',
  taken: 'phone_taken',
} as const;

/** Refuses what queued no code. */
function requireQueued(asked: AskedCode): void {
  if (asked.kind === 'no_number') throw new Refusal('phone_number_missing');
  if (asked.kind === 'wrong_number')
    throw new Refusal('invalid', { details: [{ field: 'number', key: asked.key }] });
  if (asked.kind === 'early' || asked.kind === 'limit') {
    const name = asked.kind === 'early' ? 'phone_code_early' : 'sms_limit_reached';
    throw new Refusal(name, { retryAfterS: Math.ceil(asked.waitMs / 1000) });
  }
}

/** Calls about the player's phone. */
export function phoneApi(house: House) {
  const api = createApi();
  const tries = createRateLimit(house.options.rates.signIn);
  const trier = async (c: HttpContext) => {
    const player = await requirePlayer(c, house);
    withinRate(tries.take(player.id, house.playerClock.now()));
    return player;
  };

  api.openapi(createRoute(routes.getPlayerPhone), async (c) => {
    const player = await requirePlayer(c, house);
    const asked = localeOf(c.req.valid('query').locale ?? '', house.options.locales);
    return c.json(await presentPhone(house, player, asked ?? player.locale), 200);
  });

  api.openapi(createRoute(routes.postPlayerPhone), async (c) => {
    const player = await trier(c);
    await requireFreshPassword(c, house);
    const { number, country = player.country } = c.req.valid('json');
    requireQueued(await askForPhone(house, player, { number, country }));
    return c.json(await presentPhone(house, player, player.locale), 200);
  });

  api.openapi(createRoute(routes.postPlayerPhoneCode), async (c) => {
    const player = await trier(c);
    requireQueued(await askForPhoneCode(house, player));
    return c.json(await presentPhone(house, player, player.locale), 200);
  });

  api.openapi(createRoute(routes.postPlayerPhoneConfirm), async (c) => {
    const player = await trier(c);
    const tried = await confirmPhone(house, player, c.req.valid('json').code);
    if (tried !== 'right') throw new Refusal(DEAD_CODES[tried]);
    return c.json(await presentPhone(house, player, player.locale), 200);
  });
  return api;
}
