import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CENTRIFUGO_PATH, startCentrifugo } from '../../apps/house/test/realtime/centrifugo.ts';
import { freePort } from '../../scripts/start/ports.mjs';
import { isExecutable } from '../../scripts/toolchain/is-executable.mjs';
import { findPostgres } from '../../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../../scripts/toolchain/private-postgres.mjs';
import { type Stack, startStack } from './stack.ts';

const REDIS = '/usr/bin/redis-server';
const READY_LIMIT_MS = 10_000;
const ASK_MS = 50;

/** Why the product cannot run spread over several programs here; null where it can. */
export function missingHere(): string | null {
  if (CENTRIFUGO_PATH === null) return 'no Centrifugo is built: CENTRIFUGO=1 npm test builds one';
  if (findPostgres(process.env) === null) return 'there is no PostgreSQL';
  return isExecutable(REDIS) ? null : 'there is no Redis (Debian: apt-get install redis-server)';
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/** A Redis in memory, on a free port. */
async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(REDIS, [...settings, '--dir', folder], { stdio: 'ignore' });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + READY_LIMIT_MS;
  while (!(await answers(port))) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error('Redis did not answer.');
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/** Two houses, each with a web app before it, on one PostgreSQL, one Centrifugo and one Redis. */
export interface SeveralHouses {
  /** The house that came first leads. */
  readonly leader: Stack;
  readonly follower: Stack;
  readonly stop: () => Promise<void>;
}

export async function startSeveralHouses(): Promise<SeveralHouses> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const postgres = await startPostgres({ bin: findPostgres(process.env) ?? '', port: await freePort() });
    if ('missing' in postgres) throw new Error(postgres.missing);
    opened.push(postgres.stop);
    const redis = await startRedis();
    opened.push(redis.stop);
    const centrifugo = await startCentrifugo({ redisUrl: redis.url, client: { allowed_origins: ['*'] } });
    opened.push(centrifugo.stop);
    const options = {
      houseSettings: {
        DATABASE_URL: postgres.url,
        REALTIME: 'centrifugo',
        CENTRIFUGO_API_URL: centrifugo.apiUrl,
        CENTRIFUGO_API_KEY: centrifugo.apiKey,
        CENTRIFUGO_TOKEN_SECRET: centrifugo.tokenSecret,
      },
      webSettings: { REALTIME_URL: new URL(centrifugo.url.replace('ws:', 'http:')).origin },
    };
    const leader = await startStack(options);
    opened.push(leader.stop);
    const follower = await startStack(options);
    opened.push(follower.stop);
    return { leader, follower, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
