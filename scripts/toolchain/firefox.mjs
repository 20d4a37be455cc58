import { ensureProgram } from './ensure-program.mjs';
import { findProgram } from './on-path.mjs';

/**
 * Path of the system's Firefox: FIREFOX when it is set, else the first of the usual names.
 * @param {NodeJS.ProcessEnv} env
 */
export const findFirefox = (env) => findProgram(env, 'FIREFOX', ['firefox-esr', 'firefox']);

/** Finds Firefox, or installs Debian's if this process may. */
export const ensureFirefox = () =>
  ensureProgram({ title: 'Firefox', variable: 'FIREFOX', debian: 'firefox-esr', find: findFirefox });
