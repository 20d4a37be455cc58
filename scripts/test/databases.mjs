import { writeFileSync } from 'node:fs';
import { freePort } from '../start/ports.mjs';
import { ensurePostgres } from '../toolchain/postgres.mjs';
import { startPostgres } from '../toolchain/private-postgres.mjs';
import { bin } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';

/** What is about money and storage, or about the embedded database itself: it runs on PostgreSQL with all the others, and on that once more. */
export const EMBEDDED_FILES = [
  'accounts',
  'backup',
  'cash-out-ledger',
  'crash',
  'database',
  'game-bet-money',
  'ledger',
  'metrics',
  'operator-ledger',
  'outbox-restart',
  'placement',
  'settlement',
  'upgrade',
].map((name) => `apps/house/test/${name}.test.ts`);

/**
 * Runs `work` with the environment of a PostgreSQL that is there for it alone.
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} work
 * @returns {Promise<T | { missing: string }>} `missing` says why there is no PostgreSQL, as a sentence
 */
export async function withPostgres(work) {
  const postgres = await ensurePostgres();
  if ('missing' in postgres) return postgres;
  const server = await startPostgres({ bin: postgres.bin, port: await freePort() });
  if ('missing' in server) return server;
  try {
    return await work({ ...process.env, TEST_DATABASE_URL: server.url, TEST_POSTGRES_BIN: postgres.bin });
  } finally {
    await server.stop();
  }
}

/**
 * @typedef {object} Which
 * @property {string} [report] where Vitest's JSON report goes
 * @property {readonly string[]} [only] arguments that name some of the tests
 * @property {boolean} [show] prints as they run
 */

/**
 * @param {Which} which
 * @param {NodeJS.ProcessEnv} env
 */
function vitest({ report, only = [], show = false }, env) {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  return run(bin('vitest'), ['run', ...only, ...reporters], { env: { ...env, CI: 'true' }, show });
}

/**
 * Tests without a browser on a PostgreSQL of their own; where there is none, on the embedded database.
 * @param {Which} [which]
 * @returns {Promise<import('../toolchain/run.mjs').Finished>}
 */
export async function testOnPostgres(which = {}) {
  const finished = await withPostgres((env) => vitest(which, env));
  if (!('missing' in finished)) return finished;
  const { code, output } = await vitest(which, process.env);
  return { code, output: `${output}\nskipped: the tests ran on the embedded database: ${finished.missing}` };
}

/**
 * Tests on the embedded database that ran on PostgreSQL before. Where there was none they have run already.
 * @param {Which} [which] of EMBEDDED_FILES
 * @returns {Promise<import('../toolchain/run.mjs').Finished>}
 */
export async function testOnEmbedded({ only = EMBEDDED_FILES, ...which } = {}) {
  const postgres = await ensurePostgres();
  if (!('missing' in postgres)) return vitest({ ...which, only }, process.env);
  if (which.report) writeFileSync(which.report, JSON.stringify({ testResults: [] }));
  return { code: 0, output: '' };
}
