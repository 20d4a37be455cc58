import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, HOUSE_SERVER } from '../../scripts/toolchain/build.mjs';
import { type MeasuredServer, startMeasured, startWeb } from '../processes.ts';

const SEED = 7;
/** A Saturday evening; few others of the season have as many matches in play. */
const PEAK = Date.UTC(2026, 10, 28, 19, 45);
const READY_LIMIT_MS = 120_000;
const ASK_MS = 500;

export interface Evening {
  readonly house: MeasuredServer;
  readonly web: MeasuredServer;
  readonly matchesInPlay: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface HouseState {
  readonly behind: boolean;
  readonly live: readonly unknown[];
}

async function stateOf(house: MeasuredServer): Promise<HouseState> {
  const answer = await fetch(`${house.url}/dev/state`);
  if (!answer.ok) throw new Error(`The house answered ${answer.status} when asked for its state.`);
  return (await answer.json()) as HouseState; // the house's own tests check this shape
}

/** Waits until the house has priced all that it lists, which it does a little at a time. */
async function caughtUp(house: MeasuredServer): Promise<void> {
  const until = performance.now() + READY_LIMIT_MS;
  while ((await stateOf(house)).behind) {
    if (performance.now() > until) throw new Error('The house did not catch up with the evening.');
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

/**
 * House and web in production mode on an evening with as many matches as there ever are, `speed` times as fast. Seed and
 * instant are fixed: each run meets the same matches.
 */
export async function startEvening(folder: string, speed: number): Promise<Evening> {
  await ensureBuilt();
  const dataDir = join(folder, `evening-${speed}`);
  mkdirSync(dataDir, { recursive: true });
  const house = await startMeasured({
    name: 'house of the evening',
    ...HOUSE_SERVER,
    portVariable: 'HOUSE_PORT',
    healthPath: '/health',
    env: {
      DATA_DIR: dataDir,
      HOUSE_SEED: String(SEED),
      HOUSE_CALENDAR_AT: new Date(PEAK).toISOString(),
      HOUSE_SPEED: String(speed),
      HOUSE_DEV: '1',
    },
  });
  let web: MeasuredServer | undefined;
  const stop = async () => {
    await web?.stop();
    await house.stop();
  };
  try {
    web = await startWeb(house.url);
    await caughtUp(house);
    return { house, web, matchesInPlay: async () => (await stateOf(house)).live.length, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** When the evening is, for what plays it without a house. */
export const EVENING = { seed: SEED, at: PEAK } as const;
