import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCentrifugo } from '../../../../scripts/toolchain/centrifugo.mjs';
import { until } from './clients.ts';

/** Path of the Centrifugo that was built; null where there is none. */
export const CENTRIFUGO_PATH = findCentrifugo(process.env);

/** Title of tests that need it; it says why they are skipped. */
export const CENTRIFUGO_TITLE = CENTRIFUGO_PATH
  ? 'Centrifugo'
  : 'Centrifugo (none is built: CENTRIFUGO=1 npm test builds it)';

/** The configuration that operators start from. */
const SHIPPED = new URL('../../../../deploy/centrifugo/config.json', import.meta.url);

/** A namespace in which clients may do everything. */
const OPEN = {
  name: 'open',
  allow_subscribe_for_client: true,
  allow_subscribe_for_anonymous: true,
  allow_publish_for_subscriber: true,
  allow_history_for_subscriber: true,
  allow_presence_for_subscriber: true,
  allow_publish_for_anonymous: true,
  allow_history_for_anonymous: true,
  allow_presence_for_anonymous: true,
  presence: true,
  history_size: 50,
  history_ttl: '60s',
  force_recovery: true,
};

export interface RunningCentrifugo {
  readonly url: string;
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly tokenSecret: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Ports that nobody listens on just now. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.once('listening', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          }),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * Starts Centrifugo with the shipped configuration, on free ports, in memory unless there is a Redis.
 * Shape: `client` replaces settings of clients; `rpcUrl` is where it asks the house; `redisUrl` is its engine.
 */
export async function startCentrifugo(
  given: { readonly client?: object; readonly rpcUrl?: string; readonly redisUrl?: string } = {},
): Promise<RunningCentrifugo> {
  if (CENTRIFUGO_PATH === null) throw new Error(CENTRIFUGO_TITLE);
  const [port = 0, apiPort = 0] = await freePorts(2);
  const apiKey = randomBytes(16).toString('hex');
  const tokenSecret = randomBytes(32).toString('hex');
  const shipped = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  const config = {
    ...shipped,
    http_server: { address: '127.0.0.1', port, internal_port: String(apiPort) },
    client: { ...shipped.client, allowed_origins: ['http://127.0.0.1:3000'], ...given.client },
    channel: { namespaces: [...shipped.channel.namespaces, OPEN] },
    rpc: given.rpcUrl ? { ...shipped.rpc, proxy: { ...shipped.rpc.proxy, endpoint: given.rpcUrl } } : {},
    engine: given.redisUrl ? { type: 'redis', redis: { address: given.redisUrl } } : { type: 'memory' },
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
