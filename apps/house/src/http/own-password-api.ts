import { createRoute } from '@hono/zod-openapi';
import { FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { confirmPassword } from '../commands/own-password.ts';
import { changePassword } from '../commands/set-password.ts';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { deviceIdOf, sessionCookie } from './cookies.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, requirePlayer, withinRate } from './visitor.ts';

const wrong = (field: string, key: string) => new Refusal('invalid', { details: [{ field, key }] });

const wrongOwn = (field: string) =>
  new Refusal('wrong_password', { details: [{ field, key: FIELD_KEYS.ownPassword }] });

/** Calls of a player about the password that he has. */
export function ownPasswordApi(house: House) {
  const api = createApi();
  const tries = createRateLimit(house.options.rates.signIn);
  const withinTries = (c: HttpContext) => withinRate(tries.take(addressOf(c), house.playerClock.now()));

  api.openapi(createRoute(routes.postPasswordConfirmation), async (c) => {
    const player = await requirePlayer(c, house);
    withinTries(c);
    const from = { address: addressOf(c), deviceId: deviceIdOf(c) };
    const given = { password: c.req.valid('json').password, session: sessionCookie(c) ?? '', from };
    const result = await confirmPassword(house, player, given);
    if (result.kind === 'refused') withinRate(result.waitMs);
    if (result.kind === 'wrong') throw wrongOwn('password');
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.patchPlayerPassword), async (c) => {
    const player = await requirePlayer(c, house);
    withinTries(c);
    const { current_password: current, password } = c.req.valid('json');
    const result = await changePassword(house, {
      player,
      session: sessionCookie(c) ?? '',
      from: { address: addressOf(c), deviceId: deviceIdOf(c) },
      current,
      password,
    });
    if (result.kind === 'refused') withinRate(result.waitMs);
    if (result.kind === 'wrong_current') throw wrongOwn('current_password');
    if (result.kind === 'wrong_password') throw wrong('password', result.key);
    return c.body(null, 204);
  });
  return api;
}
