import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { takeErrorReport } from '../commands/take-error-report.ts';
import type { House } from '../house.ts';
import { deviceNames } from '../players/device-names.ts';
import { networkOf } from '../players/network-of.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { bodiesUpTo } from './guards.ts';
import { createApi } from './http-env.ts';
import { addressOf, withinRate } from './visitor.ts';

/** Many times the largest report. */
const BODY_MAX = 8 * 1024;
const EACH_PER_MINUTE = 30;
/** For all addresses together: a fault of a release reaches every browser at once. */
const ALL_PER_MINUTE = 600;

/** Takes errors of the web app from anybody. */
export function errorReportsApi(house: House) {
  const api = createApi();
  const each = createRateLimit(EACH_PER_MINUTE);
  const all = createRateLimit(ALL_PER_MINUTE);
  api.use('/error_reports', bodiesUpTo(BODY_MAX, house.options.locales), async (c, next) => {
    const now = house.playerClock.now();
    // In this order, so that one address alone does not use up what all have.
    withinRate(each.take(networkOf(addressOf(c)), now));
    withinRate(all.take('', now));
    await next();
  });

  api.openapi(createRoute(routes.postErrorReport), async (c) => {
    const { browser } = deviceNames(c.req.header('user-agent') ?? '');
    const origin = { browser, locale: c.var.locale };
    await takeErrorReport(house.db, c.req.valid('json'), origin, house.playerClock.now());
    return c.body(null, 204);
  });
  return api;
}
