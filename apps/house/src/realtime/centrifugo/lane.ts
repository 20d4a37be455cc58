import { z } from 'zod';
import { ERRORS } from '../codes.ts';
import { RealtimeError } from '../port.ts';
import { BROKER_AWAY, type CentrifugoApi, CentrifugoUnreachable } from './centrifugo-api.ts';

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

  /** Sends once. Resolves to what has to be sent again, and why; null if nothing has to. */
  const attempt = async (batch: readonly Waiting[]) => {
    try {
      const body = { commands: batch.map(({ command }) => command) };
      const { replies } = Replies.parse(await api.call('batch', body, times.callMs));
      const left = answer(batch, replies);
      if (left.length > 0) return { left, error: new CentrifugoUnreachable(BROKER_AWAY) };
      outage.over();
    } catch (error) {
      if (error instanceof CentrifugoUnreachable) return { left: batch, error };
      giveUp(batch, asError(error));
    }
    return null;
  };

  /** Sends until there is an answer or patience ends. */
  const send = async (batch: readonly Waiting[]) => {
    let left = batch;
    for (let delay = times.retryFirstMs; ; delay = Math.min(times.retryMostMs, delay * 2)) {
      const failed = await attempt(left);
      if (failed === null) return;
      outage.note(failed.error);
      const oldest = Date.now() - times.patienceMs;
      const isOver = ({ since }: Waiting) => since < oldest || stopped.signal.aborted;
      giveUp(failed.left.filter(isOver), failed.error);
      left = failed.left.filter((one) => !isOver(one));
      if (left.length === 0) return;
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

/** Tells each command its reply. Returns those that Centrifugo could not carry out now, in order. */
function answer(batch: readonly Waiting[], replies: readonly Record<string, unknown>[]): Waiting[] {
  return batch.filter((waiting, index) => {
    const { command, settle } = waiting;
    const reply = replies[index];
    const failure = Failure.safeParse(reply).data?.error;
    if (failure?.code === ERRORS.internal.code) return true;
    const error = failure
      ? new RealtimeError(failure.code, failure.message)
      : new RealtimeError(ERRORS.internal.code, 'a batch was answered in part');
    const name = Object.keys(command)[0] ?? '';
    const isAnswered = !failure && reply !== undefined && name in reply;
    for (const one of settle) isAnswered ? one.resolve(reply[name]) : one.reject(error);
    return false;
  });
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
