import { BOOK_PREFIX, PLATFORM_PREFIX } from '@touchline/contract/headers';
import { HTTPException } from 'hono/http-exception';
import type { House } from '../house.ts';
import { negotiateLocale } from '../locales.ts';
import { betsApi } from './bets-api.ts';
import { catalogueApi } from './catalogue-api.ts';
import { type DevSockets, devApi } from './dev-api.ts';
import { docsPage } from './docs-page.ts';
import { changesOnPurpose, chooseLocale } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { matchesApi } from './matches-api.ts';
import { openApiDocument } from './openapi.ts';
import { platformApi } from './platform-api.ts';
import { realtimeApi } from './realtime-api.ts';
import { Refusal, refusalAnswer } from './refusal-answer.ts';
import { settingsApi } from './settings-api.ts';

const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function answerRefusal(c: HttpContext, refusal: Refusal) {
  const { status, body } = refusalAnswer(
    refusal,
    c.var.locale ?? negotiateLocale(c.req.header('accept-language')),
  );
  if (refusal.retryAfterS !== null) c.header('retry-after', String(refusal.retryAfterS));
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}

/** Everything that the house answers over HTTP. */
export function createHttpApp(house: House, sockets: DevSockets) {
  const app = createApi();
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error);
    if (error instanceof HTTPException && error.status < 500)
      return answerRefusal(c, new Refusal('bad_request'));
    house.report(`${c.req.method} ${c.req.path}`, error);
    return answerRefusal(c, new Refusal('internal'));
  });
  app.notFound((c) => answerRefusal(c, new Refusal('not_found')));

  app.get('/health', (c) => c.json({ ok: true, ready: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/docs', (c) => c.html(docsPage(), 200, { 'content-security-policy': DOCS_POLICY }));

  for (const prefix of [PLATFORM_PREFIX, BOOK_PREFIX]) {
    app.use(`${prefix}/*`, chooseLocale, changesOnPurpose(house.options.allowedOrigins));
  }
  app.route(PLATFORM_PREFIX, platformApi(house));
  for (const api of [matchesApi, catalogueApi, settingsApi, realtimeApi, betsApi])
    app.route(BOOK_PREFIX, api(house));
  if (house.options.dev) app.route('/dev', devApi(house, sockets));
  return app;
}
