import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, HOUSE_SERVER } from '../scripts/toolchain/build.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { type MeasuredServer, startMeasured, startWeb } from './processes.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;

/** How long a start takes until the health address answers, and the processor time until then. */
interface Start {
  readonly ms: number;
  readonly cpuMs: number;
}

async function timed(
  start: () => Promise<MeasuredServer>,
): Promise<Start & { readonly server: MeasuredServer }> {
  const from = performance.now();
  const server = await start();
  return { server, ms: performance.now() - from, cpuMs: server.cpuMs() };
}

const startHouse = (dataDir: string) =>
  startMeasured({
    name: 'house of the bench',
    ...HOUSE_SERVER,
    portVariable: 'HOUSE_PORT',
    healthPath: '/health',
    env: { DATA_DIR: dataDir },
  });

function figure(what: string, starts: readonly Start[]): Figure {
  const cpu = median(starts.map(({ cpuMs }) => cpuMs));
  return {
    what,
    value: median(starts.map(({ ms }) => ms)),
    unit: 'ms',
    note: `median of ${starts.length}; ${(cpu / 1_000).toFixed(1)} s of processor time`,
  };
}

async function run({ folder }: Around): Promise<Figure[]> {
  await ensureBuilt();
  const [empty, again, web]: [Start[], Start[], Start[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = join(folder, `start-up-${round}`);
    mkdirSync(dataDir, { recursive: true });
    const first = await timed(() => startHouse(dataDir));
    await first.server.stop();
    const second = await timed(() => startHouse(dataDir));
    const front = await timed(() => startWeb(second.server.url));
    await front.server.stop();
    await second.server.stop();
    empty.push(first);
    again.push(second);
    web.push(front);
  }
  return [
    figure('house with an empty folder: database, catalogue and book made', empty),
    figure('house that was there before', again),
    figure('web server', web),
  ];
}

/** How long the product takes to be there, without installing and building. */
export const startUp: Bench = { name: 'start-up', title: 'Start', run };
