import { APP_HEADER, BETS_ACCEPT, PLATFORM_ACCEPT } from '@touchline/contract/headers';
import { languageTag } from '@touchline/i18n/locale';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { House } from '../house.ts';
import { negotiateLocale } from '../locales.ts';
import type { HttpEnv } from './http-env.ts';
import { Refusal, refusalAnswer } from './refusal-answer.ts';
import { isAllowedOrigin } from './request-origin.ts';
import { requirePlayer } from './visitor.ts';

type Guard = MiddlewareHandler<HttpEnv>;

const VENDOR_TYPE = /application\/vnd\.[^\s,;]+/g;

/** Chooses the language of names, and says that it matters to caches. */
export const chooseLocale =
  (offered: readonly string[]): Guard =>
  async (c, next) => {
    c.set('locale', negotiateLocale(c.req.header('accept-language'), offered));
    await next();
    c.header('vary', 'Accept-Language, Accept', { append: true });
    c.header('content-language', languageTag(c.var.locale));
  };

/** A caller that names versions has to name ours; one that names none gets it. */
const acceptsOnly =
  (type: string): Guard =>
  async (c, next) => {
    const named = c.req.header('accept')?.match(VENDOR_TYPE);
    if (named && !named.includes(type)) throw new Refusal('not_acceptable');
    await next();
  };
export const acceptsPlatform = acceptsOnly(PLATFORM_ACCEPT);
export const acceptsBets = acceptsOnly(BETS_ACCEPT);

/** Lets players alone pass. It comes before `acceptsOnly`: a visitor learns first that he has to sign in. */
export const signedIn =
  (house: House): Guard =>
  async (c, next) => {
    await requirePlayer(c, house);
    await next();
  };

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets only our own pages and programs change something: browsers do not send this header for a stranger's page. */
export const changesOnPurpose =
  (allowedOrigins: readonly string[]): Guard =>
  async (c, next) => {
    // Trusts a ticket of the payment widget, which no stranger's page sends by itself.
    if (!SAFE.has(c.req.method) && !c.var.hasTicket) {
      const isOurs = c.req.header(APP_HEADER) !== undefined;
      if (!isOurs || !isAllowedOrigin((name) => c.req.header(name), allowedOrigins))
        throw new Refusal('forbidden');
    }
    await next();
  };

/** Many times the largest slip. */
const BODY_MAX = 256 * 1024;

/** Reads no body of more bytes, whether its length was said before or not: 413. */
export const bodiesUpTo = (bytes: number, offered: readonly string[]): Guard =>
  bodyLimit({
    maxSize: bytes,
    onError(c) {
      const locale = negotiateLocale(c.req.header('accept-language'), offered);
      const { body } = refusalAnswer(new Refusal('bad_request'), locale);
      return c.json(body, 413, { 'cache-control': 'no-store', connection: 'close' });
    },
  });

/** Reads no body that is larger than any of ours. */
export const smallBodies = (offered: readonly string[]): Guard => bodiesUpTo(BODY_MAX, offered);

/** The answer is the same for everybody and may be kept for `seconds`. */
export const cachedFor =
  (seconds: number): Guard =>
  async (c, next) => {
    await next();
    c.header('cache-control', c.res.ok ? `public, max-age=${seconds}` : 'no-store');
  };

/** The answer is one player's. */
export const neverCached: Guard = async (c, next) => {
  await next();
  c.header('cache-control', 'private, no-store');
};
