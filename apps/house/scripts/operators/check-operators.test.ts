import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newSecret } from '../../src/operators/known-operators.ts';
import { checkOperators } from './check-operators.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-operators-'));
const path = join(folder, 'operators');
afterAll(() => rmSync(folder, { recursive: true }));

test('a house without a file of operators, or with one that is right, has nothing wrong', async () => {
  expect(await checkOperators({ operators: null })).toEqual([]);
  expect(await checkOperators({ operators: { kind: 'secret', secret: 's'.repeat(24) } })).toEqual([]);
  writeFileSync(path, newSecret({ name: 'ann', role: 'admin' }).line);
  expect(await checkOperators({ operators: { kind: 'file', path } })).toEqual([]);
});

test('the line that is wrong is named', async () => {
  writeFileSync(path, 'ann owner sha256:0');
  expect(await checkOperators({ operators: { kind: 'file', path } })).toEqual([
    {
      level: 'error',
      where: 'OPERATORS_FILE',
      says: `${path}: line 1 names the role "owner"; it may name trader, support, admin.`,
    },
  ]);
});
