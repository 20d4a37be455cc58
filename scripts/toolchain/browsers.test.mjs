import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.mjs';
import { ensureProgram } from './ensure-program.mjs';
import { findFirefox } from './firefox.mjs';
import { onPath } from './on-path.mjs';
import { findWebKit } from './webkit.mjs';

let folder = '';
/** @param {string} name */
const program = (name) => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-browsers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['Chromium', findChromium, 'CHROMIUM', 'chromium'],
  ['Firefox', findFirefox, 'FIREFOX', 'firefox-esr'],
])('%s', (_title, find, variable, name) => {
  test('is the one that its variable names, or the first on PATH', () => {
    const path = program(name);
    expect(find({ PATH: folder })).toBe(path);
    const other = program(`other-${name}`);
    expect(find({ PATH: folder, [variable]: other })).toBe(other);
  });

  test('is none if the variable names what cannot be executed', () => {
    expect(find({ PATH: folder, [variable]: join(folder, 'missing') })).toBeNull();
  });
});

test('WebKit needs its driver and a display', () => {
  const [driver, xvfb] = [program('WebKitWebDriver'), program('Xvfb')];
  const missing = join(folder, 'missing');
  expect(findWebKit({ PATH: folder })).toEqual({ driver, xvfb });
  expect(findWebKit({ PATH: folder, WEBKIT_DRIVER: missing })).toBeNull();
  expect(findWebKit({ PATH: folder, XVFB: missing })).toBeNull();
});

test('a program that its variable names in vain is not looked for elsewhere, and the reason is a sentence', async () => {
  const path = join(folder, 'missing');
  vi.stubEnv('SOME_PROGRAM', path);
  const wanted = { title: 'Program', variable: 'SOME_PROGRAM', debian: 'program' };
  const answer = await ensureProgram({ ...wanted, find: () => null });
  expect(answer).toEqual({ missing: `SOME_PROGRAM names ${path}, which cannot be executed.` });
  vi.unstubAllEnvs();
});

test('names are tried folder by folder', () => {
  const path = program('second-name');
  expect(onPath({ PATH: `/nowhere:${folder}` }, ['first-name', 'second-name'])).toBe(path);
  expect(onPath({ PATH: folder }, ['first-name'])).toBeNull();
});
