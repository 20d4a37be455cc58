import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Vitest transforms modules as the bundler does: only Node itself shows what runs without that.
test('the server starts from its sources: nothing that it imports needs the bundler', async () => {
  const load = `await import(${JSON.stringify(resolve(import.meta.dirname, 'handler.ts'))})`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', load]);
  expect(stderr).toBe('');
});
