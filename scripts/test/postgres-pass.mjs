import { writeFileSync } from 'node:fs';
import { freePort } from '../start/ports.mjs';
import { ensurePostgres } from '../toolchain/postgres.mjs';
import { startPostgres } from '../toolchain/private-postgres.mjs';
import { bin } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';

/** What is about money, the database and the audit log, and nothing else: it runs on PGlite with all the others, and here once more. */
export const FILES = [
  'accounts',
  'backup',
  'cash-out-ledger',
  'cluster',
  'correction-race',
  'crash',
  'database',
  'database-away',
  'game-bet-history',
  'game-bet-money',
  'games',
  'ledger',
  'notifications',
  'operator-audit',
  'operator-desk',
  'operator-games',
  'operator-ledger',
  'operator-markets',
  'operator-players',
  'operator-resettle',
  'outbox',
  'outbox-restart',
  'overload',
  'placement',
  'placement-race',
  'request-guards',
  'rolling-restart',
  'settlement',
  'session-list',
  'sign-in-lock',
  'several-houses',
  'several-houses-operators',
  'several-houses-realtime',
  'upgrade',
  'vip',
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
 * What Vitest would report, had it skipped these files.
 * @param {string} reason
 * @param {readonly string[]} files
 */
const skippedReport = (reason, files) => ({
  testResults: files.map((name) => ({
    name,
    status: 'passed',
    assertionResults: [{ status: 'skipped', fullName: `${name} on PostgreSQL: ${reason}` }],
  })),
});

/**
 * The tests of the house's database on a PostgreSQL of their own; where there is none, they count as skipped.
 * @param {string | undefined} report where Vitest's JSON report goes
 * @param {{ files?: readonly string[], title?: string[] }} [only] some of the files, and further arguments that name tests
 * @returns {Promise<import('../toolchain/run.mjs').Finished>}
 */
export async function testOnPostgres(report, { files = FILES, title = [] } = {}) {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  // Each file by its whole path: a name alone would take others that begin with it.
  const finished = await withPostgres((env) =>
    run(bin('vitest'), ['run', ...files, ...title, ...reporters], { env: { ...env, CI: 'true' } }),
  );
  if (!('missing' in finished)) return finished;
  if (report) writeFileSync(report, JSON.stringify(skippedReport(finished.missing, files)));
  return { code: 0, output: `skipped: ${finished.missing}` };
}
