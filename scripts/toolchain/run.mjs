import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} RunOptions
 */

/**
 * Runs a command to its end with its output kept (`show: true`: written through instead).
 * A command that cannot be started ends with code 127 and the reason as its output.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
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
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, output: chunks.join('') + (signal ? `\n(ended by ${signal})` : '') });
    });
  });
}
