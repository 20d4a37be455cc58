import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '../start/ports.mjs';
import { startRedis } from './private-redis.mjs';
import { findRedis } from './redis.mjs';

const path = findRedis(process.env);
const TITLE = path ? 'a private Redis' : 'not run, no Redis is installed: a private Redis';

test.skipIf(path === null)(
  `${TITLE} answers on its port until it is stopped, and leaves nothing behind`,
  async () => {
    const port = await freePort();
    const redis = await startRedis({ path: path ?? '', port });
    if ('missing' in redis) throw new Error(redis.missing);
    expect(redis.url).toBe(`redis://127.0.0.1:${port}`);
    expect(existsSync(redis.folder)).toBe(true);
    await redis.stop();
    expect(existsSync(redis.folder)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  },
);
