import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Around, Bench, Figure } from './bench.ts';
import { load } from './load.ts';
import { elementCount, withoutScripts } from './markup.ts';
import { type MeasuredServer, startMeasured, startWeb } from './processes.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 4;
const CROWD = 50;
const CROWD_SECONDS = 20;
const SIZE_TOLERANCE = 0.05;

const textOf = async (url: string) => (await fetch(url)).text();

const startRenderer = (env: Readonly<Record<string, string>>) =>
  startMeasured({
    name: 'renderer of the bench',
    entry: 'bench/render-server.ts',
    portVariable: 'BENCH_PORT',
    healthPath: '/health',
    env,
  });

let asked = 0;
/** Home under an address that was never asked for: `result` is a parameter that pages know, and home does not read. */
function freshHome(): string {
  asked += 1;
  return `/sports?result=bench-${asked}`;
}

async function cpuPerRequest(server: MeasuredServer, path: string, pathOf?: () => string): Promise<number> {
  const before = server.cpuMs();
  const { answered } = await load({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    seconds: SECONDS,
    ...(pathOf && { pathOf }),
  });
  return (server.cpuMs() - before) / answered;
}

async function warmUp(server: MeasuredServer, path: string, pathOf?: () => string) {
  await load({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    seconds: WARM_UP_SECONDS,
    ...(pathOf && { pathOf }),
  });
}

interface Compared {
  readonly bare: readonly number[];
  readonly app: readonly number[];
  readonly whole: readonly number[];
}

/** The three in turn, so that whatever else the machine does meets all of them. */
async function compare(bare: MeasuredServer, app: MeasuredServer, web: MeasuredServer): Promise<Compared> {
  await warmUp(bare, '/');
  await warmUp(app, '/');
  await warmUp(web, '/sports', freshHome);
  const times = { bare: [] as number[], app: [] as number[], whole: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await cpuPerRequest(bare, '/'));
    times.app.push(await cpuPerRequest(app, '/'));
    times.whole.push(await cpuPerRequest(web, '/sports', freshHome));
  }
  return times;
}

const ratio = (of: readonly number[], to: readonly number[]) =>
  median(of.map((value, index) => value / (to[index] ?? 1)));

const ms = (values: readonly number[]) => median(values).toFixed(1);

/** Two pages that are to weigh the same: elements and bytes of their markup. */
function sameWeight(home: string, bare: string): string {
  const [own, other] = [withoutScripts(home), withoutScripts(bare)];
  const words = `${elementCount(own)} elements and ${(own.length / 1000).toFixed(0)} kB against ${elementCount(other)} and ${(other.length / 1000).toFixed(0)} kB`;
  if (Math.abs(1 - other.length / own.length) > SIZE_TOLERANCE)
    throw new Error(`The bare page is not the same page: ${words}.`);
  return words;
}

function figuresOf({ bare, app, whole }: Compared, weight: string): Figure[] {
  return [
    {
      what: 'processor time per render against bare React',
      value: ratio(app, bare),
      unit: '×',
      bar: { atMost: 2.5 },
      note: `${ms(app)} against ${ms(bare)} ms; markup ${weight}`,
    },
    {
      what: 'the same with policy and both compressions, as a miss of the cache costs',
      value: ratio(whole, bare),
      unit: '×',
      note: `${ms(whole)} ms`,
    },
  ];
}

async function runHomeRendered({ stack, folder, say }: Around): Promise<Figure[]> {
  const { webUrl, houseUrl } = await stack();
  const home = await textOf(`${webUrl}/sports`);
  const events = home.split('<article').filter((part) => part.includes('data-price=')).length;
  const markupFile = join(folder, 'home.html');
  writeFileSync(markupFile, withoutScripts(home));
  const servers: MeasuredServer[] = [];
  try {
    const bare = await startRenderer({ BENCH_MARKUP: markupFile });
    servers.push(bare);
    const app = await startRenderer({ HOUSE_URL: houseUrl });
    servers.push(app);
    const web = await startWeb(houseUrl);
    servers.push(web);
    const weight = sameWeight(home, await textOf(bare.url));
    say(`${events} events; ${ROUNDS} rounds`);
    const figures = figuresOf(await compare(bare, app, web), weight);
    say(`${CROWD} connections`);
    const crowd = await load({ url: web.url, connections: CROWD, seconds: CROWD_SECONDS, pathOf: freshHome });
    return [
      { what: 'events with prices on home', value: events, unit: 'events', bar: { atLeast: 50 } },
      ...figures,
      {
        what: `p99 against p50 at ${CROWD} connections, nothing cached`,
        value: crowd.p99 / crowd.p50,
        unit: '×',
        bar: { atMost: 5 },
        note: `${crowd.p99.toFixed(0)} against ${crowd.p50.toFixed(0)} ms, ${crowd.perSecond.toFixed(0)} a second`,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}

export const homeRendered: Bench = { name: 'home-rendered', title: 'Home rendered', run: runHomeRendered };
