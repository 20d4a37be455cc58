import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Debian's package, unpacked: nothing is installed on the machine, and no server starts by itself. */
const unpacked = join(root, 'node_modules', '.cache', 'touchline-nginx');

/**
 * Path of an nginx: NGINX when it is set, else the first on PATH, in /usr/sbin, or among what was unpacked before.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findNginx(env) {
  if (env.NGINX) return isExecutable(env.NGINX) ? env.NGINX : null;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', `${unpacked}/usr/sbin`];
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable) ?? null;
}

/**
 * Downloads Debian's package and unpacks it.
 * @returns {Promise<string | null>} the last line of what went wrong
 */
async function unpackNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-nginx-'));
  try {
    // Lists of packages can be renewed by root alone; those that are there may do.
    if (process.getuid?.() === 0) await run('apt-get', ['update']);
    const { code, output } = await run('apt-get', ['download', 'nginx'], { cwd: folder });
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (code !== 0 || file === undefined) return output.trim().split('\n').at(-1) ?? '';
    mkdirSync(unpacked, { recursive: true });
    const done = await run('dpkg-deb', ['-x', join(folder, file), unpacked]);
    return done.code === 0 ? null : done.output.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Finds an nginx, or takes Debian's where apt-get is there.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureNginx() {
  const hint = 'install it (Debian: apt-get install nginx) or name one with NGINX.';
  if (process.env.NGINX && findNginx(process.env) === null)
    return { missing: `NGINX names ${process.env.NGINX}, which cannot be executed.` };
  if (findNginx(process.env) === null) {
    if (!existsSync('/usr/bin/apt-get')) return { missing: `No nginx was found; ${hint}` };
    const problem = await unpackNginx();
    if (problem !== null) return { missing: `No nginx was found, and apt-get has none: ${problem}` };
  }
  const path = findNginx(process.env);
  // A machine may lack a library that the package expects.
  const works = path !== null && (await run(path, ['-v'])).code === 0;
  return works ? { path } : { missing: `The nginx at ${path} does not start; ${hint}` };
}
