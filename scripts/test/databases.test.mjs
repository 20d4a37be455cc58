import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED } from '../../vitest.config.ts';
import { root } from '../toolchain/root.mjs';
import { testOnPostgres } from './databases.mjs';
import { countVitest } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-databases-'));
const { POSTGRES_BIN: before, TEST_DATABASE_URL: server } = process.env;
beforeAll(() => {
  delete process.env.TEST_DATABASE_URL;
  // No programs are there.
  process.env.POSTGRES_BIN = folder;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (before === undefined) delete process.env.POSTGRES_BIN;
  else process.env.POSTGRES_BIN = before;
  if (server !== undefined) process.env.TEST_DATABASE_URL = server;
});

test('every file that runs on both databases exists', () => {
  expect(EMBEDDED.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('without a PostgreSQL tests run on the embedded database, which is said with the reason', async () => {
  const report = join(folder, 'report.json');
  const { code, output } = await testOnPostgres({ report, only: ['packages/i18n/src/fold.test.ts'] });
  expect(code).toBe(0);
  expect(output).toMatch(
    /^progress: without a browser, 1 done, 0 failed, 0 left: packages\/i18n\/src\/fold\.test\.ts \(computing, /m,
  );
  expect(output).toMatch(/^skipped: the tests ran on the embedded database: POSTGRES_BIN names .*\.$/m);
  expect(countVitest(report).passed).toBeGreaterThan(0);
});
