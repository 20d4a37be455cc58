import { z } from 'zod';
import { RealtimeError } from '../port.ts';
import { type CentrifugoApi, CentrifugoUnreachable } from './centrifugo-api.ts';

/** One command of a batch, `{publish: {…}}` and the like. */
export type BatchCommand = Readonly<Record<string, unknown>>;

/** Times in milliseconds. */
export interface LaneTimes {
  /** A command that waited longer is given up. */
  readonly patienceMs: number;
  readonly callMs: number;
  readonly retryFirstMs: number;
  readonly retryMostMs: number;
}

export const LANE_TIMES: LaneTimes = {
  patienceMs: 5_000,
  callMs: 2_000,
  retryFirstMs: 50,
  retryMostMs: 1_000,
};

/** What lanes know together of whether Centrifugo answers. */
export interface Outage {
  note(error: CentrifugoUnreachable): void;
  over(): void;
}

/** Tells of an outage once, until Centrifugo answers again. */
export function createOutage(tell: (error: CentrifugoUnreachable) => void): Outage {
  let isOut = false;
  return {
    note(error) {
      if (!isOut) tell(error);
      isOut = true;
    },
    over() {
      isOut = false;
    },
  };
}

const BATCH_MAX = 500;

interface Waiting {
  command: BatchCommand;
  /** Commands of one key replace each other while they wait: the last one says all. */
  readonly key: string | null;
  readonly since: number;
  readonly settle: { resolve(result: unknown): void; reject(error: Error): void }[];
}

const Replies = z.object({ replies: z.array(z.record(z.string(), z.unknown())) });
const Failure = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/** Commands to Centrifugo in the order they were given: one batch is under way, the next one gathers meanwhile. */
export interface Lane {
  /**
   * Shape: the result of the command, as Centrifugo words it.
   * Errors: RealtimeError with Centrifugo's code; CentrifugoUnreachable when it was given up.
   */
  add(command: BatchCommand, key?: string): Promise<unknown>;
  /** Gives up what waits. */
  stop(): Promise<void>;
}

export function createLane(options: {
  readonly api: CentrifugoApi;
  readonly times: LaneTimes;
  readonly outage: Outage;
}): Lane {
  const { api, times, outage } = options;
  let waiting: Waiting[] = [];
  const byKey = new Map<string, Waiting>();
  const stopped = new AbortController();
  let running: Promise<void> | null = null;

  const giveUp = (batch: readonly Waiting[], error: Error) => {
    for (const { settle } of batch) for (const { reject } of settle) reject(error);
  };

  /** Sends until there is an answer or patience ends. */
  const send = async (batch: Waiting[]) => {
    let left = batch;
    for (let delay = times.retryFirstMs; ; delay = Math.min(times.retryMostMs, delay * 2)) {
      try {
        const body = { commands: left.map(({ command }) => command) };
        const { replies } = Replies.parse(await api.call('batch', body, times.callMs));
        outage.over();
        return answer(left, replies);
      } catch (error) {
        if (!(error instanceof CentrifugoUnreachable)) return giveUp(left, asError(error));
        outage.note(error);
        const oldest = Date.now() - times.patienceMs;
        giveUp(
          left.filter(({ since }) => since < oldest || stopped.signal.aborted),
          error,
        );
        left = left.filter(({ since }) => since >= oldest && !stopped.signal.aborted);
        if (left.length === 0) return;
      }
      await pause(delay * (0.5 + Math.random() / 2), stopped.signal);
    }
  };

  const run = async () => {
    // What is given in the same turn goes into the first batch.
    await null;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      for (const { key } of batch) if (key !== null) byKey.delete(key);
      await send(batch);
    }
    running = null;
  };

  return {
    add(command, key) {
      if (stopped.signal.aborted) return Promise.reject(new CentrifugoUnreachable('the house has stopped'));
      return new Promise((resolve, reject) => {
        const held = key === undefined ? undefined : byKey.get(key);
        if (held) {
          held.command = command;
          held.settle.push({ resolve, reject });
          return;
        }
        const added = { command, key: key ?? null, since: Date.now(), settle: [{ resolve, reject }] };
        waiting.push(added);
        if (key !== undefined) byKey.set(key, added);
        running ??= run();
      });
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

function answer(batch: readonly Waiting[], replies: readonly Record<string, unknown>[]) {
  for (const [index, { command, settle }] of batch.entries()) {
    const reply = replies[index];
    const failure = Failure.safeParse(reply);
    const error = failure.success
      ? new RealtimeError(failure.data.error.code, failure.data.error.message)
      : new RealtimeError(100, 'a batch was answered in part');
    const name = Object.keys(command)[0] ?? '';
    const isAnswered = !failure.success && reply !== undefined && name in reply;
    for (const one of settle) isAnswered ? one.resolve(reply[name]) : one.reject(error);
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Waits, but not when it is over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
