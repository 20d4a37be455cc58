import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withPostgres } from '../scripts/test/databases.mjs';
import { ensureBuilt, HOUSE_SERVER } from '../scripts/toolchain/build.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { type MeasuredServer, startMeasured, startWeb } from './processes.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
/** What a start leaves to be done has been done by then. */
const SETTLED_MS = 5_000;
const IDLE_MS = 20_000;

/** How long a start takes until the health address answers, and what it has used by then. */
interface Start {
  readonly ms: number;
  readonly cpuS: number;
  readonly rssMb: number;
}

async function timed(
  start: () => Promise<MeasuredServer>,
): Promise<Start & { readonly server: MeasuredServer }> {
  const from = performance.now();
  const server = await start();
  return { server, ms: performance.now() - from, cpuS: server.cpuMs() / 1_000, rssMb: server.rssMb() };
}

const startHouse = (env: Readonly<Record<string, string>>) =>
  startMeasured({
    name: 'house of the bench',
    ...HOUSE_SERVER,
    portVariable: 'HOUSE_PORT',
    healthPath: '/health',
    env,
  });

/** Share of a core that a server needs while nobody asks. Units: per cent. */
async function idleShare(server: MeasuredServer): Promise<number> {
  await sleep(SETTLED_MS);
  const from = server.cpuMs();
  await sleep(IDLE_MS);
  return ((server.cpuMs() - from) / IDLE_MS) * 100;
}

const middle = (starts: readonly Start[], of: (start: Start) => number) => median(starts.map(of));

const duration = (what: string, starts: readonly Start[]): Figure => ({
  what,
  value: middle(starts, ({ ms }) => ms),
  unit: 'ms',
  note: `median of ${starts.length}; ${middle(starts, ({ cpuS }) => cpuS).toFixed(1)} s of processor time, ${Math.round(middle(starts, ({ rssMb }) => rssMb))} MB`,
});

/** What a second start uses on one of the databases. */
const usage = (where: string, starts: readonly Start[], mostMb: number): Figure[] => [
  {
    what: `${where}: processor time of a second start`,
    value: middle(starts, ({ cpuS }) => cpuS),
    unit: 's',
    bar: { atMost: 4, goal: 'goal 2' },
  },
  {
    what: `${where}: memory when it is ready`,
    value: middle(starts, ({ rssMb }) => rssMb),
    unit: 'MB',
    bar: { atMost: mostMb },
  },
];

async function onPostgres(folder: string): Promise<Start[]> {
  const starts = await withPostgres(async ({ TEST_DATABASE_URL: url = '' }) => {
    const again: Start[] = [];
    const env = { DATA_DIR: join(folder, 'start-up-postgres'), DATABASE_URL: url };
    mkdirSync(env.DATA_DIR, { recursive: true });
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { server, ...start } = await timed(() => startHouse(env));
      await server.stop();
      if (round > 0) again.push(start);
    }
    return again;
  });
  if ('missing' in starts) throw new Sentence(starts.missing);
  return starts;
}

async function run({ folder }: Around): Promise<Figure[]> {
  await ensureBuilt();
  const [empty, again, web]: [Start[], Start[], Start[]] = [[], [], []];
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const env = { DATA_DIR: join(folder, `start-up-${round}`) };
    mkdirSync(env.DATA_DIR, { recursive: true });
    const first = await timed(() => startHouse(env));
    await first.server.stop();
    const second = await timed(() => startHouse(env));
    const front = await timed(() => startWeb(second.server.url));
    await front.server.stop();
    if (round === 0) idle.push(await idleShare(second.server));
    await second.server.stop();
    empty.push(first);
    again.push(second);
    web.push(front);
  }
  return [
    duration('house with an empty folder: database and catalogue made', empty),
    duration('house that was there before', again),
    duration('web server', web),
    ...usage('embedded database', again, 600),
    ...usage('PostgreSQL', await onPostgres(folder), 350),
    {
      what: 'house of which nobody asks anything',
      value: median(idle),
      unit: '%',
      bar: { atMost: 6, goal: 'goal 3' },
      note: `of a core, over ${IDLE_MS / 1_000} s`,
    },
  ];
}

/** How long the product takes to be there, without installing and building, and what it needs to be there. */
export const startUp: Bench = { name: 'start-up', title: 'Start', run };
