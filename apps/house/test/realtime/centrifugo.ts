import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/start/ports.mjs';
import { findCentrifugo } from '../../../../scripts/toolchain/centrifugo.mjs';
import { startRedis } from '../../../../scripts/toolchain/private-redis.mjs';
import { findRedis } from '../../../../scripts/toolchain/redis.mjs';
import { until } from './clients.ts';

/** Path of the Centrifugo that was built; null where there is none. */
export const CENTRIFUGO_PATH = findCentrifugo(process.env);

/** Title of tests that need it; it says why they are skipped. */
export const CENTRIFUGO_TITLE = CENTRIFUGO_PATH
  ? 'Centrifugo'
  : 'Centrifugo (none is built: CENTRIFUGO=1 npm test builds it)';

/** Where Centrifugo keeps history and presence. */
export type Engine = 'memory' | 'redis';

/** The engine of the shipped configuration where there is a Redis to start, else memory. */
export const ENGINE: Engine = findRedis(process.env) === null ? 'memory' : 'redis';

/** The configuration that operators start from. */
const SHIPPED = new URL('../../../../deploy/centrifugo/config.json', import.meta.url);

/** A namespace in which clients may do everything. */
const OPEN = new URL('./open-namespace.json', import.meta.url);

const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

export interface RunningCentrifugo {
  readonly url: string;
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly tokenSecret: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface CentrifugoSettings {
  /** Replaces settings of clients. */
  readonly client?: object;
  /** Replaces settings of sockets. */
  readonly websocket?: object;
  /** Where it asks the house. */
  readonly rpcUrl?: string;
  /** In memory unless told otherwise; with Redis, one is started with it and ends with it. */
  readonly engine?: Engine;
  /** A Redis that is there already, instead of one of its own. */
  readonly redisUrl?: string;
}

/** A Redis of a test's own, on a free port or on one that it had before. */
export async function startOwnRedis(port?: number) {
  const redis = await startRedis({ path: findRedis(process.env) ?? '', port: port ?? (await freePort()) });
  if ('missing' in redis) throw new Error(redis.missing);
  return redis;
}

/** Starts Centrifugo with the shipped configuration, on free ports. */
export async function startCentrifugo(given: CentrifugoSettings = {}): Promise<RunningCentrifugo> {
  const redis = given.engine === 'redis' ? await startOwnRedis() : null;
  const stopRedis = async () => redis?.stop();
  try {
    const centrifugo = await startBeside(given.redisUrl ?? redis?.url ?? null, given);
    return { ...centrifugo, stop: () => centrifugo.stop().then(stopRedis) };
  } catch (error) {
    await stopRedis();
    throw error;
  }
}

async function startBeside(redisUrl: string | null, given: CentrifugoSettings): Promise<RunningCentrifugo> {
  if (CENTRIFUGO_PATH === null) throw new Error(CENTRIFUGO_TITLE);
  const [port, apiPort] = [await freePort(), await freePort()];
  const apiKey = randomBytes(16).toString('hex');
  const tokenSecret = randomBytes(32).toString('hex');
  const shipped = read(SHIPPED);
  const config = {
    ...shipped,
    http_server: { address: '127.0.0.1', port, internal_port: String(apiPort) },
    client: { ...shipped.client, allowed_origins: ['http://127.0.0.1:3000'], ...given.client },
    websocket: { ...shipped.websocket, ...given.websocket },
    channel: { namespaces: [...shipped.channel.namespaces, read(OPEN)] },
    rpc: given.rpcUrl ? { ...shipped.rpc, proxy: { ...shipped.rpc.proxy, endpoint: given.rpcUrl } } : {},
    engine:
      redisUrl === null
        ? { type: 'memory' }
        : { ...shipped.engine, redis: { ...shipped.engine.redis, address: redisUrl } },
    log: { level: 'error' },
    shutdown: { timeout: '1s' },
  };
  const folder = mkdtempSync(join(tmpdir(), 'touchline-centrifugo-'));
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify(config));
  const child = spawn(CENTRIFUGO_PATH, ['-c', path], {
    // The secrets come from the environment, as operators give them.
    env: {
      PATH: process.env.PATH,
      CENTRIFUGO_HTTP_API_KEY: apiKey,
      CENTRIFUGO_VAR_API_KEY: apiKey,
      CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: tokenSecret,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const health = `http://127.0.0.1:${apiPort}/health`;
  const isUp = () =>
    fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('Centrifugo answers', isUp).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `ws://127.0.0.1:${port}/connection/websocket`,
    apiUrl: `http://127.0.0.1:${apiPort}/api`,
    apiKey,
    tokenSecret,
    pid: child.pid ?? 0,
    stop,
  };
}
