import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testOnEmbedded, testOnPostgres } from '../test/databases.mjs';
import { bin, root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { seconds } from '../toolchain/step.mjs';
import { checkTypes } from './rooms.mjs';

/**
 * @typedef {import('../toolchain/run.mjs').Finished} Finished
 * @typedef {{ title: string, check: () => Promise<Finished> }} Step
 */

const node = (/** @type {string[]} */ ...args) => run(process.execPath, args);

/** Titles of the steps that are tests; each writes a report of its own. */
export const TEST_STEPS = /** @type {const} */ (['unit tests', 'tests on the embedded database']);

/** @typedef {Record<typeof TEST_STEPS[number], string>} Reports where the JSON reports of Vitest go */

/**
 * @param {Reports | undefined} reports
 * @returns {Step[]}
 */
function steps(reports) {
  /** @param {typeof TEST_STEPS[number]} title */
  const reportOf = (title) => (reports ? { report: reports[title] } : {});
  return [
    {
      title: 'format, lint, boundaries',
      check: () => run(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
    },
    { title: 'types', check: checkTypes },
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
    {
      title: 'unit tests',
      check: () => testOnPostgres(reportOf('unit tests')),
    },
    {
      title: 'tests on the embedded database',
      check: () => testOnEmbedded(reportOf('tests on the embedded database')),
    },
  ];
}

/**
 * Runs every check, one line each.
 * @param {{ stopAtFirst: boolean, reports?: Reports }} options
 * @returns {Promise<string[]>} titles of the checks that failed
 */
export async function verify({ stopAtFirst, reports }) {
  /** @type {string[]} */
  const failed = [];
  for (const { title, check } of steps(reports)) {
    const startedAt = Date.now();
    process.stdout.write(`${title} … `);
    const { code, output } = await check();
    process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}, ${seconds(startedAt)}\n`);
    const skipped = output.split('\n').filter((line) => /^\s*skipped: /.test(line));
    if (code === 0) for (const line of skipped) process.stdout.write(`  ${line.trim()}\n`);
    if (code !== 0) {
      process.stdout.write(`${output.trim()}\n`);
      failed.push(title);
      if (stopAtFirst) break;
    }
  }
  return failed;
}
