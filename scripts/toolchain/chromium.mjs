import { delimiter, join } from 'node:path';
import { installPackage, mayInstall } from './debian.mjs';
import { isExecutable } from './is-executable.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without windows, which starts and draws a page in half the time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The first of some names on PATH or in /usr/bin.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 */
function found(env, names) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

/**
 * Path of the system's Chromium: CHROMIUM when it is set, else the first of the usual names on PATH or in /usr/bin.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findChromium(env) {
  if (env.CHROMIUM) return isExecutable(env.CHROMIUM) ? env.CHROMIUM : null;
  return found(env, NAMES);
}

/**
 * Path of the browser for tests that need no window: HEADLESS_SHELL when it is set, else the system's headless shell, else
 * its Chromium.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findHeadless(env) {
  if (env.HEADLESS_SHELL && isExecutable(env.HEADLESS_SHELL)) return env.HEADLESS_SHELL;
  return found(env, SHELL_NAMES) ?? findChromium(env);
}

/**
 * Finds Chromium, or installs Debian's where this process may.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureChromium() {
  const path = findChromium(process.env);
  if (path !== null) return { path };
  if (process.env.CHROMIUM)
    return { missing: `CHROMIUM names ${process.env.CHROMIUM}, which cannot be executed.` };
  if (!mayInstall()) {
    return {
      missing:
        'No Chromium was found; install it (Debian: apt-get install chromium) or name one with CHROMIUM.',
    };
  }
  process.stdout.write("Installing Debian's Chromium …\n");
  const problem = await installPackage('chromium');
  const installed = findChromium(process.env);
  if (installed !== null) return { path: installed };
  return { missing: `No Chromium was found, and apt-get could not install it: ${problem}` };
}

/** Installs Debian's headless shell where this process may; without one Chromium does the same, in more time. */
export async function tryHeadlessShell() {
  if (found(process.env, SHELL_NAMES) !== null || !mayInstall()) return;
  process.stdout.write("Installing Debian's headless shell of Chromium …\n");
  const problem = await installPackage('chromium-headless-shell');
  if (problem !== null) process.stdout.write('There is none; Chromium stands in for it.\n');
}
