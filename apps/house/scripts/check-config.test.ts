import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('./check-config.ts', import.meta.url));
const check = (env: Record<string, string>, ...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
};

test('a wrong environment is told in lines and ends with code 1', () => {
  const { status, lines } = check({ HOUSE_SPEED: '1000', WEB_PORT: 'x' });
  expect(status).toBe(1);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toBe('2 things are wrong.');
}, 60_000);

test('a data folder is checked in which something is wrong, and one in which nothing is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-check-'));
  try {
    expect(check({ DATA_DIR: folder })).toEqual({ status: 0, lines: ['Nothing is wrong.'] });
    writeFileSync(join(folder, 'legal.json'), '{');
    expect(check({}, folder)).toEqual({
      status: 1,
      lines: ['error: legal.json: the file is not JSON', '1 thing is wrong.'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
