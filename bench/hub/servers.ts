import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startCentrifugo } from '../../apps/house/test/realtime/centrifugo.ts';
import type { Order, Told } from './orders.ts';

const PUBLISHER = fileURLToPath(new URL('./publisher.ts', import.meta.url));

/** A real-time server under measurement: where its clients go, and the processes that it consists of. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly publisher: ChildProcess;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function answer<K extends Told['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<Told, { kind: K }>> {
  const [told] = (await once(child, 'message')) as [Told]; // publisher.ts sends nothing else
  if (told.kind !== kind) throw new Error(`The publisher said ${told.kind}, not ${kind}.`);
  return told as Extract<Told, { kind: K }>;
}

/** Tells the publishing process what to do, and waits for what it answers. */
export function ask<K extends Told['kind']>(child: ChildProcess, order: Order, kind: K) {
  child.send(order);
  return answer(child, kind);
}

async function startPublisher(args: readonly string[]) {
  const child = fork(PUBLISHER, args, { env: { ...process.env, NODE_ENV: 'production' } });
  const { url } = await answer(child, 'open');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { child, url, stop };
}

/** The hub in a process of its own. */
export async function startHub(): Promise<Server> {
  const { child, url, stop } = await startPublisher([]);
  return { name: 'hub', url, publisher: child, pid: child.pid ?? 0, stop };
}

/** A Centrifugo, and a process that publishes to it. */
export async function startBeside(): Promise<Server> {
  const centrifugo = await startCentrifugo({ client: { connection_rate_limit: 0 } });
  const { child, stop } = await startPublisher([centrifugo.apiUrl, centrifugo.apiKey]);
  return {
    name: 'Centrifugo',
    url: centrifugo.url,
    publisher: child,
    pid: centrifugo.pid,
    stop: async () => {
      await stop();
      await centrifugo.stop();
    },
  };
}
