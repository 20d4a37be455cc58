import { randomUUID } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { beginSession, signIn, signOut } from '../commands/sign-in.ts';
import { type NewPlayer, signUp } from '../commands/sign-up.ts';
import { confirmSignUp, signUpByPhone } from '../commands/sign-up-by-phone.ts';
import type { House } from '../house.ts';
import { localeOf } from '../locales.ts';
import { readLogin, readPhone } from '../players/logins.ts';
import { allowsPhoneSignUp } from '../players/phone-policy.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { presentUser } from '../queries/player.ts';
import {
  clearSessionCookie,
  deviceIdOf,
  renewDeviceCookie,
  sessionCookie,
  setSessionCookie,
} from './cookies.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { onBreak } from './on-break.ts';
import { DEAD_CODES } from './phone-api.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, countryOf, playerOf, requireOpenCountry, withinRate } from './visitor.ts';

const phoneOff = () => new Refusal('invalid', { details: [{ field: 'phone', key: FIELD_KEYS.phoneOff }] });

/** Refusals of persons who may not open an account, or of whom nobody can say. */
const NOT_ADMITTED = { excluded: 'sign_up_refused', unanswered: 'register_unavailable' } as const;

type NewAccount = NewPlayer & { readonly phone?: string | undefined };

/** Signs up by email or by phone. Errors: Refusal unless exactly one is given. */
async function signUpAs(house: House, { phone, email, ...fields }: NewAccount) {
  if ((email === undefined) === (phone === undefined)) {
    const key = FIELD_KEYS.emailOrPhone;
    const details = [
      { field: 'email', key },
      { field: 'phone', key },
    ];
    throw new Refusal('invalid', { details });
  }
  if (phone === undefined) return signUp(house, { ...fields, email: email ?? '' });
  if (!allowsPhoneSignUp(house.options)) throw phoneOff();
  return signUpByPhone(house, { ...fields, phone });
}

/** Calls that begin a session and end it. */
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
    await requireOpenCountry(c, house);
    const address = addressOf(c);
    // Checking a password is work: so many a minute for an address, right or wrong.
    withinRate(signIns.take(address, house.playerClock.now()));
    const { password, ...named } = c.req.valid('json');
    const login = readLogin(house.options, { country: countryOf(c, house) ?? '', ...named });
    if (login.kind === 'wrong') throw new Refusal('invalid', { details: login.fields });
    const result = await signIn(house, { login, password }, { address, deviceId: deviceIdOf(c) });
    if (result.kind === 'refused') withinRate(result.waitMs);
    if (result.kind === 'on_break') throw onBreak(house, result.running);
    if (result.kind !== 'signed_in') throw new Refusal('credentials');
    return begin(c, result.player);
  });

  api.openapi(createRoute(routes.postSignUp), async (c) => {
    await requireOpenCountry(c, house);
    withinRate(signUps.take(addressOf(c), house.playerClock.now()));
    const fields = c.req.valid('json');
    const locale = localeOf(fields.locale ?? '', house.options.locales) ?? c.var.locale;
    const result = await signUpAs(house, { ...fields, locale });
    if (result.kind === 'wrong_fields') throw new Refusal('invalid', { details: result.fields });
    if (result.kind === 'mailed' || result.kind === 'texted')
      return c.json(await presentUser(house, null, c.var.locale), 200);
    if (result.kind === 'excluded' || result.kind === 'unanswered')
      throw new Refusal(NOT_ADMITTED[result.kind]);
    if (result.kind === 'email_taken')
      throw new Refusal('email_taken', { details: [{ key: 'error.auth.email_taken', field: 'email' }] });
    return begin(c, result.player);
  });

  api.openapi(createRoute(routes.postSignUpCode), async (c) => {
    await requireOpenCountry(c, house);
    withinRate(signIns.take(addressOf(c), house.playerClock.now()));
    const { phone, country = countryOf(c, house) ?? '', ...entered } = c.req.valid('json');
    if (!allowsPhoneSignUp(house.options)) throw phoneOff();
    const read = readPhone(phone, country);
    if (read.kind === 'wrong') throw new Refusal('invalid', { details: read.fields });
    const result = await confirmSignUp(house, { number: read.number, ...entered });
    if (result.kind === 'dead_code') throw new Refusal(DEAD_CODES[result.why]);
    if (result.kind !== 'opened') throw new Refusal(NOT_ADMITTED[result.kind]);
    return begin(c, result.player);
  });

  api.openapi(createRoute(routes.deleteSession), async (c) => {
    const session = sessionCookie(c);
    const player = await playerOf(c, house);
    if (session && player) await signOut(house, session, player.id);
    clearSessionCookie(c);
    return c.body(null, 204);
  });
  return api;
}
