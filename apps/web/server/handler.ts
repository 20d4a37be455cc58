import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_PATH } from '@touchline/contract/constants';
import { hasSeveralHosts, NO_SNIFF, STRICT_TRANSPORT } from '@touchline/contract/headers';
import { apiPath, type createApiProxy } from './api-proxy.ts';
import { type readAssets, serveAsset } from './assets.ts';
import { canonicalPath, isReadable } from './canonical.ts';
import type { WebConfig } from './config.ts';
import { hasSecret } from './page-request.ts';
import { bareError, type createPages } from './pages.ts';
import { SECRET_HEADERS } from './policy.ts';
import { staticPlace } from './static-place.ts';
import { modalOverHome } from './user-paths.ts';

/** Answers a request for a path of its own; false where the path is none. */
export type Place = (url: URL, request: IncomingMessage, response: ServerResponse) => boolean;

/** What the handler passes requests on to. */
export interface HandlerParts {
  readonly config: WebConfig;
  readonly assets: ReturnType<typeof readAssets>;
  readonly forward: ReturnType<typeof createApiProxy>;
  readonly pages: ReturnType<typeof createPages>;
  /** What is neither built nor rendered: each answers for its own places and says whether it did. */
  readonly places?: readonly Place[];
  /** With the development API on: fails the files that a browser names. */
  readonly failFile?: Place;
  /** In development: Vite, which serves modules; it calls on when a request is not its own. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const HEALTH = `${BASE_PATH}/health`;
const API = `${BASE_PATH}/api`;
const ASSETS = `${BASE_PATH}/assets/`;

const isBelowBase = (path: string) =>
  path
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
    .startsWith(`${BASE_PATH}/`);

function sendHealth(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end('{"status":"ok"}');
}

function redirect(response: ServerResponse, path: string, url: URL) {
  response.writeHead(301, {
    location: `${path}${url.search}`,
    'cache-control': 'public, max-age=3600',
    ...(hasSecret(url.searchParams) && SECRET_HEADERS),
    'content-length': '0',
  });
  response.end();
}

/** Leads to another address this time alone. */
function lead(response: ServerResponse, location: string) {
  response.writeHead(302, { location, ...SECRET_HEADERS, 'content-length': '0' });
  response.end();
}

/** Parses what follows the host in a request; undefined where it is no address. */
function addressOf(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '/';
  // A target that begins with two slashes would be read as a host.
  const path = target.replace(/^\/{2,}/, '/');
  return URL.canParse(path, 'http://web') ? new URL(path, 'http://web') : undefined;
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Every request of the web server, in the order in which it is decided whose it is. */
export function createHandler({
  config,
  assets,
  forward,
  pages,
  places = [],
  failFile,
  middleware,
}: HandlerParts) {
  function page(url: URL, request: IncomingMessage, response: ServerResponse): unknown {
    const isBlocked = pages.isBlocked(request);
    if (isBlocked instanceof Promise)
      return isBlocked.then((now) => openOrBlocked(now, url, request, response));
    return openOrBlocked(isBlocked, url, request, response);
  }

  function openOrBlocked(isBlocked: boolean, url: URL, request: IncomingMessage, response: ServerResponse) {
    return isBlocked && staticPlace(config.setup, url.pathname) !== 'offline'
      ? pages.serveStatic('blocked', url, request, response)
      : openPage(url, request, response);
  }

  function openPage(url: URL, request: IncomingMessage, response: ServerResponse) {
    // It has no canonical form either: nothing below could read it.
    if (!isReadable(url.pathname) && isBelowBase(url.pathname))
      return pages.serveStatic('notFound', url, request, response);
    // Before the canonical form: they are there in languages that the product does not have.
    const alone = staticPlace(config.setup, url.pathname);
    // The offline page is shown at the address that could not be reached.
    if (alone) return pages.serveStatic(alone, url, request, response, alone === 'offline' && 'broken');
    const canonical = canonicalPath(url.pathname, config.setup);
    if (canonical === undefined) return bareError(response, 404);
    if (canonical !== url.pathname) return redirect(response, canonical, url);
    const overHome = modalOverHome(config.setup, url);
    if (overHome !== undefined) return lead(response, overHome);
    return pages.serve(url, request, response);
  }

  /** What only a reader asks for: built files, then pages. */
  function content(url: URL, request: IncomingMessage, response: ServerResponse): unknown {
    const { pathname } = url;
    if (failFile?.(url, request, response)) return;
    if (serveAsset(assets, pathname, request, response)) return;
    if (places.some((place) => place(url, request, response))) return;
    if (!middleware)
      return pathname.startsWith(ASSETS) ? bareError(response, 404) : page(url, request, response);
    // Vite would take an address without a trailing slash for a file; pages are ours.
    if (request.headers.accept?.includes('text/html')) return page(url, request, response);
    return middleware(request, response, () => void page(url, request, response));
  }

  const isEncrypted = config.publicOrigin.startsWith('https:');
  const everywhere = Object.entries({ ...NO_SNIFF, ...(isEncrypted && STRICT_TRANSPORT) });

  return function handle(request: IncomingMessage, response: ServerResponse): unknown {
    for (const [name, value] of everywhere) response.setHeader(name, value);
    if (hasSeveralHosts(request.rawHeaders)) return bareError(response, 400, { connection: 'close' });
    const url = addressOf(request);
    if (!url) return bareError(response, 400);
    const api = apiPath(url.pathname);
    if (api !== undefined) return forward(request, response, `${api}${url.search}`);
    if (url.pathname.startsWith(API)) return bareError(response, 404);
    if (!isRead(request)) return bareError(response, 405, { allow: 'GET, HEAD' });
    if (url.pathname === HEALTH) return sendHealth(response);
    return content(url, request, response);
  };
}
