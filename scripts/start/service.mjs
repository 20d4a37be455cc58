import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../toolchain/root.mjs';

const KILL_AFTER_MS = 8_000;
const TAIL_LINES = 12;
const lifeline = new URL('./lifeline.mjs', import.meta.url).href;
/** Node strips types and compiles anew at each start where it keeps nothing: a second of processor time for the house. */
const COMPILED = join(root, 'node_modules', '.cache', 'touchline-compiled');
const worthShowing = /\b(error|warn(ing)?|fatal)\b/i;

/**
 * @typedef {object} ServiceSettings
 * @property {string} name as the terminal shows it
 * @property {string} entry path from the repository's root
 * @property {Record<string, string>} env
 * @property {string} healthUrl
 * @property {boolean} [watch] restart when a source changes
 * @property {readonly string[]} [flags] of Node
 * @property {'all' | 'problems' | 'nothing'} [show]
 * @property {number} [killAfterMs] patience of `stop` before SIGKILL
 */

/**
 * One Node process of the product: started, listened to, asked for its health, stopped.
 * @param {ServiceSettings} settings
 */
export function startService({
  name,
  entry,
  env,
  healthUrl,
  watch = false,
  flags = [],
  show = 'problems',
  killAfterMs = KILL_AFTER_MS,
}) {
  const args = [
    '--enable-source-maps',
    ...flags,
    ...(watch ? ['--watch', '--watch-preserve-output'] : ['--import', lifeline]),
    entry,
  ];
  // A process group of its own: Ctrl-C reaches the start script alone, which then stops everything in order.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  /** @type {string[]} */
  const tail = [];
  for (const [stream, isError] of /** @type {const} */ ([
    [child.stdout, false],
    [child.stderr, true],
  ])) {
    createInterface({ input: stream }).on('line', (line) => {
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      if (show === 'all' || (show === 'problems' && (isError || worthShowing.test(line)))) {
        process.stderr.write(`${name} | ${line}\n`);
      }
    });
  }
  /** @type {Promise<string>} how it ended, in words */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(signal ? `by ${signal}` : `with code ${code}`));
  });
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });

  return {
    name,
    ended,
    pid: child.pid,
    /** The last lines that it wrote. */
    tail: () => tail.join('\n'),
    /**
     * Resolves when the health address answers 200; 'ended' when the process ended first; 'silent' after the limit.
     * @param {number} limitMs
     * @returns {Promise<'ready' | 'ended' | 'silent'>}
     */
    async ready(limitMs) {
      const until = Date.now() + limitMs;
      while (Date.now() < until) {
        if (hasEnded) return 'ended';
        if (await isHealthy(healthUrl)) return 'ready';
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return 'silent';
    },
    /** SIGTERM, then SIGKILL for the whole group when it does not end in time. */
    async stop() {
      if (hasEnded) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child.pid), killAfterMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** @typedef {ReturnType<typeof startService>} Service */

/** @param {string} url */
async function isHealthy(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it ended in between
  }
}
