import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as requestOf,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { BASE_PATH } from '@touchline/contract/constants';
import { ERROR_CODES, type ErrorName } from '@touchline/contract/errors';
import { BOOK_PREFIX, GAMES_PREFIX, PLATFORM_PREFIX } from '@touchline/contract/headers';
import { endToEnd, forwardedFor } from './forwarded.ts';
import { requestIdHeader } from './request-id.ts';

const API = `${BASE_PATH}/api`;
const BODY_MAX = 256 * 1024;
const TIMEOUT_MS = 15_000;

/** The path at the house of a path of the product's API, or undefined where it is none. */
export function apiPath(path: string): string | undefined {
  const below = path.startsWith(`${API}/`) ? path.slice(API.length) : undefined;
  const prefixes = [PLATFORM_PREFIX, BOOK_PREFIX, GAMES_PREFIX];
  return prefixes.some((prefix) => below?.startsWith(`${prefix}/`)) ? below : undefined;
}

/** Answers with the error body of the contract. */
function refuse(response: ServerResponse, status: number, name: ErrorName) {
  // What was answered stays so, whatever else ends with the call.
  if (response.writableEnded) return;
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({
    code: ERROR_CODES[name].code,
    data: { localized_message: '', details: [], errors_by_bet: {} },
  });
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  response.end(body);
}

const isRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !headers['content-length'] && !headers['transfer-encoding'];

/** Whether the house closed a kept connection just as it was used again. */
const wasClosed = (outgoing: ClientRequest, error: NodeJS.ErrnoException) =>
  outgoing.reusedSocket && error.code === 'ECONNRESET';

/** Forwards API calls to the house: one origin for the browser, cookies and streams as they are. */
export function createApiProxy(house: URL) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  return function forward(request: IncomingMessage, response: ServerResponse, path: string) {
    if (Number(request.headers['content-length'] ?? 0) > BODY_MAX)
      return refuse(response, 413, 'bad_request');
    const open = (through: Agent | false) => {
      const outgoing = requestOf({
        agent: through,
        host: house.hostname,
        port: house.port || 80,
        method: request.method,
        path,
        headers: {
          ...endToEnd(request.headers),
          ...forwardedFor(request),
          ...requestIdHeader(),
          host: house.host,
        },
        timeout: TIMEOUT_MS,
      });
      outgoing.on('timeout', () => {
        refuse(response, 504, 'unavailable');
        outgoing.destroy();
      });
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), ...requestIdHeader() });
        // A visitor who leaves ends the call; a broken answer ends the visitor's.
        pipeline(answer, response, () => {});
      });
      response.on('close', () => outgoing.destroy());
      return outgoing;
    };
    const outgoing = open(agent);
    outgoing.on('error', (error) => {
      const isWaiting = !response.headersSent && !response.destroyed;
      if (!isWaiting || !isRead(request) || !wasClosed(outgoing, error))
        return refuse(response, 503, 'unavailable');
      // What only reads is asked again, on a connection of its own.
      open(false)
        .on('error', () => refuse(response, 503, 'unavailable'))
        .end();
    });
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= BODY_MAX) return;
      refuse(response, 413, 'bad_request');
      request.unpipe(outgoing).resume();
      outgoing.destroy();
    });
    request.pipe(outgoing);
  };
}
