import {
  readTestProviders,
  showsSport,
  TEST_PROVIDERS_COOKIE,
  type TestProviders,
} from '@touchline/contract/constants';
import { BOOK_PREFIX } from '@touchline/contract/headers';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { World } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';
import type { HttpContext, HttpEnv } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** Whose sports a request with the cookie of a test sees; null without a valid one. */
export const testProvidersOf = (c: HttpContext): TestProviders | null =>
  readTestProviders(getCookie(c, TEST_PROVIDERS_COOKIE));

/** Whether a request sees what belongs to a sport. */
export function shownTo(c: HttpContext, world: World): (record: { readonly sportId: string }) => boolean {
  const providers = testProvidersOf(c);
  return ({ sportId }) => providers === null || showsSport(providers, sportOf(world, sportId));
}

const MATCH = new RegExp(`^${BOOK_PREFIX}/matches/([^/]+)`);

/** Answers a request with the cookie of a test for that request alone, and has no match of other providers for it. */
export const keepToTestProviders =
  (world: World): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (testProvidersOf(c) === null) return next();
    const [, id] = MATCH.exec(c.req.path) ?? [];
    const match = id === undefined ? undefined : (world.match(id) ?? world.past.find(id));
    if (match && !shownTo(c, world)(match)) throw new Refusal('not_found');
    await next();
    c.header('cache-control', 'private, no-store');
  };
