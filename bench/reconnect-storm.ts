import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createRealtime, type Realtime } from '../packages/client/src/realtime/index.ts';
import type { Bench, Figure } from './bench.ts';
import { quantile } from './statistics.ts';
import { CHANNEL, type Order, type Told } from './storm/orders.ts';

const CLIENTS = 2_000;
const AT_ONCE = 100;
const PUBLICATIONS = 20;
const LIMIT_MS = 120_000;
const ASK_MS = 20;
const SERVER = fileURLToPath(new URL('./storm/server.ts', import.meta.url));

/** A client as a page has it, and the numbers of what it received. */
interface Listener {
  readonly realtime: Realtime;
  readonly seen: number[];
  /** How often it has come to listen. */
  joined: number;
}

async function answer<K extends Told['kind']>(child: ChildProcess, kind: K) {
  const [told] = (await once(child, 'message')) as [Told]; // server.ts sends nothing else
  if (told.kind !== kind) throw new Error(`The hub said ${told.kind}, not ${kind}.`);
  return told as Extract<Told, { kind: K }>;
}

function ask<K extends Told['kind']>(child: ChildProcess, order: Order, kind: K) {
  child.send(order);
  return answer(child, kind);
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`${what}: not within ${LIMIT_MS / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

function listener(url: string): Listener {
  const seen: number[] = [];
  const own: Listener = {
    seen,
    joined: 0,
    realtime: createRealtime({
      url,
      getToken: async () => ({ token: '', user: null }),
      authorize: async () => [],
      onPublication: (_, data) => seen.push((data as { n: number }).n), // the bench's own hub published it
      onSubscription: ({ type }) => {
        if (type === 'subscribed') own.joined += 1;
      },
    }),
  };
  own.realtime.want(CHANNEL, 'visible');
  return own;
}

async function connectAll(url: string): Promise<Listener[]> {
  const all: Listener[] = [];
  while (all.length < CLIENTS) {
    const some = Array.from({ length: AT_ONCE }, () => listener(url));
    for (const { realtime } of some) realtime.connect();
    await until('clients listen', () => some.every(({ joined }) => joined > 0));
    all.push(...some);
  }
  return all;
}

/** Each client has each publication once, in their order. */
const isWhole = ({ seen }: Listener) =>
  seen.length === PUBLICATIONS && seen.every((number, index) => number === index + 1);

async function storm(child: ChildProcess, all: readonly Listener[]): Promise<Figure[]> {
  const from = performance.now();
  const backAfter: number[] = [];
  const waiting = new Set(all);
  await ask(child, { kind: 'cut', publications: PUBLICATIONS }, 'cut');
  await until('clients are back with all that they missed', () => {
    for (const one of waiting) {
      if (one.joined < 2 || one.seen.length < PUBLICATIONS) continue;
      waiting.delete(one);
      backAfter.push(performance.now() - from);
    }
    return waiting.size === 0;
  });
  const peak = await ask(child, { kind: 'peak' }, 'peak');
  return [
    {
      what: 'clients that are back with each publication once and in order',
      value: (100 * all.filter(isWhole).length) / all.length,
      unit: '%',
      bar: { atLeast: 100 },
      note: `${CLIENTS} clients of the product cut at once, ${PUBLICATIONS} publications while they are away`,
    },
    {
      what: 'half of them are back after',
      value: quantile(backAfter, 0.5),
      unit: 'ms',
      note: 'each waits a random time of its own before it tries, as the protocol has it',
    },
    { what: 'all of them are back after', value: Math.max(...backAfter), unit: 'ms' },
    {
      what: 'longest hold of the hub’s thread meanwhile',
      value: peak.loopMaxMs,
      unit: 'ms',
      note: `${peak.refused} connections sent away for later by the limits`,
    },
  ];
}

async function run(): Promise<Figure[]> {
  const child = fork(SERVER, { env: { ...process.env, NODE_ENV: 'production' } });
  try {
    const { url } = await answer(child, 'open');
    const all = await connectAll(url);
    const figures = await storm(child, all);
    for (const { realtime } of all) realtime.close();
    return figures;
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }
}

/** Everybody is cut at once, and comes back. */
export const reconnectStorm: Bench = { name: 'reconnect-storm', title: 'Reconnect storm', run };
