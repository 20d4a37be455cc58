import { CENTRIFUGO_PATH, startCentrifugo } from '../../apps/house/test/realtime/centrifugo.ts';
import { freePort } from '../../scripts/start/ports.mjs';
import { findPostgres } from '../../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../../scripts/toolchain/private-postgres.mjs';
import { findRedis } from '../../scripts/toolchain/redis.mjs';
import { type Stack, startStack } from './stack.ts';

/** Why the product cannot run spread over several programs here; null where it can. */
export function missingHere(): string | null {
  if (CENTRIFUGO_PATH === null) return 'no Centrifugo is built: CENTRIFUGO=1 npm test builds one';
  if (findPostgres(process.env) === null) return 'there is no PostgreSQL';
  return findRedis(process.env) === null ? 'there is no Redis: CENTRIFUGO=1 npm test installs one' : null;
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
    const centrifugo = await startCentrifugo({ engine: 'redis', client: { allowed_origins: ['*'] } });
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
