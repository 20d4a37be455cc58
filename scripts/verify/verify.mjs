import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testOnPostgres } from '../test/databases.mjs';
import { bin, root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { seconds } from '../toolchain/step.mjs';
import { checkTypes } from './rooms.mjs';

/**
 * @typedef {import('../toolchain/run.mjs').Finished} Finished
 * @typedef {{ title: string, check: () => Promise<Finished> }} Step
 */

const node = (/** @type {string[]} */ ...args) => run(process.execPath, args);

/** What is checked without running the product, the longest first. */
const CHECKS = /** @type {readonly Step[]} */ ([
  { title: 'types', check: checkTypes },
  {
    title: 'format, lint, boundaries',
    check: () => run(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  {
    title: 'unused files and exports',
    check: () => run(bin('knip'), ['--no-progress', '--no-config-hints']),
  },
  { title: 'specification map', check: () => node('scripts/spec-map.mjs') },
  ...(existsSync(join(root, 'apps/house/scripts/emit-openapi.ts'))
    ? [
        {
          title: 'openapi.json is fresh',
          check: () => node('apps/house/scripts/emit-openapi.ts', '--check'),
        },
      ]
    : []),
  {
    title: 'pages for operators are fresh',
    check: () => node('apps/house/scripts/emit-operator-docs.ts', '--check'),
  },
]);

/**
 * Runs a step, and writes a line when it is done.
 * @param {Step} step
 * @returns {Promise<boolean>} whether it passed
 */
async function pass({ title, check }) {
  const startedAt = Date.now();
  const { code, output } = await check();
  process.stdout.write(`${title} … ${code === 0 ? 'ok' : 'FAILED'}, ${seconds(startedAt)}\n`);
  const skipped = output.split('\n').filter((line) => /^\s*skipped: /.test(line));
  if (code === 0) for (const line of skipped) process.stdout.write(`  ${line.trim()}\n`);
  else process.stdout.write(`${output.trim()}\n`);
  return code === 0;
}

/** The types take both cores, the others wait for files: two at a time. */
const AT_ONCE = 2;

/**
 * Runs every check, one line each.
 * @returns {Promise<string[]>} titles of the checks that failed
 */
export async function check() {
  process.stdout.write(`checks: ${CHECKS.map(({ title }) => title).join('; ')}\n`);
  const queue = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      if (!(await pass(next))) failed.push(next.title);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failed;
}

/**
 * Runs the tests that need no browser.
 * @param {import('../test/databases.mjs').Which} [which]
 * @returns {Promise<boolean>} whether they passed
 */
export function testUnits(which) {
  process.stdout.write('unit tests …\n');
  return pass({ title: 'unit tests', check: () => testOnPostgres(which) });
}
