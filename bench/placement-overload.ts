import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/start/ports.mjs';
import { ensurePostgres } from '../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../scripts/toolchain/private-postgres.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { createShop, type Sent } from './overload/shop.ts';
import { startMeasured } from './processes.ts';
import { quantile } from './statistics.ts';

const AT_ONCE = 30;
const WARM_MS = 3_000;
const CAPACITY_MS = 5_000;
const OVERLOAD_MS = 10_000;
const OVER = 2;
const P99_MS = 2_000;
const PROBE_EVERY_MS = 100;
const MS_PER_S = 1_000;

/** Asks for an address again and again; answers the time of each, until it is stopped. */
function probe(url: string) {
  const times: number[] = [];
  const wrong: number[] = [];
  let isOver = false;
  const run = (async () => {
    while (!isOver) {
      const from = performance.now();
      const { status, ...answer } = await fetch(url).then(async (one) => ({
        status: one.status,
        text: await one.text(),
      }));
      times.push(performance.now() - from);
      if (status !== 200 || answer.text.includes('touchline_database_up 0')) wrong.push(status);
      await sleep(PROBE_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await run;
      return { p99: quantile(times, 0.99), wrong: wrong.length, count: times.length };
    },
  };
}

function figuresOf(capacity: number, sent: readonly Sent[]): Figure[] {
  const taken = sent.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = sent.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const others = sent.length - taken.length - refused.length;
  const seconds = OVERLOAD_MS / MS_PER_S;
  return [
    {
      what: 'placements a second that one backend takes, load generator on the same machine',
      value: capacity,
      unit: 'req/s',
      note: `${AT_ONCE} at once`,
    },
    {
      what: `at ${OVER} × that: p99 of those that are taken`,
      value: quantile(taken, 0.99),
      unit: 'ms',
      bar: { atMost: P99_MS },
      note: `${(taken.length / seconds).toFixed(0)} a second taken, ${(refused.length / seconds).toFixed(0)} refused, of ${(sent.length / seconds).toFixed(0)} sent; median ${quantile(taken, 0.5).toFixed(0)} ms`,
    },
    {
      what: 'time until a refusal, p99',
      value: refused.length > 0 ? quantile(refused, 0.99) : 0,
      unit: 'ms',
    },
    { what: 'answers that are neither 200 nor 503', value: others, unit: 'events', bar: { atMost: 0 } },
  ];
}

async function measure(url: string, metrics: string): Promise<Figure[]> {
  const shop = await createShop(url);
  await shop.placeForAWhile(AT_ONCE, WARM_MS);
  const capacity = await shop.placeForAWhile(AT_ONCE, CAPACITY_MS);
  const probes = [probe(`${url}/readyz`), probe(metrics)];
  const sent = await shop.placeAtPace(OVER * capacity, OVERLOAD_MS);
  const [ready, told] = await Promise.all(probes.map((one) => one.stop()));
  return [
    ...figuresOf(capacity, sent),
    { what: '/readyz meanwhile, p99', value: ready?.p99 ?? Number.NaN, unit: 'ms' },
    { what: '/metrics meanwhile, p99', value: told?.p99 ?? Number.NaN, unit: 'ms' },
    {
      what: 'times that one of them said that something is wrong',
      value: (ready?.wrong ?? 0) + (told?.wrong ?? 0),
      unit: 'events',
      bar: { atMost: 0 },
      note: `of ${(ready?.count ?? 0) + (told?.count ?? 0)}`,
    },
  ];
}

async function run({ folder }: Around): Promise<Figure[]> {
  const postgres = await ensurePostgres();
  if ('missing' in postgres) throw new Sentence(postgres.missing);
  const server = await startPostgres({ bin: postgres.bin, port: await freePort(), isDurable: true });
  if ('missing' in server) throw new Sentence(server.missing);
  const dataDir = join(folder, 'overload');
  mkdirSync(dataDir, { recursive: true });
  const metricsPort = await freePort();
  try {
    const backend = await startMeasured({
      name: 'house of the bench',
      entry: 'bench/overload-backend.ts',
      portVariable: 'HOUSE_PORT',
      healthPath: '/readyz',
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: server.url,
        HOUSE_SPORTS: 'football',
        HOUSE_SEED: '7',
        METRICS_PORT: String(metricsPort),
      },
    });
    try {
      return await measure(backend.url, `http://127.0.0.1:${metricsPort}/metrics`);
    } finally {
      await backend.stop();
    }
  } finally {
    await server.stop();
  }
}

/** What callers meet when twice as many bets arrive as one backend can place. */
export const placementOverload: Bench = {
  name: 'placement-overload',
  title: 'Twice as many bets as fit',
  run,
};
