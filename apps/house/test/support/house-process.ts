import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { HOUSE_SERVER, TEST_HOUSE } from '../../../../scripts/toolchain/build.mjs';
import { root } from '../../../../scripts/toolchain/root.mjs';
import type { HouseOptions } from '../../src/options.ts';
import { CALENDAR_AT, RATES, START_LIMIT_MS } from './house.ts';

const main = join(root, HOUSE_SERVER.entry);
const testMain = join(root, TEST_HOUSE);
const running = new Set<ChildProcess>();

/** A house in a process of its own, which a test may kill. */
export interface HouseProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Code or signal with which it ended. */
  readonly ended: Promise<number | string | null>;
  readonly errors: () => string;
}

function start(args: readonly string[], env: Record<string, string>, port: number): HouseProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += String(text);
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code);
    });
  });
  return { url: `http://127.0.0.1:${port}`, child, ended, errors: () => errors };
}

/** The product's own process, by its variables. */
export const startMain = (env: Record<string, string>, port: number): HouseProcess =>
  start(
    [main],
    {
      HOUSE_PORT: String(port),
      HOUSE_DEV: '1',
      HOUSE_SEED: '7',
      HOUSE_CALENDAR_AT: new Date(CALENDAR_AT).toISOString(),
      HOUSE_SPORTS: 'football',
      ...env,
    },
    port,
  );

/** A house with the options of a test's house, its generous rates among them. */
export function startChild(options: Partial<HouseOptions> & { readonly port: number }): HouseProcess {
  const all: Partial<HouseOptions> = {
    host: '127.0.0.1',
    seed: 7,
    calendarAt: CALENDAR_AT,
    rates: RATES,
    sports: ['football'],
    ...options,
  };
  return start([testMain, JSON.stringify(all)], {}, options.port);
}

/** Between two questions whether a house answers yet. */
const ASK_MS = 50;

/** Resolves when the house answers. */
export async function untilReady(house: HouseProcess): Promise<HouseProcess> {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${house.url}/health`).catch(() => null);
    if (answer?.ok) return house;
    if (Date.now() > until || house.child.exitCode !== null)
      throw new Error(`The house did not answer: ${house.errors()}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

/** Ends what a test left running. */
export function killHouses(): void {
  for (const house of running) house.kill('SIGKILL');
}
