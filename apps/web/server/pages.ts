import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from './config.ts';
import { createHtmlCache } from './html-cache.ts';
import { type PageRequest, pageRequest } from './page-request.ts';
import { SECRET_HEADERS } from './policy.ts';
import { createRenderQueue, QueueFull } from './render-queue.ts';
import { encodingOf, finishPage, type RenderedPage } from './rendered-page.ts';

/** Renders a request of the web server's own making. */
export type Render = (request: Request) => Promise<Response>;

const CACHE_BYTES = 64 * 1024 * 1024;
const RENDERS = { active: 2, waiting: 64 };
/** A CDN may show an older page for this long when it cannot get a new one. */
const STALE_IF_ERROR_S = 86_400;

function cacheControl(page: RenderedPage, asked: PageRequest): string {
  if (page.status >= 400) return 'no-store';
  const seconds = asked.maxAgeMs / 1000;
  const scope = asked.isPublic ? 'public' : 'private';
  return `${scope}, max-age=${seconds}, stale-while-revalidate=10, stale-if-error=${STALE_IF_ERROR_S}`;
}

/** A page about an error of the server itself, which needs neither catalog nor house. */
export function bareError(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    ...headers,
  });
  response.end('<!doctype html><meta charset="utf-8"><title>UNEXPECTED ERROR</title><p>UNEXPECTED ERROR');
}

/** Serves rendered pages out of the cache, and makes those that are not there. */
export function createPages(config: WebConfig, renderer: () => Promise<Render>) {
  const report = (error: unknown) => console.error(error);
  const cache = createHtmlCache({ maxBytes: CACHE_BYTES, now: Date.now, report });
  const inTurn = createRenderQueue(RENDERS);

  async function make(asked: PageRequest): Promise<RenderedPage> {
    const render = await renderer();
    const request = new Request(`${config.publicOrigin}${asked.path}${asked.search}`, {
      headers: {
        accept: 'text/html',
        'x-odds-format': asked.oddsFormat,
        'x-public-origin': config.publicOrigin,
      },
    });
    return finishPage(await render(request), !config.isDev);
  }

  function send(page: RenderedPage, asked: PageRequest, request: IncomingMessage, response: ServerResponse) {
    const encoding = encodingOf(request.headers['accept-encoding']);
    const body = page.bodies[encoding];
    response.writeHead(page.status, {
      ...page.headers,
      'cache-control': cacheControl(page, asked),
      ...(asked.isSecret && SECRET_HEADERS),
      'content-length': body.length,
      // The clock of this moment: the page itself may have waited in a cache.
      'server-timing': `now;dur=${Date.now()}`,
      vary: 'accept-encoding, cookie',
      ...(encoding !== 'identity' && body.length > 0 && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return async function serve(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = pageRequest(url, request.headers.cookie, config.setup);
    try {
      const found = config.isDev
        ? inTurn(() => make(asked))
        : cache.get(asked.key, asked.maxAgeMs, () => inTurn(() => make(asked)));
      // A page that is here goes out in the same turn.
      send(found instanceof Promise ? await found : found, asked, request, response);
    } catch (error) {
      if (error instanceof QueueFull) return bareError(response, 503, { 'retry-after': '1' });
      report(error);
      bareError(response, 500);
    }
  };
}
