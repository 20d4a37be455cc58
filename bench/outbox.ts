import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHouse } from '../apps/house/src/app.ts';
import { startRecordingCentrifugo } from '../apps/house/test/support/recording-centrifugo.ts';
import { freePort } from '../scripts/start/ports.mjs';
import { ensurePostgres } from '../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../scripts/toolchain/private-postgres.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { fillOutbox, layBets } from './outbox/rows.ts';
import { median } from './statistics.ts';

const ROWS = 20_000;
const ROUNDS = 3;
const LEAST_PER_SECOND = 2_000;
/** Between two looks whether the table is empty. */
const LOOK_MS = 10;
const NS_PER_MS = 1e6;

type Backend = Awaited<ReturnType<typeof startHouse>>;

/** Fills the outbox in one transaction, and measures until it is empty. */
async function drain({ db, outbox }: Backend): Promise<{ perSecond: number; loopMs: number }> {
  await fillOutbox(db, ROWS);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const startedAt = performance.now();
  outbox.wake();
  for (;;) {
    const { rows } = await db.execute('select 1 from outbox limit 1');
    if (rows.length === 0) break;
    await sleep(LOOK_MS);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  loop.disable();
  return { perSecond: ROWS / seconds, loopMs: loop.percentile(99) / NS_PER_MS };
}

async function measure(layer: string, options: Parameters<typeof startHouse>[0]): Promise<Figure[]> {
  const backend = await startHouse({ host: '127.0.0.1', port: 0, sports: ['football'], seed: 7, ...options });
  try {
    await layBets(backend);
    await drain(backend);
    const rounds: Awaited<ReturnType<typeof drain>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await drain(backend));
    return [
      {
        what: `publications a second, ${layer}`,
        value: median(rounds.map(({ perSecond }) => perSecond)),
        unit: 'events',
        bar: { atLeast: LEAST_PER_SECOND },
        note: `${ROWS} rows that wait at once, median of ${ROUNDS}`,
      },
      {
        what: `delay of the event loop meanwhile, p99, ${layer}`,
        value: median(rounds.map(({ loopMs }) => loopMs)),
        unit: 'ms',
      },
    ];
  } finally {
    await backend.stop();
  }
}

async function run({ folder, say }: Around): Promise<Figure[]> {
  const postgres = await ensurePostgres();
  if ('missing' in postgres) throw new Sentence(postgres.missing);
  const dataDir = (name: string) => {
    const path = join(folder, `outbox-${name}`);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const centrifugo = await startRecordingCentrifugo();
  const figures: Figure[] = [];
  try {
    for (const layer of ['hub', 'Centrifugo’s API'] as const) {
      say(layer);
      const server = await startPostgres({ bin: postgres.bin, port: await freePort(), isDurable: true });
      if ('missing' in server) throw new Sentence(server.missing);
      try {
        const own = layer === 'hub' ? { centrifugo: null } : { centrifugo: centrifugo.options };
        figures.push(...(await measure(layer, { ...own, dataDir: dataDir(layer), databaseUrl: server.url })));
      } finally {
        await server.stop();
      }
    }
    return figures;
  } finally {
    centrifugo.stop();
  }
}

/** How fast a backlog of messages to players is published. */
export const outbox: Bench = { name: 'outbox', title: 'Messages to players', run };
