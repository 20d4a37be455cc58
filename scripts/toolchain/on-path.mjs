import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.mjs';

/**
 * Returns the first of some names that is on PATH or in /usr/bin.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function onPath(env, names) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

/**
 * Returns the path that a variable names, else the first of some names on PATH or in /usr/bin.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function findProgram(env, variable, names) {
  const path = env[variable];
  if (path) return isExecutable(path) ? path : null;
  return onPath(env, names);
}
