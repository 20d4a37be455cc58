import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApi } from './http-env.ts';
import { createQueue, limitInFlight } from './in-flight.ts';
import { Refusal } from './refusal-answer.ts';

/** An app that answers when it is let. */
function startApp(connections: number) {
  const app = createApi();
  const waiting: (() => void)[] = [];
  app.onError((error, c) => c.text(error instanceof Refusal ? error.errorName : 'error', 503));
  app.use(limitInFlight(connections));
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('done');
  });
  return {
    call: async (method: string, path: string) => (await app.request(path, { method })).text(),
    answer() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('a bet beyond ten for each connection is refused at once, and taken when others have ended', async () => {
  const { call, answer } = startApp(1);
  const first = Array.from({ length: 10 }, () => call('POST', '/book/bets'));
  expect(await call('POST', '/book/bets/1/cash_out')).toBe('busy');
  answer();
  expect(new Set(await Promise.all(first))).toEqual(new Set(['done']));
  const next = call('POST', '/book/bets');
  answer();
  expect(await next).toBe('done');
});

test('calls that move money and the others do not keep each other out', async () => {
  const { call, answer } = startApp(1);
  const reads = Array.from({ length: 20 }, () => call('GET', '/book/bets'));
  expect(await call('GET', '/platform/player/accounts')).toBe('busy');
  const bet = call('POST', '/book/bets');
  answer();
  expect([await bet, ...(await Promise.all(reads))]).not.toContain('busy');
});

/** Time until the end of overload, virtual. Units: ms. */
const RUN_MS = 60_000;
const LIMITS = { busyFrom: 10, most: 100, waitMs: 1_000 };

/** Calls at a steady pace to something that answers one after the other; times of those that are taken. */
function overload(perSecond: number, capacity: number): number[] {
  const queue = createQueue(LIMITS);
  const serviceMs = 1_000 / capacity;
  const waiting: number[] = [];
  const times: number[] = [];
  let freeAt = 0;
  const answerUntil = (now: number) => {
    for (let [at] = waiting; at !== undefined; [at] = waiting) {
      const endsAt = Math.max(freeAt, at) + serviceMs;
      if (endsAt > now) return;
      freeAt = endsAt;
      waiting.shift();
      queue.end(endsAt);
      times.push(endsAt - at);
    }
  };
  for (let now = 0; now < RUN_MS; now += 1_000 / perSecond) {
    answerUntil(now);
    if (queue.isFull()) continue;
    queue.begin();
    waiting.push(now);
  }
  return times;
}

test('at twice the capacity, whatever that is, 99 of 100 taken calls wait two seconds at most, and none of it is idle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 1_000 }), (capacity) => {
      const times = overload(2 * capacity, capacity).toSorted((a, b) => a - b);
      expect(times.at(Math.floor(times.length * 0.99))).toBeLessThanOrEqual(2_000);
      expect(times.length).toBeGreaterThan((0.95 * capacity * RUN_MS) / 1_000);
    }),
  );
});

test('below the capacity nothing is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 1_000 }), (capacity) => {
      const sent = Math.ceil((RUN_MS * capacity * 0.9) / 1_000);
      expect(overload(0.9 * capacity, capacity).length).toBeGreaterThanOrEqual(sent - 1);
    }),
  );
});

test('deposits that wait for their provider keep nobody else out, and have a limit of their own', async () => {
  const { call, answer } = startApp(1);
  const deposits = Array.from({ length: 20 }, () => call('POST', '/platform/player/deposits'));
  expect(await call('POST', '/platform/player/deposits/1/confirm')).toBe('busy');
  const others = [call('GET', '/platform/player'), call('POST', '/book/bets')];
  answer();
  expect(new Set(await Promise.all([...deposits, ...others]))).toEqual(new Set(['done']));
});
