import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;

// Vitest transforms modules as the bundler does: only Node itself shows what runs without that.
test('the server starts from its sources: nothing that it imports needs the bundler', async () => {
  const imported = [...readFileSync(join(FOLDER, 'main.ts'), 'utf8').matchAll(/from '(\.[^']+)'/g)];
  const load = imported.map(([, path = '']) => `await import(${JSON.stringify(join(FOLDER, path))});`);
  expect(load.length).toBeGreaterThan(10);
  const { stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    load.join('\n'),
  ]);
  expect(stderr).toBe('');
});
