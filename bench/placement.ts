import { openDatabase } from '../apps/house/src/db/database.ts';
import { freePort } from '../scripts/start/ports.mjs';
import { ensurePostgres } from '../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../scripts/toolchain/private-postgres.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { gatherStatistics, layGround } from './placement/ground.ts';
import { placeForAWhile } from './placement/house-side.ts';
import { benchPostgres } from './placement/pgbench.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
/** Empty tables are planned for otherwise than those of a house that has run for a minute. */
const WARM_MS = 2_000;
/** As many as the house has connections. */
const AT_ONCE = 10;

async function run({ folder, say }: Around): Promise<Figure[]> {
  const postgres = await ensurePostgres();
  if ('missing' in postgres) throw new Sentence(postgres.missing);
  const server = await startPostgres({ bin: postgres.bin, port: await freePort(), isDurable: true });
  if ('missing' in server) throw new Sentence(server.missing);
  try {
    const { db, runNamed, close } = await openDatabase({ dataDir: folder, url: server.url });
    await layGround(db);
    const warm = await placeForAWhile(runNamed, { atOnce: AT_ONCE, ms: WARM_MS, from: 0 });
    await gatherStatistics(db);
    const house: number[] = [];
    const plain: number[] = [];
    let from = warm.next;
    for (let round = 0; round < ROUNDS; round += 1) {
      say(`round ${round + 1} of ${ROUNDS}`);
      const own = await placeForAWhile(runNamed, { atOnce: AT_ONCE, ms: SECONDS * 1_000, from });
      from = own.next;
      house.push(own.perSecond);
      const { bin } = postgres;
      plain.push(await benchPostgres({ bin, url: server.url, folder, atOnce: AT_ONCE, seconds: SECONDS }));
    }
    await close();
    const ratios = house.map((perSecond, round) => (100 * perSecond) / (plain[round] ?? Number.NaN));
    return [
      {
        what: 'placements a second against transactions of the same shape by pgbench',
        value: median(ratios),
        unit: '%',
        bar: { atLeast: 50 },
        note: `${median(house).toFixed(0)} against ${median(plain).toFixed(0)} a second, ${AT_ONCE} at once, durable`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Placements by the house's own statement against what PostgreSQL reaches by itself. */
export const placement: Bench = { name: 'placement', title: 'Placement', run };
