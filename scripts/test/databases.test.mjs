import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';
import { EMBEDDED_FILES, testOnEmbedded, testOnPostgres } from './databases.mjs';
import { countVitest } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-databases-'));
const before = process.env.POSTGRES_BIN;
beforeAll(() => {
  // No programs are there.
  process.env.POSTGRES_BIN = folder;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (before === undefined) delete process.env.POSTGRES_BIN;
  else process.env.POSTGRES_BIN = before;
});

test('every file of the list exists', () => {
  expect(EMBEDDED_FILES.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('without a PostgreSQL tests run on the embedded database, which is said with the reason', async () => {
  const report = join(folder, 'report.json');
  const { code, output } = await testOnPostgres({ report, only: ['packages/i18n/src/fold.test.ts'] });
  expect(code).toBe(0);
  expect(output).toMatch(/^skipped: the tests ran on the embedded database: POSTGRES_BIN names .*\.$/m);
  expect(countVitest(report).passed).toBeGreaterThan(0);
});

test('without a PostgreSQL nothing runs on the embedded database twice', async () => {
  const report = join(folder, 'again.json');
  expect(await testOnEmbedded({ report })).toEqual({ code: 0, output: '' });
  expect(countVitest(report)).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
});
