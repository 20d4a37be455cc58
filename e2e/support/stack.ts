import { newHousePlace } from '../../apps/house/test/support/house-place.ts';
import { freePort, localOrigins } from '../../scripts/start/ports.mjs';
import { type Service, startService } from '../../scripts/start/service.mjs';
import { ensureBuilt, HOUSE_SERVER, WEB_SERVER } from '../../scripts/toolchain/build.mjs';

const READY_LIMIT_MS = 120_000;
/** A Saturday with matches of every sport in play, whatever the hour is at which the tests run. */
const CALENDAR_AT = '2026-11-14T16:45:00Z';

export interface StackOptions {
  /** URL of a backend that runs already: the web app alone is started, in front of it. */
  readonly backendUrl?: string;
  /** Seed of the season; the same seed gives the same feed. */
  readonly seed?: number;
  /** Whether matches move by themselves; a test moves them by hand when left out. */
  readonly isLive?: boolean;
  /** Absolute path of a recorded feed to play instead of the season. */
  readonly replay?: string;
  /** How long a bet in play waits before it is taken, in milliseconds. */
  readonly betDelayMs?: number;
  /** Development API, on by default: the tests move prices with it. */
  readonly dev?: boolean;
  /** Codes of the locales that house and web offer, with commas between, the default first. */
  readonly locales?: string;
  /** Further settings of the house, by their environment names. */
  readonly houseSettings?: Readonly<Record<string, string>>;
  /** Further settings of the web app. */
  readonly webSettings?: Readonly<Record<string, string>>;
}

export interface Stack {
  readonly webUrl: string;
  readonly houseUrl: string;
  /** Folder where an operator's layouts are placed, in `layouts/`. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

async function mustBeReady(service: Service): Promise<void> {
  const state = await service.ready(READY_LIMIT_MS);
  if (state !== 'ready') throw new Error(`The ${service.name} is ${state}.\n${service.tail()}`);
}

const webService = (
  port: number,
  houseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Service =>
  startService({
    name: 'web',
    ...WEB_SERVER,
    env: { NODE_ENV: 'production', WEB_PORT: String(port), HOUSE_URL: houseUrl, ...settings },
    healthUrl: `http://127.0.0.1:${port}/sports/health`,
  });

/** The web app on a free port, in front of a backend that runs already. */
export async function startWeb(houseUrl: string): Promise<{ webUrl: string; stop: () => Promise<void> }> {
  await ensureBuilt();
  const port = await freePort();
  const web = webService(port, houseUrl);
  try {
    await mustBeReady(web);
  } catch (error) {
    await web.stop();
    throw error;
  }
  return { webUrl: `http://127.0.0.1:${port}`, stop: async () => void (await web.stop()) };
}

/** House and web on free ports with a data folder and a database of their own; `stop` ends both and removes what they kept. */
export async function startStack({
  backendUrl,
  seed = 7,
  isLive = false,
  replay,
  betDelayMs,
  dev = true,
  locales,
  houseSettings = {},
  webSettings = {},
}: StackOptions = {}): Promise<Stack> {
  if (backendUrl !== undefined) return { ...(await startWeb(backendUrl)), houseUrl: backendUrl, dataDir: '' };
  await ensureBuilt();
  const { dataDir, databaseUrl, remove } = await newHousePlace();
  const webPort = await freePort();
  const webUrl = `http://127.0.0.1:${webPort}`;
  const shared = locales === undefined ? {} : { LOCALES: locales };
  const development = { HOUSE_DEV: dev ? '1' : '0' };
  const housePort = await freePort();
  const houseUrl = `http://127.0.0.1:${housePort}`;
  const house = startService({
    name: 'house',
    ...HOUSE_SERVER,
    env: {
      NODE_ENV: 'production',
      HOUSE_PORT: String(housePort),
      HOUSE_ALLOWED_ORIGINS: localOrigins(webPort),
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      HOUSE_SEED: String(seed),
      HOUSE_CALENDAR_AT: CALENDAR_AT,
      // As `npm start` has it.
      HOUSE_PAYMENTS: 'stand-in',
      PLATFORM_ORIGIN: houseUrl,
      // Tests put the clock ahead and go on.
      REALITY_CHECK_MINUTES: '0',
      ...development,
      HOUSE_STILL: isLive ? '0' : '1',
      ...(replay === undefined ? {} : { HOUSE_REPLAY: replay }),
      ...(betDelayMs === undefined ? {} : { HOUSE_BET_DELAY_MS: String(betDelayMs) }),
      ...shared,
      ...houseSettings,
    },
    healthUrl: `${houseUrl}/health`,
  });
  const web = webService(webPort, houseUrl, { ...development, ...shared, ...webSettings });
  const stop = async () => {
    await Promise.all([web.stop(), house.stop()]);
    await remove();
  };
  try {
    await Promise.all([mustBeReady(house), mustBeReady(web)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { webUrl, houseUrl, dataDir, stop };
}
