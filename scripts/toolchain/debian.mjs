import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this process may install Debian's packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Waits for another process that installs something. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300'];

/** @param {string} name */
async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', ...PATIENCE], { env });
  const args = ['install', '-y', '--no-install-recommends', ...PATIENCE, name];
  const { code, output } = await run('apt-get', args, { env });
  return code === 0 ? null : (output.trim().split('\n').at(-1) ?? '');
}

/** @type {Promise<unknown>} */
let before = Promise.resolve();

/**
 * Installs a package of Debian's, without what it recommends, one after the other.
 * @param {string} name
 * @returns {Promise<string | null>} the last line of what went wrong
 */
export function installPackage(name) {
  const installed = before.then(() => install(name));
  before = installed.catch(() => undefined);
  return installed;
}
