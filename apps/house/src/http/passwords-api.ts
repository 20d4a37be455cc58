import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { type AskedMail, askForMail } from '../commands/ask-for-mail.ts';
import { askForResetCode } from '../commands/ask-for-text.ts';
import { type DeadLink, resetPassword, resetPasswordByCode } from '../commands/set-password.ts';
import { confirmEmail, unlockSignIn } from '../commands/use-mailed-link.ts';
import type { House } from '../house.ts';
import { readLogin } from '../players/logins.ts';
import type { FoundCode } from '../players/one-time-codes.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { DEAD_CODES } from './phone-api.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, countryOf, withinRate } from './visitor.ts';

const wrong = (field: string, key: string) => new Refusal('invalid', { details: [{ field, key }] });

const DEAD_LINKS = { unknown: 'link_unknown', used: 'link_used', expired: 'link_expired' } as const;
const deadLink = (why: DeadLink) => new Refusal(DEAD_LINKS[why]);

interface NewPasswordByPhone {
  readonly phone: string;
  readonly country?: string | undefined;
  readonly code: string;
  readonly password: string;
}

/** Sets a new password with the code of a text message, or refuses it. */
async function resetByCode(house: House, { phone, country, ...entered }: NewPasswordByPhone): Promise<void> {
  const login = readLogin(house.options, { phone, country });
  if (login.kind !== 'phone')
    throw new Refusal('invalid', { details: login.kind === 'wrong' ? login.fields : [] });
  const result = await resetPasswordByCode(house, { number: login.number, ...entered });
  if (result.kind === 'dead_code') throw new Refusal(DEAD_CODES[result.why]);
  if (result.kind === 'wrong_password') throw wrong('password', result.key);
}

/** Calls about passwords, and about the links that mail brings. */
export function passwordsApi(house: House) {
  const api = createApi();
  const tries = createRateLimit(house.options.rates.signIn);
  const withinTries = (c: HttpContext) => withinRate(tries.take(addressOf(c), house.playerClock.now()));

  const ask = async (c: HttpContext, kind: AskedMail, email: string) => {
    withinTries(c);
    const key = await askForMail(house, kind, email);
    if (key !== null) throw wrong('email', key);
    return c.body(null, 204);
  };
  const use = async (c: HttpContext, link: Promise<FoundCode | { readonly kind: 'taken' }>) => {
    const found = await link;
    if (found.kind === 'taken') throw new Refusal('email_taken');
    if (found.kind !== 'valid') throw deadLink(found.kind);
    return c.body(null, 204);
  };

  api.openapi(createRoute(routes.postPassword), async (c) => {
    const login = readLogin(house.options, { country: countryOf(c, house) ?? '', ...c.req.valid('json') });
    if (login.kind === 'email') return ask(c, 'reset_password', login.email);
    withinTries(c);
    if (login.kind === 'wrong') throw new Refusal('invalid', { details: login.fields });
    await askForResetCode(house, login.number);
    return c.body(null, 204);
  });
  api.openapi(createRoute(routes.postPasswordCode), async (c) => {
    withinTries(c);
    await resetByCode(house, { country: countryOf(c, house) ?? '', ...c.req.valid('json') });
    return c.body(null, 204);
  });
  api.openapi(createRoute(routes.postConfirmation), (c) => ask(c, 'confirmation', c.req.valid('json').email));
  api.openapi(createRoute(routes.postUnlock), (c) => ask(c, 'unlock', c.req.valid('json').email));

  api.openapi(createRoute(routes.getConfirmation), (c) => {
    withinTries(c);
    return use(c, confirmEmail(house, c.req.valid('query').confirmation_token));
  });
  api.openapi(createRoute(routes.getUnlock), (c) => {
    withinTries(c);
    return use(c, unlockSignIn(house, c.req.valid('query').unlock_token));
  });

  api.openapi(createRoute(routes.patchPassword), async (c) => {
    withinTries(c);
    const { reset_password_token: token, password } = c.req.valid('json');
    const result = await resetPassword(house, token, password);
    if (result.kind === 'dead_link') throw deadLink(result.why);
    if (result.kind === 'wrong_password') throw wrong('password', result.key);
    return c.body(null, 204);
  });
  return api;
}
