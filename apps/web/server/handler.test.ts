import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createApiProxy } from './api-proxy.ts';
import { readConfig } from './config.ts';
import { createHandler, type HandlerParts } from './handler.ts';
import { createImages } from './images/serve-image.ts';
import { createLimitedServer } from './limited-server.ts';
import { createLooks } from './look/house-look.ts';
import { createLookFiles } from './look/serve-look.ts';
import { createRealtimeProxy } from './realtime-proxy.ts';
import { listening } from './test/listening.ts';
import { createWorkerFile } from './worker/serve-worker.ts';

/** A web server whose pages and calls answer 200 without a word. */
async function serving(env: Record<string, string> = {}, parts: Partial<HandlerParts> = {}) {
  const empty = (response: { end(): unknown }) => void response.end();
  const server = createLimitedServer();
  server.on('upgrade', createRealtimeProxy(new URL('http://127.0.0.1:9')));
  const handle = createHandler({
    config: readConfig(env),
    assets: new Map(),
    forward: (_request, response) => empty(response),
    pages: {
      isBlocked: () => false,
      serve: async (_url, _request, response) => empty(response),
      serveStatic: async (_page, _url, _request, response) => empty(response),
    },
    ...parts,
  });
  return listening((request, response) => void handle(request, response), server);
}

/** All that a server writes to a socket on which this is sent. */
async function received({ hostname, port }: URL, sent: string): Promise<string> {
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(sent);
  await once(socket, 'close');
  return text;
}

const UPGRADE = 'connection: Upgrade\r\nupgrade: websocket\r\n';

test.each([
  ['a page', 'GET /sports HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['a call', 'GET /sports/api/book/sports HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['its health', 'GET /sports/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['a redirect', 'GET /sports/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 301],
  ['an unknown file', 'GET /sports/assets/a.js HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
  ['what is no request', 'NONSENSE\r\n\r\n', 400],
  ['a socket whose other end is away', `GET /sports/rt HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n`, 503],
])('the answer to %s carries nosniff', async (_, sent, status) => {
  const text = await received(await serving(), sent);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});

test('answers ask browsers to come back encrypted where the public address is https', async () => {
  const hsts = async (env?: Record<string, string>) =>
    (await fetch(new URL('/sports/health', await serving(env)))).headers.get('strict-transport-security');
  expect(await hsts()).toBeNull();
  expect(await hsts({ PUBLIC_ORIGIN: 'https://book.example' })).toBe('max-age=31536000');
});

test.each([
  ['a page', '/sports', ''],
  ['a call', '/sports/api/book/sports', ''],
  ['a socket', '/sports/rt', UPGRADE],
])('%s with two Host headers is refused, also where both say the same', async (_, path, more) => {
  const url = await serving();
  for (const second of ['a', 'b']) {
    const text = await received(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: ${second}\r\n${more}\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test.each(['/sports', '/sports/health', '/sports/assets/a.js', '/sports/404', '/sports/image'])(
  'a method that %s does not have is refused with 405 and those that it has',
  async (path) => {
    const url = new URL(path, await serving());
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await fetch(url, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
  },
);

/** What has no meaning, cannot be decoded, leads out of a folder, or is no header's and no file's name. */
const NASTY = [
  '%ff',
  '%',
  '%zz',
  '%c0%af',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%e0%a4',
  '__proto__',
  '-1',
  '1e309',
  '%0d%0a',
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const PLACES = {
  pictures: (a: string, b: string) => `/sports/image?src=media/${a}.png&w=${b}&q=${a}`,
  'pictures of elsewhere': (a: string, b: string) => `/sports/image?src=${a}&w=320&${b}`,
  'the look': (a: string, b: string) => `/sports/look/${a}.webmanifest?${b}`,
  'icons of the look': (a: string, b: string) => `/sports/look/aaaaaaaaaaaa-${a}.png?${b}`,
  'the service worker': (a: string, b: string) => `/sports/worker.js?${a}=${b}`,
  'built files': (a: string, b: string) => `/sports/assets/${a}?${b}`,
  calls: (a: string, b: string) => `/sports/api/book/${a}?x=${b}`,
  games: (a: string, b: string) => `/sports/api/games/${a}?event=${b}`,
  'no calls': (a: string, b: string) => `/sports/api/${a}/${b}`,
};

test.each(Object.entries(PLACES))(
  'whatever is asked of %s is no error of the web server',
  async (_, address) => {
    const asked: string[] = [];
    const house = await listening((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(404).end();
    });
    const report = vi.fn();
    const { setup } = readConfig({});
    const fetch = async () => new Response(null, { status: 404 });
    const looks = createLooks({ houseUrl: house, builtSprite: '<svg/>', fetch, now: () => 0, report });
    const cache = { get: async () => undefined, put: async () => undefined, bytes: () => 0 };
    const url = await serving(
      {},
      {
        forward: createApiProxy(house),
        places: [
          createLookFiles(looks, setup, report),
          createImages({ houseUrl: house, origins: [house.origin], cache, report }),
          createWorkerFile({ setup, assets: [], look: looks.current }),
        ],
      },
    );
    const property = fc.asyncProperty(nasty, nasty, async (a, b) => {
      const head = await received(
        url,
        `GET ${address(a, b)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
      );
      expect(head).toMatch(/^HTTP\/1\.1 [234]/);
    });
    await fc.assert(property, { seed: 20_261_126, numRuns: 40 });
    expect(report).not.toHaveBeenCalled();
  },
);
