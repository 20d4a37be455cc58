import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, mayInstall } from './debian.mjs';
import { isExecutable } from './is-executable.mjs';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/**
 * Folder of PostgreSQL's programs: POSTGRES_BIN when it is set, else the newest version that Debian installed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findPostgres(env) {
  const folders = env.POSTGRES_BIN ? [env.POSTGRES_BIN] : debianFolders();
  return folders.find((folder) => PROGRAMS.every((name) => isExecutable(join(folder, name)))) ?? null;
}

function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
}

/**
 * Finds PostgreSQL, or installs Debian's where this process may.
 * @returns {Promise<{ bin: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensurePostgres() {
  const found = findPostgres(process.env);
  if (found !== null) return { bin: found };
  if (process.env.POSTGRES_BIN)
    return { missing: `POSTGRES_BIN names ${process.env.POSTGRES_BIN}, which lacks ${PROGRAMS.join(', ')}.` };
  if (!mayInstall()) {
    return {
      missing:
        'No PostgreSQL was found; install it (Debian: apt-get install postgresql) or name the folder of its programs with POSTGRES_BIN.',
    };
  }
  const problem = await installPackage('postgresql');
  const bin = findPostgres(process.env);
  if (bin !== null) return { bin };
  return { missing: `No PostgreSQL was found, and apt-get could not install it: ${problem}` };
}
