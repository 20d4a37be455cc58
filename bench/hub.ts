import { readFileSync } from 'node:fs';
import { CENTRIFUGO_PATH } from '../apps/house/test/realtime/centrifugo.ts';
import type { Around, Bench, Figure } from './bench.ts';
import { listen } from './hub/listeners.ts';
import { ask, type Server, startBeside, startHub } from './hub/servers.ts';
import { quantile } from './statistics.ts';

const CLIENTS = 1_000;
const PACED = { kind: 'paced', count: 100, everyMs: 100 } as const;
const BURST = { kind: 'burst', count: 100 } as const;
/** Memory is looked at when what connecting left behind is gone. */
const REST_MS = 3_000;
/** Memory of a process that is in use. Source: proc(5), status. */
function residentKb(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]);
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

async function measure({ name, url, publisher, pid }: Server): Promise<Figure[]> {
  const empty = residentKb(pid);
  const connecting = performance.now();
  const listeners = await listen(url, CLIENTS);
  const connected = performance.now() - connecting;
  await rest();
  const held = residentKb(pid) - empty;
  const paced = await ask(publisher, PACED, 'paced');
  await listeners.reached(CLIENTS * PACED.count);
  const delays = listeners.takeDelays();
  const bursting = performance.now();
  const all = listeners.reached(CLIENTS * (PACED.count + BURST.count));
  await ask(publisher, BURST, 'done');
  await all;
  const burst = performance.now() - bursting;
  listeners.close();
  const of = (what: string) => `${name}: ${what}`;
  return [
    {
      what: of('connections that listen, a second'),
      value: CLIENTS / (connected / 1_000),
      unit: '',
      note: `${CLIENTS} clients, the time of the clients included`,
    },
    { what: of('memory of a connection'), value: held / CLIENTS, unit: 'kB' },
    {
      what: of('published to received, median'),
      value: quantile(delays, 0.5),
      unit: 'ms',
      note: `${CLIENTS} listeners, 10 publications a second`,
    },
    { what: of('published to received, p99'), value: quantile(delays, 0.99), unit: 'ms' },
    {
      what: of('delay of the publishing process, p99'),
      value: paced.loopP99Ms,
      unit: 'ms',
      note: `${(paced.cpuMs / PACED.count).toFixed(2)} ms of processor time a publication`,
    },
    {
      what: of('messages received a second, as fast as it goes'),
      value: (CLIENTS * BURST.count) / (burst / 1_000),
      unit: '',
      note: 'clients on the same machine: they take the larger part of it',
    },
  ];
}

async function run({ say }: Around): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const start of [startHub, ...(CENTRIFUGO_PATH === null ? [] : [startBeside])]) {
    const server = await start();
    say(server.name);
    try {
      figures.push(...(await measure(server)));
    } finally {
      await server.stop();
    }
  }
  if (CENTRIFUGO_PATH === null) say('Centrifugo was not measured: `npm run centrifugo` builds it.');
  return figures;
}

/** What the hub carries, and Centrifugo beside it where one was built. */
export const hub: Bench = { name: 'hub', title: 'Real time', run };
