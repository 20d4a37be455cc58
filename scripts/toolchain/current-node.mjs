import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin } from './root.mjs';
import { Sentence } from './sentence.mjs';

const NEEDED = 24;
const major = Number(process.versions.node.split('.')[0]);

/**
 * Runs this same script again with the project's own Node when the machine's is too old, and ends with its exit code.
 * @returns {Promise<boolean>} true when the other process did the work
 */
export async function handedToCurrentNode() {
  if (major >= NEEDED) return false;
  const node = bin('node');
  if (!existsSync(node)) {
    throw new Sentence(
      `Node ${NEEDED} is needed (this is ${process.versions.node}) and npm could not bring it.`,
    );
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  process.exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
  return true;
}
