import { openDatabase } from '../apps/house/src/db/database.ts';
import { freePort } from '../scripts/start/ports.mjs';
import { ensurePostgres } from '../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../scripts/toolchain/private-postgres.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { listen } from './hub/listeners.ts';
import { ask, startHub } from './hub/servers.ts';
import { layGround } from './placement/ground.ts';
import { quantile } from './statistics.ts';

const CLIENTS = 2_000;
const MESSAGES_PER_SECOND = 15_000;
const EVERY_MS = (CLIENTS / MESSAGES_PER_SECOND) * 1_000;
const PUBLICATIONS = 150;
const MOST_DELAY_MS = 50;

/** Bets are placed in the hub's process meanwhile, in a database that `url` names. */
async function measure(url: string): Promise<Figure[]> {
  const hub = await startHub();
  try {
    const listeners = await listen(hub.url, CLIENTS);
    const order = { kind: 'paced', count: PUBLICATIONS, everyMs: EVERY_MS, placingOn: url } as const;
    const startedAt = performance.now();
    const paced = await ask(hub.publisher, order, 'paced');
    await listeners.reached(CLIENTS * PUBLICATIONS);
    const seconds = (performance.now() - startedAt) / 1_000;
    const delays = listeners.takeDelays();
    listeners.close();
    return [
      {
        what: 'delay of the hub’s loop, p99',
        value: paced.loopP99Ms,
        unit: 'ms',
        bar: { atMost: MOST_DELAY_MS },
        note: `${CLIENTS} connections, ${((CLIENTS * PUBLICATIONS) / seconds).toFixed(0)} messages a second received, ${paced.placed.toFixed(0)} placements a second beside them`,
      },
      { what: 'published to received, median', value: quantile(delays, 0.5), unit: 'ms' },
      { what: 'published to received, p99', value: quantile(delays, 0.99), unit: 'ms' },
    ];
  } finally {
    await hub.stop();
  }
}

async function run({ folder }: Around): Promise<Figure[]> {
  const postgres = await ensurePostgres();
  if ('missing' in postgres) throw new Sentence(postgres.missing);
  const server = await startPostgres({ bin: postgres.bin, port: await freePort(), isDurable: true });
  if ('missing' in server) throw new Sentence(server.missing);
  try {
    const { db, close } = await openDatabase({ dataDir: folder, url: server.url });
    await layGround(db);
    await close();
    return await measure(server.url);
  } finally {
    await server.stop();
  }
}

/** The hub on the busiest evening, with bets placed beside it. */
export const hubPeak: Bench = { name: 'hub-peak', title: 'Real time on the busiest evening', run };
