import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MatchDetail } from '@touchline/contract';
import { BOOK_PREFIX, PLATFORM_PREFIX, REALTIME_PATH } from '@touchline/contract/headers';
import { createHub } from '../../apps/house/src/realtime/hub.ts';
import { createBookmaker } from './spec-only/bets.ts';
import { type BookOptions, matchesFrom } from './spec-only/book.ts';
import {
  type Answer,
  bettingRoutes,
  bookRoutes,
  NOT_FOUND,
  ok,
  platformRoutes,
  type Route,
} from './spec-only/routes.ts';

/** Cookie of the operator's platform: who carries it is the one player. The specification shows no sign-in call. */
export const SESSION_COOKIE = { name: 'operator_session', value: 'one' };

export interface SpecOnlyBackend {
  readonly url: string;
  readonly matches: readonly MatchDetail[];
  /** Method and path of the calls that the backend does not have, each once. */
  readonly unknownCalls: () => readonly string[];
  /** What the player has, in smallest units. */
  readonly balance: () => number;
  readonly publish: (channel: string, data: unknown) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Often, so that a page whose clock is put ahead hears from its connection in between. */
const PING_MS = 200;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request's stream has no encoding
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

const isSignedIn = ({ headers }: IncomingMessage) =>
  (headers.cookie ?? '').includes(`${SESSION_COOKIE.name}=${SESSION_COOKIE.value}`);

/** Finds what answers a request. */
function createFinder(apis: Readonly<Record<string, readonly Route[]>>) {
  const unknown = new Set<string>();
  const find = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend');
    if (pathname === '/health') return ok({ ok: true, ready: true });
    for (const [prefix, routes] of Object.entries(apis)) {
      if (!pathname.startsWith(`${prefix}/`)) continue;
      for (const [method, pattern, answer] of routes) {
        const found = method === request.method ? pattern.exec(pathname.slice(prefix.length)) : null;
        if (!found) continue;
        const body = await readBody(request);
        return answer({
          params: found.slice(1),
          query: searchParams,
          body,
          isSignedIn: isSignedIn(request),
        });
      }
    }
    unknown.add(`${request.method} ${pathname}`);
    return NOT_FOUND;
  };
  return { find, unknownCalls: () => [...unknown].sort() };
}

function respond(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(body === null ? undefined : JSON.stringify(body));
}

/** One picture of one pixel; every other is gone. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function respondPicture(path: string, response: ServerResponse): void {
  const isThere = path === '/media/northgate.png';
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/png' });
  response.end(isThere ? Buffer.from(PICTURE, 'base64') : undefined);
}

/**
 * A backend that knows the calls of the specification alone, on a free port, with bets in memory: no capability, no
 * layouts, no templates, no heartbeat. Its real-time layer is the protocol's, as an operator's own server would be.
 */
export async function startSpecOnlyBackend(options: Partial<BookOptions> = {}): Promise<SpecOnlyBackend> {
  const hub = createHub({ secret: 'spec-only', allowedOrigins: '*', times: { pingMs: PING_MS } });
  const matches = matchesFrom(Date.now(), options);
  const bookmaker = createBookmaker(matches);
  const { find, unknownCalls } = createFinder({
    [PLATFORM_PREFIX]: platformRoutes(bookmaker),
    [BOOK_PREFIX]: [...bookRoutes(matches), ...bettingRoutes(bookmaker, hub.tokens)],
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/media/')) {
      respondPicture(request.url, response);
      return;
    }
    find(request).then(
      (answer) => respond(response, answer),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] === REALTIME_PATH) hub.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}`,
    matches,
    unknownCalls,
    balance: bookmaker.balance,
    publish: async (channel, data) => void (await hub.port.publish(channel, data)),
    async stop() {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
