import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '../database-errors.ts';

/** Requests that are being answered when the house ends have this long; what takes longer is cut off. */
const ANSWER_MS = 2_000;
const CHECK_MS = 1_000;
const RETRY_S = '1';

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

function answer(response: ServerResponse, status: 200 | 405 | 503, body: object): void {
  const more = { 200: {}, 405: { allow: 'GET, HEAD' }, 503: { 'retry-after': RETRY_S } }[status];
  response.writeHead(status, { ...JSON_HEADERS, ...more }).end(JSON.stringify(body));
}

/** What stands between the port and the house: it answers for the process before the house is there, and while it ends. */
export interface FrontDoor {
  readonly listener: RequestListener;
  /** The house is there; `check` fails if its database does not answer or cannot write. */
  open(house: RequestListener, check: () => Promise<unknown>): void;
  /**
   * Says that it takes no more, and goes on answering for `noticeMs`, until whoever sends requests has heard of it. A house
   * that was never open is done at once.
   */
  drain(noticeMs: number): Promise<void>;
  /** Returns when every request is answered, at the latest after two seconds. */
  emptied(): Promise<void>;
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: requests may be sent to it, else 503 with `reason` starting, draining,
 * database or disk_full.
 */
export function createFrontDoor(): FrontDoor {
  let house: RequestListener | null = null;
  let check: () => Promise<unknown> = async () => undefined;
  let isDraining = false;
  let answering = 0;
  let whenEmpty: () => void = () => undefined;

  const reasonNotReady = async () => {
    if (isDraining) return 'draining';
    if (house === null) return 'starting';
    const late = sleep(CHECK_MS, 'database', { ref: false });
    return Promise.race([
      late,
      check().then(
        () => null,
        (error: unknown) => (isDiskFull(error) ? 'disk_full' : 'database'),
      ),
    ]);
  };

  const probe = async (response: ServerResponse) => {
    const reason = await reasonNotReady();
    if (reason === null) answer(response, 200, { ready: true });
    else answer(response, 503, { ready: false, reason });
  };

  return {
    listener(request, response) {
      const path = request.url?.split('?')[0];
      if (path === '/healthz' || path === '/readyz') {
        if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, {});
        return path === '/healthz' ? answer(response, 200, { ok: true }) : void probe(response);
      }
      if (house === null) return answer(response, 503, { ok: true, ready: false });
      answering += 1;
      response.once('close', () => {
        answering -= 1;
        if (answering === 0) whenEmpty();
      });
      // Who keeps the connection finds another house with the next request.
      if (isDraining) response.setHeader('connection', 'close');
      return void house(request, response);
    },
    open(opened, checked) {
      house = opened;
      check = checked;
    },
    async drain(noticeMs) {
      isDraining = true;
      if (house !== null && noticeMs > 0) await sleep(noticeMs);
    },
    async emptied() {
      if (answering === 0) return;
      const empty = new Promise<void>((resolve) => {
        whenEmpty = resolve;
      });
      await Promise.race([empty, sleep(ANSWER_MS, undefined, { ref: false })]);
    },
  };
}
