import { BOOK_PREFIX, GAMES_PREFIX, PLATFORM_PREFIX } from '@touchline/contract/headers';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

const RETRY_AFTER_S = 1;

/** How many calls may be answered at once. Units: ms. */
export interface QueueLimits {
  /** With fewer calls none is refused: there is a connection for each. */
  readonly busyFrom: number;
  /** With so many calls each is refused. */
  readonly most: number;
  /** In between a call is refused that would wait longer, by the pace at which others were answered. */
  readonly waitMs: number;
}

/** Weight of the newest interval in the mean: about the last twenty count. */
const SMOOTHING = 0.05;

/** Counts calls that are being answered, and measures at which pace they are while there are many. */
export function createQueue({ busyFrom, most, waitMs }: QueueLimits) {
  let inFlight = 0;
  let intervalMs = 0;
  let busyAt: number | null = null;
  return {
    isFull: () => inFlight >= most || (inFlight >= busyFrom && inFlight * intervalMs > waitMs),
    begin() {
      inFlight += 1;
    },
    /** Units: ms of any steady clock. */
    end(now: number) {
      const isBusy = inFlight >= busyFrom;
      // Time in which few calls were there says nothing of the pace.
      if (isBusy && busyAt !== null) intervalMs += (now - busyAt - intervalMs) * SMOOTHING;
      busyAt = isBusy ? now : null;
      inFlight -= 1;
    },
  };
}

/** Half of the two seconds in which a bet that is taken has to be answered. */
const WAIT_MS = 1_000;
const MONEY_PER_CONNECTION = 10;
const OTHERS_PER_CONNECTION = 20;

const MONEY_PATHS = [`${BOOK_PREFIX}/bets`, GAMES_PREFIX];
const movesMoney = (method: string, path: string) =>
  method === 'POST' && MONEY_PATHS.some((prefix) => path.startsWith(prefix));

/** Calls that wait for the payment provider: how long they take says nothing of the database. */
const isPayment = (method: string, path: string) =>
  method === 'POST' && path.startsWith(`${PLATFORM_PREFIX}/player/deposits`);

/**
 * Refuses a call before anything of it is read if too many are being answered: in a longer queue callers give up before their
 * answer comes. Calls that move money, deposits, and the others are counted apart, so that none keeps the others out.
 */
export function limitInFlight(connections: number): MiddlewareHandler<HttpEnv> {
  const limits = { busyFrom: connections, waitMs: WAIT_MS };
  const money = createQueue({ ...limits, most: MONEY_PER_CONNECTION * connections });
  const others = createQueue({ ...limits, most: OTHERS_PER_CONNECTION * connections });
  const deposits = createQueue({
    ...limits,
    busyFrom: Number.POSITIVE_INFINITY,
    most: OTHERS_PER_CONNECTION * connections,
  });
  return async (c, next) => {
    const { method, path } = c.req;
    const queue = movesMoney(method, path) ? money : isPayment(method, path) ? deposits : others;
    if (queue.isFull()) throw new Refusal('busy', { retryAfterS: RETRY_AFTER_S });
    queue.begin();
    try {
      await next();
    } finally {
      queue.end(performance.now());
    }
  };
}
