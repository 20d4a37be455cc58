import { randomUUID } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { endOtherSessions, endSession } from '../commands/end-sessions.ts';
import { beginSession, signIn, signOut } from '../commands/sign-in.ts';
import { signUp } from '../commands/sign-up.ts';
import type { House } from '../house.ts';
import { localeOf } from '../locales.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { presentUser } from '../queries/player.ts';
import { readSessions } from '../queries/sessions.ts';
import {
  clearSessionCookie,
  deviceIdOf,
  renewDeviceCookie,
  sessionCookie,
  setSessionCookie,
} from './cookies.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, playerOf, requirePlayer, withinRate } from './visitor.ts';

/** Calls that begin, list and end sessions. */
export function sessionsApi(house: House) {
  const api = createApi();
  const signIns = createRateLimit(house.options.rates.signIn);
  const signUps = createRateLimit(house.options.rates.signUp);

  const begin = async (c: HttpContext, player: PlayerRow) => {
    const deviceId = deviceIdOf(c) ?? randomUUID();
    const userAgent = c.req.header('user-agent') ?? '';
    setSessionCookie(c, await beginSession(house, player.id, { deviceId, userAgent }));
    renewDeviceCookie(c, deviceId);
    return c.json(await presentUser(house, player, c.var.locale), 200);
  };

  api.openapi(createRoute(routes.postSignIn), async (c) => {
    const address = addressOf(c);
    // Checking a password is work: so many a minute for an address, right or wrong.
    withinRate(signIns.take(address, house.playerClock.now()));
    const result = await signIn(house, c.req.valid('json'), { address, deviceId: deviceIdOf(c) });
    if (result.kind === 'refused') withinRate(result.waitMs);
    if (result.kind !== 'signed_in') throw new Refusal('credentials');
    return begin(c, result.player);
  });

  api.openapi(createRoute(routes.postSignUp), async (c) => {
    withinRate(signUps.take(addressOf(c), house.playerClock.now()));
    const fields = c.req.valid('json');
    const locale = localeOf(fields.locale ?? '', house.options.locales) ?? c.var.locale;
    const result = await signUp(house, { ...fields, locale });
    if (result.kind === 'wrong_fields') throw new Refusal('invalid', { details: result.fields });
    if (result.kind === 'mailed') return c.json(await presentUser(house, null, c.var.locale), 200);
    if (result.kind === 'email_taken')
      throw new Refusal('email_taken', { details: [{ key: 'error.auth.email_taken', field: 'email' }] });
    return begin(c, result.player);
  });

  api.openapi(createRoute(routes.deleteSession), async (c) => {
    const session = sessionCookie(c);
    const player = await playerOf(c, house);
    if (session && player) await signOut(house, session, player.id);
    clearSessionCookie(c);
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.getPlayerSessions), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json({ data: await readSessions(house, player.id, sessionCookie(c) ?? '') }, 200);
  });

  api.openapi(createRoute(routes.deletePlayerSession), async (c) => {
    const player = await requirePlayer(c, house);
    if (!(await endSession(house, player.id, c.req.valid('param').id))) throw new Refusal('not_found');
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.deleteOtherSessions), async (c) => {
    const player = await requirePlayer(c, house);
    await endOtherSessions(house, player.id, sessionCookie(c) ?? '');
    return c.body(null, 204);
  });
  return api;
}
