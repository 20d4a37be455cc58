import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';
import { FILES, testOnPostgres } from './postgres-pass.mjs';
import { countVitest } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-pass-'));
const before = process.env.POSTGRES_BIN;
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (before === undefined) delete process.env.POSTGRES_BIN;
  else process.env.POSTGRES_BIN = before;
});

test('every file of the list exists', () => {
  expect(FILES.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('without a PostgreSQL each file counts as skipped, with the reason', async () => {
  process.env.POSTGRES_BIN = folder;
  const report = join(folder, 'report.json');
  const { code, output } = await testOnPostgres(report);
  expect(code).toBe(0);
  expect(output).toMatch(/^skipped: POSTGRES_BIN names .*\.$/);
  const counts = countVitest(report);
  expect(counts).toMatchObject({ passed: 0, failed: 0, skipped: FILES.length });
  expect(counts.skips[0]).toMatch(/accounts\.test\.ts on PostgreSQL: POSTGRES_BIN names/);
});
