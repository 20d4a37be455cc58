import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';

const AT_ONCE = 2;

/** @returns {string[]} every folder with a tsconfig.json of its own, relative to the root */
export function rooms() {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );
  return [...workspaces, 'scripts', 'e2e', 'bench'].filter((room) =>
    existsSync(join(root, room, 'tsconfig.json')),
  );
}

/** @param {{ output: string }} result */
const isEmptyRoom = ({ output }) => /^error TS18003/m.test(output);

/**
 * Type-checks every room, two at a time.
 * @returns {Promise<import('../toolchain/run.mjs').Finished>}
 */
export async function checkTypes() {
  const queue = rooms();
  /** @type {string[]} */
  const failures = [];
  const worker = async () => {
    for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
      // Gives each room one checker: several would check twice what they share.
      const options = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
      const result = await run(bin('tsc'), ['-p', `${room}/tsconfig.json`, ...options]);
      if (result.code !== 0 && !isEmptyRoom(result)) failures.push(`${room}\n${result.output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { code: failures.length > 0 ? 1 : 0, output: failures.sort().join('\n\n') };
}
