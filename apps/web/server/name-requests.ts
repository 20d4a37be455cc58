import type { IncomingMessage, RequestListener } from 'node:http';
import { BASE_PATH } from '@touchline/contract/constants';
import { REQUEST_ID_HEADER } from '@touchline/contract/headers';
import { chosenId, inNameOf } from './request-id.ts';

interface LogOptions {
  readonly logsRequests: boolean;
  readonly now: () => number;
}

const API = `${BASE_PATH}/api/`;
/** A part of a call's address that names nothing of a player's; any other is an id or a code. */
const WORD = /^[a-z][a-z_-]*$/;
const LENGTH_MAX = 200;
/** Who asked went away before there was an answer. */
const LEFT = 499;

/** A path that anybody may read: without its query, and for calls without what stands for one bet, person or code. */
export function loggedPath(target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith(API)) return path.slice(0, LENGTH_MAX);
  const parts = path.slice(API.length).split('/');
  return `${API}${parts.map((part) => (part === '' || WORD.test(part) ? part : '{}')).join('/')}`.slice(
    0,
    LENGTH_MAX,
  );
}

const bytesOf = ({ socket }: IncomingMessage) => socket.bytesWritten;

/**
 * Names each request, tells its caller the name, and, where that is wanted, writes a line about it: never what it carries,
 * or who sent it. `bytes` are those that went to its caller, the head among them.
 */
export function nameRequests(
  { logsRequests, now }: LogOptions,
  handle: (...given: Parameters<RequestListener>) => unknown,
): RequestListener {
  return (request, response) => {
    const id = chosenId(request);
    response.setHeader(REQUEST_ID_HEADER, id);
    if (logsRequests) {
      const from = performance.now();
      const before = bytesOf(request);
      const { method, url = '' } = request;
      response.once('close', () => {
        const at = new Date(now()).toISOString();
        const status = response.headersSent ? response.statusCode : LEFT;
        const ms = Math.round((performance.now() - from) * 10) / 10;
        const bytes = bytesOf(request) - before;
        console.log(JSON.stringify({ at, id, method, path: loggedPath(url), status, ms, bytes }));
      });
    }
    inNameOf(id, () => handle(request, response));
  };
}
