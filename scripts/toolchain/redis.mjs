import { installPackage, mayInstall } from './debian.mjs';
import { isExecutable } from './is-executable.mjs';

/** Where Debian installs it. */
const DEBIAN = '/usr/bin/redis-server';

/**
 * Path of a Redis: REDIS_BIN when it is set, else Debian's.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findRedis(env) {
  const path = env.REDIS_BIN || DEBIAN;
  return isExecutable(path) ? path : null;
}

/**
 * Finds a Redis, or installs Debian's where this process may.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureRedis() {
  const found = findRedis(process.env);
  if (found !== null) return { path: found };
  if (process.env.REDIS_BIN)
    return { missing: `REDIS_BIN names ${process.env.REDIS_BIN}, which cannot be executed.` };
  const hint = 'install it (Debian: apt-get install redis-server) or name one with REDIS_BIN.';
  if (!mayInstall()) return { missing: `No Redis was found; ${hint}` };
  const problem = await installPackage('redis-server');
  const path = findRedis(process.env);
  if (path !== null) return { path };
  return { missing: `No Redis was found, and apt-get could not install it: ${problem}` };
}
