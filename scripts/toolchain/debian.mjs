import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this process may install Debian's packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs a package of Debian's, without what it recommends.
 * @param {string} name
 * @returns {Promise<string | null>} the last line of what went wrong
 */
export async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return code === 0 ? null : (output.trim().split('\n').at(-1) ?? '');
}
