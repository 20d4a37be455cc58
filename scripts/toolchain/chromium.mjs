import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the system's Chromium: CHROMIUM when it is set, else the first of the usual names on PATH or in /usr/bin.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findChromium(env) {
  if (env.CHROMIUM) return isExecutable(env.CHROMIUM) ? env.CHROMIUM : null;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

/**
 * Finds Chromium, or installs Debian's where this process may.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureChromium() {
  const found = findChromium(process.env);
  if (found !== null) return { path: found };
  if (process.env.CHROMIUM)
    return { missing: `CHROMIUM names ${process.env.CHROMIUM}, which cannot be executed.` };
  if (process.getuid?.() !== 0) {
    return {
      missing:
        'No Chromium was found; install it (Debian: apt-get install chromium) or name one with CHROMIUM.',
    };
  }
  process.stdout.write("Installing Debian's Chromium …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
  });
  const path = code === 0 ? findChromium(process.env) : null;
  if (path !== null) return { path };
  return {
    missing: `No Chromium was found, and apt-get could not install it: ${output.trim().split('\n').at(-1)}`,
  };
}
