import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_PATH } from '@touchline/contract/constants';
import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import type { StaticPage } from '@touchline/i18n/static-texts';
import { splitLocale } from '#data/locale.ts';
import type { WebConfig } from './config.ts';
import { clientAddress } from './forwarded.ts';
import { createHtmlCache } from './html-cache.ts';
import { dressPage } from './look/dress.ts';
import type { Looks } from './look/house-look.ts';
import { countryOf, createCountryBlock, createNamedCountries, createSportKeys } from './named-countries.ts';
import { collectErrors } from './page-errors.ts';
import { type PageRequest, pageRequest } from './page-request.ts';
import { SECRET_HEADERS } from './policy.ts';
import { createRenderQueue, QueueFull } from './render-queue.ts';
import { encodingOf, finishPage, type RenderedPage } from './rendered-page.ts';
import { createReport } from './report.ts';
import { fetchNamed, requestIdHeader } from './request-id.ts';
import { createStaticPages, type Failed, type RenderStaticPage } from './static-pages.ts';

/** Renders a request of the web server's own making. */
export type Render = (request: Request) => Promise<Response>;

/** The rendering side of the web app: the product's pages, and those that stand where one of them failed. */
export interface Renderer {
  readonly page: Render;
  readonly staticPage: RenderStaticPage;
  /** Told the address of an operator's sprite before a page is made; undefined for the product's own. */
  readonly takeSprite?: (url: string | undefined) => void;
}

/** When to ask again for a page that could not be made for now. */
const RETRY_AFTER_S = 5;
const CACHE_BYTES = 64 * 1024 * 1024;
/** One address may hold half of the queue: many visitors may share it. */
const RENDERS = { active: 2, waiting: 64, waitingEach: 32 };
/** A CDN may show an older page for this long when it cannot get a new one. */
const STALE_IF_ERROR_S = 86_400;
/** Five seconds fresh, ten while it is renewed. */
const KEPT_AT_MOST_MS = 15_000;

/** Whether a block of the page comes or goes before those who keep it would ask again. */
const changesSoon = ({ changesAt }: RenderedPage) =>
  changesAt !== undefined && changesAt - Date.now() < KEPT_AT_MOST_MS;

function cacheControl(page: RenderedPage, asked: PageRequest): string {
  const isPassing = page.lacksBlocks || changesSoon(page);
  if (page.status >= 400 || asked.maxAgeMs === 0 || isPassing) return 'no-store';
  const seconds = asked.maxAgeMs / 1000;
  const scope = asked.isPublic ? 'public' : 'private';
  return `${scope}, max-age=${seconds}, stale-while-revalidate=10, stale-if-error=${STALE_IF_ERROR_S}`;
}

/** The last word where no page can be made: it needs neither catalog, code nor house. */
export function bareError(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    ...headers,
  });
  response.end('<!doctype html><meta charset="utf-8"><title>UNEXPECTED ERROR</title><p>UNEXPECTED ERROR');
}

/** The static page that stands for what was rendered; undefined where that is a page to show. */
function standIn({ status }: RenderedPage): StaticPage | undefined {
  if (status === 404) return 'notFound';
  return status >= 500 ? 'error' : undefined;
}

/** Whether a page failed, and whether that passes by itself. */
function failureOf({ status }: RenderedPage): Failed {
  if (status < 500) return false;
  return status === 503 ? 'away' : 'broken';
}

/** Keeps the visitor's own query on the way to the right address. */
function redirectOf({ headers: { location } }: RenderedPage, { written }: PageRequest) {
  return location !== undefined && { location: location.replace(/\?.*|$/, () => written) };
}

/** Sends what was made, in the encoding that the client accepts. */
function send(page: RenderedPage, asked: PageRequest, request: IncomingMessage, response: ServerResponse) {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  response.writeHead(page.status, {
    ...page.headers,
    ...redirectOf(page, asked),
    'cache-control': cacheControl(page, asked),
    ...(asked.isSecret && SECRET_HEADERS),
    ...(page.status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    'content-length': body.length,
    // The clock of this moment: the page itself may have waited in a cache.
    'server-timing': `now;dur=${Date.now()}`,
    // Lets a browser forget what it kept before the test run was named, as this server does.
    vary: `accept-encoding, cookie${asked.testRun === undefined ? '' : `, ${TEST_RUN_HEADER}`}`,
    ...(encoding !== 'identity' && body.length > 0 && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What the renderer is asked for: the page, and what distinguishes it from others. */
const renderRequest = (asked: PageRequest, publicOrigin: string) =>
  new Request(`${publicOrigin}${asked.path}${asked.search}`, {
    headers: {
      accept: 'text/html',
      'x-odds-format': asked.oddsFormat,
      'x-public-origin': publicOrigin,
      ...requestIdHeader(),
      ...(asked.country !== undefined && { 'x-country-class': asked.country }),
      ...(asked.testProviders !== undefined && { 'x-test-providers': asked.testProviders }),
      ...(asked.testRun !== undefined && { [TEST_RUN_HEADER]: asked.testRun }),
    },
  });

/** Serves rendered pages out of the cache, and makes those that are not there. */
export function createPages(config: WebConfig, renderer: () => Promise<Renderer>, looks?: Looks) {
  const report = createReport(config.logsRequests, Date.now);
  const cache = createHtmlCache({ maxBytes: CACHE_BYTES, now: Date.now, report });
  const inTurn = createRenderQueue(RENDERS);
  const asking = { houseUrl: config.houseUrl, now: Date.now, fetch: fetchNamed };
  const namedCountries = createNamedCountries(asking);
  const isBlocked = createCountryBlock(asking);
  const sportKeys = createSportKeys(asking);
  const staticPage = createStaticPages(config, async () => (await renderer()).staticPage, looks);

  async function make(asked: PageRequest): Promise<RenderedPage> {
    const { page: render, takeSprite } = await renderer();
    const look = await looks?.current();
    takeSprite?.(look?.sprite?.href);
    const request = renderRequest(asked, config.publicOrigin);
    const [locale] = splitLocale(config.setup, asked.path.slice(BASE_PATH.length));
    const dressing = { locale, isInstallable: !config.isDev, origin: config.publicOrigin };
    return finishPage(await render(request), !config.isDev, config.frameOrigins, (html) => {
      const dressed = look ? dressPage(html, look, dressing) : html;
      return config.hasDevApi ? collectErrors(dressed) : dressed;
    });
  }

  /** A static page, in place of the page of an address (`failed`) or at its own. Where even it fails: the last word. */
  async function serveStatic(
    page: StaticPage,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
    failed: Failed = false,
  ): Promise<void> {
    try {
      const made = await staticPage(page, url.pathname, request, failed);
      send(made, pageRequest(url, request.headers.cookie, config.setup), request, response);
    } catch (error) {
      report(error);
      bareError(response, 500);
    }
  }

  const countryIn = ({ headers }: IncomingMessage) => countryOf(headers[config.countryHeader]);
  /** The page out of the cache, which a test of providers passes by. */
  const heldOr = (asked: PageRequest, render: () => Promise<RenderedPage>) =>
    config.isDev || asked.testProviders !== undefined
      ? render()
      : cache.get(asked.key, asked.maxAgeMs, render);
  const testRunOf = ({ headers }: IncomingMessage) =>
    config.hasDevApi ? headers[TEST_RUN_HEADER]?.toString() : undefined;

  async function serve(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const countries = namedCountries();
    const named = countries instanceof Promise ? await countries : countries;
    const keys = url.searchParams.has('sport') ? sportKeys() : [];
    const sports = keys instanceof Promise ? await keys : keys;
    const facts = { country: countryIn(request), named, sports, testRun: testRunOf(request) };
    const asked = pageRequest(url, request.headers.cookie, config.setup, facts);
    const render = () => inTurn(clientAddress(request), () => make(asked));
    try {
      const found = heldOr(asked, render);
      // A page that is here goes out in the same turn.
      const page = found instanceof Promise ? await found : found;
      const stead = standIn(page);
      if (stead) return await serveStatic(stead, url, request, response, failureOf(page));
      send(page, asked, request, response);
    } catch (error) {
      const isBusy = error instanceof QueueFull;
      if (!isBusy) report(error);
      await serveStatic('error', url, request, response, isBusy ? 'away' : 'broken');
    }
  }

  return {
    /** Whether the reader's country gets no page. */
    isBlocked: (request: IncomingMessage) => isBlocked(countryIn(request)),
    serve,
    serveStatic,
  };
}
