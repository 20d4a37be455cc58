import { randomUUID } from 'node:crypto';
import { isRequestId, REQUEST_ID_HEADER } from '@touchline/contract/headers';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { House } from '../house.ts';
import type { HttpEnv } from './http-env.ts';

const MS_PER_S = 1_000;
/** What no route was found for, so that made-up addresses make no new series. */
const NO_ROUTE = 'none';

/** Names the request: as its caller does, else by itself. */
const idOf = (chosen: string | undefined) => (chosen && isRequestId(chosen) ? chosen : randomUUID());

/**
 * Names each request, tells its caller the name, counts it by the pattern of its route, and, where that is wanted, writes a
 * line about it: never its address, what it carries, or who sent it.
 */
export function measureRequests({ metrics, options, now }: House): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const from = performance.now();
    c.set('requestId', idOf(c.req.header(REQUEST_ID_HEADER)));
    await next();
    const id = c.get('requestId');
    c.header(REQUEST_ID_HEADER, id);
    const pattern = routePath(c, -1);
    const { method } = c.req;
    const route = pattern.endsWith('*') ? NO_ROUTE : pattern;
    const { status } = c.res;
    const ms = performance.now() - from;
    metrics.answered({ method, route, status }, ms / MS_PER_S);
    if (!options.logsRequests) return;
    const at = new Date(now()).toISOString();
    console.log(JSON.stringify({ at, id, method, route, status, ms: Math.round(ms * 10) / 10 }));
  };
}
