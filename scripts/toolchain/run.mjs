import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';

/**
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [show] writes the output through instead of keeping it
 * @property {(line: string) => void} [onLine] is given each whole line of the output that is kept, as it comes
 */

/**
 * Runs a command to its end, with its output kept.
 * A command that cannot be started ends with code 127 and the reason as its output.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      // Kept output is read by people and by scripts, later: no colour codes in it.
      env: show ? env : { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    /** @type {string[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => chunks.push(text));
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, output: chunks.join('') + (signal ? `\n(ended by ${signal})` : '') });
    });
  });
}
