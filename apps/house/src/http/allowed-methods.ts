import type { Hono, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { negotiateLocale } from '../locales.ts';
import type { HttpEnv } from './http-env.ts';
import { Refusal, refusalAnswer } from './refusal-answer.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Guards match every method; only a handler names its own. */
const hasHandler = (routes: readonly { readonly method: string }[]): boolean =>
  routes.some(({ method }) => method !== 'ALL');

/** Returns the methods that a path answers; none for an unknown path. Hono answers HEAD wherever it answers GET. */
function methodsAt(app: Hono<HttpEnv>, path: string): string[] {
  const found = METHODS.filter((method) =>
    hasHandler(app.router.match(method, path)[0].map(([[, route]]) => route)),
  );
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Refuses a method that the path does not have: 405 with `Allow`, before any other guard reads the request. */
export const allowedMethods =
  (app: Hono<HttpEnv>, offered: readonly string[]): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const allowed = hasHandler(matchedRoutes(c)) ? [] : methodsAt(app, c.req.path);
    if (allowed.length === 0) return next();
    const locale = negotiateLocale(c.req.header('accept-language'), offered);
    const { body } = refusalAnswer(new Refusal('bad_request'), locale);
    return c.json(body, 405, { allow: allowed.join(', '), 'cache-control': 'no-store' });
  };
