import { freePort } from '../start/ports.mjs';
import { ensurePostgres } from '../toolchain/postgres.mjs';
import { startPostgres } from '../toolchain/private-postgres.mjs';
import { bin } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { PROGRESS } from './unit-reporter.mjs';

/**
 * Runs `work` while the environment names a PostgreSQL that is there for it alone, or the one that it names already.
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} work
 * @returns {Promise<T | { missing: string }>} `missing` says why there is no PostgreSQL, as a sentence
 */
export async function withPostgres(work) {
  if (process.env.TEST_DATABASE_URL) return work(process.env);
  const postgres = await ensurePostgres();
  if ('missing' in postgres) return postgres;
  const server = await startPostgres({ bin: postgres.bin, port: await freePort() });
  if ('missing' in server) return server;
  Object.assign(process.env, { TEST_DATABASE_URL: server.url, TEST_POSTGRES_BIN: postgres.bin });
  try {
    return await work(process.env);
  } finally {
    delete process.env.TEST_DATABASE_URL;
    delete process.env.TEST_POSTGRES_BIN;
    await server.stop();
  }
}

/**
 * @typedef {object} Which
 * @property {string} [report] where Vitest's JSON report goes
 * @property {readonly string[]} [only] arguments that name some of the tests
 * @property {number} [workers] as the configuration says where it is left out
 */

/** @param {string} line */
function showProgress(line) {
  if (line.startsWith(PROGRESS)) process.stdout.write(`  ${line.slice(PROGRESS.length)}\n`);
}

/**
 * @param {Which} which
 * @param {NodeJS.ProcessEnv} env
 */
function vitest({ report, only = [], workers }, env) {
  const json = report ? ['--reporter=json', `--outputFile.json=${report}`] : [];
  const reporters = ['--reporter=default', '--reporter=./scripts/test/unit-reporter.mjs', ...json];
  return run(bin('vitest'), ['run', ...only, ...(workers ? [`--maxWorkers=${workers}`] : []), ...reporters], {
    env: { ...env, CI: 'true' },
    onLine: showProgress,
  });
}

/**
 * Tests without a browser on a PostgreSQL of their own, and some of them on the embedded database beside it; where there is no
 * PostgreSQL, all on the embedded database. Shows how far they are.
 * @param {Which} [which]
 * @returns {Promise<import('../toolchain/run.mjs').Finished>}
 */
export async function testOnPostgres(which = {}) {
  const finished = await withPostgres((env) => vitest(which, env));
  if (!('missing' in finished)) return finished;
  const { code, output } = await vitest(which, process.env);
  return { code, output: `${output}\nskipped: the tests ran on the embedded database: ${finished.missing}` };
}
