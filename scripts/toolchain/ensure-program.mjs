import { installPackage, mayInstall } from './debian.mjs';

/**
 * @typedef {object} Program
 * @property {string} title as sentences name it: Chromium
 * @property {string} variable names another one
 * @property {string} debian Debian's package
 * @property {(env: NodeJS.ProcessEnv) => string | null} find
 */

/**
 * Finds a program, or installs Debian's if this process may.
 * @param {Program} program
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureProgram({ title, variable, debian, find }) {
  const path = find(process.env);
  if (path !== null) return { path };
  if (process.env[variable])
    return { missing: `${variable} names ${process.env[variable]}, which cannot be executed.` };
  if (!mayInstall()) {
    return {
      missing: `No ${title} was found; install it (Debian: apt-get install ${debian}) or name one with ${variable}.`,
    };
  }
  process.stdout.write(`Installing Debian's ${title} …\n`);
  const problem = await installPackage(debian);
  const installed = find(process.env);
  if (installed !== null) return { path: installed };
  return { missing: `No ${title} was found, and apt-get could not install it: ${problem}` };
}
