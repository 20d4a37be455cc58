import { BOOK_PREFIX, GAMES_PREFIX, PLATFORM_PREFIX } from '@touchline/contract/headers';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { ticketKey } from '../cluster/ticket-key.ts';
import type { House } from '../house.ts';
import { negotiateLocale } from '../locales.ts';
import { isUnavailable } from '../unavailable.ts';
import { allowedMethods } from './allowed-methods.ts';
import { betsApi } from './bets-api.ts';
import { cashOutApi } from './cash-out-api.ts';
import { catalogueApi } from './catalogue-api.ts';
import { centrifugoCalls } from './centrifugo-calls.ts';
import { chatApi } from './chat-api.ts';
import { customBetsApi } from './custom-bets-api.ts';
import { type DevSockets, devApi } from './dev-api.ts';
import { stageScenarios } from './dev-faults.ts';
import { docsPage } from './docs-page.ts';
import { favouritesApi } from './favourites-api.ts';
import { gamePages } from './games/game-pages.ts';
import { createGameTickets } from './games/game-tickets.ts';
import { launchApi } from './games/launch-api.ts';
import { changesOnPurpose, chooseLocale, smallBodies } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { limitInFlight } from './in-flight.ts';
import { lookApi } from './look-api.ts';
import { marketTypesApi } from './market-types-api.ts';
import { matchExportApi } from './match-export-api.ts';
import { matchInfoApi } from './match-info-api.ts';
import { matchPreviewApi } from './match-preview-api.ts';
import { matchesApi } from './matches-api.ts';
import { measureRequests } from './measure-requests.ts';
import { media } from './media.ts';
import { notificationsApi } from './notifications-api.ts';
import { openApiDocument } from './openapi.ts';
import { operatorApi } from './operator-api.ts';
import { operatorContentApi } from './operator-content-api.ts';
import { paymentNotices } from './payment-notices.ts';
import { platformApi } from './platform-api.ts';
import { pushApi } from './push-api.ts';
import { realtimeApi } from './realtime-api.ts';
import { Refusal, refusalAnswer } from './refusal-answer.ts';
import { searchApi } from './search-api.ts';
import { settingsApi } from './settings-api.ts';
import { sharesApi } from './shares-api.ts';
import { keepToTestProviders } from './test-providers.ts';
import { videoApi } from './video-api.ts';
import { voteApi } from './vote-api.ts';
import { platformPages } from './widget/platform-pages.ts';
import { widgetCalls } from './widget/widget-calls.ts';
import { createWidgetTickets } from './widget/widget-tickets.ts';

const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A restarted database answers again after about this time. */
const RETRY_AFTER_S = 1;

function answerRefusal(c: HttpContext, refusal: Refusal, locales: readonly string[]) {
  const { status, body } = refusalAnswer(
    refusal,
    c.var.locale ?? negotiateLocale(c.req.header('accept-language'), locales),
  );
  if (refusal.retryAfterS !== null) c.header('retry-after', String(refusal.retryAfterS));
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}

function addDocs(app: ReturnType<typeof createApi>) {
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/docs', (c) => c.html(docsPage(), 200, { 'content-security-policy': DOCS_POLICY }));
}

function addGuards(app: ReturnType<typeof createApi>, { options, world }: House) {
  for (const prefix of [PLATFORM_PREFIX, BOOK_PREFIX])
    app.use(
      `${prefix}/*`,
      chooseLocale(options.locales),
      changesOnPurpose(options.allowedOrigins),
      keepToTestProviders(world),
    );
}

/** Everything that the house answers over HTTP. */
export function createHttpApp(house: House, sockets: DevSockets) {
  const app = createApi();
  const { locales } = house.options;
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error, locales);
    if (error instanceof HTTPException && error.status < 500)
      return answerRefusal(c, new Refusal('bad_request'), locales);
    house.report(`${c.req.method} ${routePath(c, -1)}`, error, c.var.requestId);
    const refusal = isUnavailable(error)
      ? new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S })
      : new Refusal('internal');
    return answerRefusal(c, refusal, locales);
  });
  app.notFound((c) => answerRefusal(c, new Refusal('not_found'), locales));

  const widgetTickets = createWidgetTickets(ticketKey(house.options, 'payments'));
  app.use(`${PLATFORM_PREFIX}/player/*`, widgetCalls(house, widgetTickets));
  app.use(measureRequests(house), allowedMethods(app, locales));
  const inFlight = limitInFlight(house.options.databasePoolSize);
  for (const prefix of [PLATFORM_PREFIX, BOOK_PREFIX, GAMES_PREFIX]) app.use(`${prefix}/*`, inFlight);
  app.use(smallBodies(locales));
  app.get('/health', (c) => c.json({ ok: true, ready: true }, 200, { 'cache-control': 'no-store' }));
  app.route('/media', media(house));
  addDocs(app);

  addGuards(app, house);
  if (house.faults.switchboard) {
    const staged = stageScenarios(house, sockets, house.faults.switchboard);
    for (const prefix of [PLATFORM_PREFIX, BOOK_PREFIX]) app.use(`${prefix}/*`, staged);
  }
  app.route(PLATFORM_PREFIX, platformApi(house, widgetTickets));
  for (const api of [
    // Before the matches, whose answers are the same for everybody.
    videoApi,
    matchExportApi,
    matchesApi,
    matchPreviewApi,
    matchInfoApi,
    marketTypesApi,
    catalogueApi,
    searchApi,
    settingsApi,
    operatorContentApi,
    lookApi,
    realtimeApi,
    betsApi,
    customBetsApi,
    cashOutApi,
    sharesApi,
    notificationsApi,
    pushApi,
    voteApi,
    chatApi,
    favouritesApi,
  ])
    app.route(BOOK_PREFIX, api(house));
  const tickets = createGameTickets(ticketKey(house.options, 'games'));
  app.route(BOOK_PREFIX, launchApi({ house, tickets }));
  app.route(GAMES_PREFIX, gamePages({ house, tickets }));
  if (house.options.operators) app.route('/operator', operatorApi(house, house.options.operators));
  if (house.payments) app.route('/payments', paymentNotices(house.payments));
  app.route('/', platformPages(house, widgetTickets));
  if (house.options.centrifugo) app.route('/centrifugo', centrifugoCalls(house, house.options.centrifugo));
  if (house.options.dev) app.route('/dev', devApi(house, sockets));
  return app;
}
