import { installPackage, mayInstall } from './debian.mjs';
import { ensureProgram } from './ensure-program.mjs';
import { isExecutable } from './is-executable.mjs';
import { findProgram, onPath } from './on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without windows, which starts and draws a page in half the time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Path of the system's Chromium: CHROMIUM when it is set, else the first of the usual names on PATH or in /usr/bin.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export const findChromium = (env) => findProgram(env, 'CHROMIUM', NAMES);

/**
 * Path of the browser for tests that need no window: HEADLESS_SHELL when it is set, else the system's headless shell, else
 * its Chromium.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findHeadless(env) {
  if (env.HEADLESS_SHELL && isExecutable(env.HEADLESS_SHELL)) return env.HEADLESS_SHELL;
  return onPath(env, SHELL_NAMES) ?? findChromium(env);
}

/** Finds Chromium, or installs Debian's if this process may. */
export const ensureChromium = () =>
  ensureProgram({ title: 'Chromium', variable: 'CHROMIUM', debian: 'chromium', find: findChromium });

/** Installs Debian's headless shell where this process may; without one Chromium does the same, in more time. */
export async function tryHeadlessShell() {
  if (onPath(process.env, SHELL_NAMES) !== null || !mayInstall()) return;
  process.stdout.write("Installing Debian's headless shell of Chromium …\n");
  const problem = await installPackage('chromium-headless-shell');
  if (problem !== null) process.stdout.write('There is none; Chromium stands in for it.\n');
}
