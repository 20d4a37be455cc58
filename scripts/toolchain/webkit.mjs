import { ensureProgram } from './ensure-program.mjs';
import { findProgram } from './on-path.mjs';

/** @param {NodeJS.ProcessEnv} env */
const findDriver = (env) => findProgram(env, 'WEBKIT_DRIVER', ['WebKitWebDriver']);

/** @param {NodeJS.ProcessEnv} env */
const findXvfb = (env) => findProgram(env, 'XVFB', ['Xvfb']);

/**
 * Paths of WebKit's driver, which starts the browser, and of the display that it draws on; null unless both are there.
 * @param {NodeJS.ProcessEnv} env
 */
export function findWebKit(env) {
  const [driver, xvfb] = [findDriver(env), findXvfb(env)];
  return driver === null || xvfb === null ? null : { driver, xvfb };
}

/**
 * Finds WebKit and a display for it, or installs Debian's if this process may.
 * @returns {Promise<{ driver: string, xvfb: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureWebKit() {
  const driver = await ensureProgram({
    title: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER',
    debian: 'webkit2gtk-driver',
    find: findDriver,
  });
  if ('missing' in driver) return driver;
  const xvfb = await ensureProgram({ title: 'Xvfb', variable: 'XVFB', debian: 'xvfb', find: findXvfb });
  return 'missing' in xvfb ? xvfb : { driver: driver.path, xvfb: xvfb.path };
}
