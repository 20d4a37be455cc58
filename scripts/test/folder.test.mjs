import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTestFolder, newFolder } from './folder.mjs';

/** No process has a number as large as this. */
const NOBODY = 99_999_999;

/** @type {string} */
let place;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'touchline-folder-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('a folder is made where there is room, is gone once removed, and takes what a run left that was ended', () => {
  const leftOver = join(place, `touchline-test-${NOBODY}-abc`);
  const ofOthers = join(place, 'something');
  for (const one of [leftOver, ofOthers]) mkdirSync(one);
  const { folder, remove } = newFolder(place, 1);
  expect(dirname(folder)).toBe(place);
  expect(existsSync(leftOver)).toBe(false);
  const second = newFolder(place, 1);
  expect(existsSync(folder)).toBe(true);
  remove();
  second.remove();
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(ofOthers)).toBe(true);
});

test('where there is no such place, or too little room, the folder is among the temporary ones', () => {
  for (const made of [newFolder(join(place, 'nowhere')), newFolder(place, Number.MAX_VALUE)]) {
    expect(dirname(made.folder)).toBe(tmpdir());
    made.remove();
  }
});

test('a run keeps its temporary files and what Node compiles in its folder, and leaves nothing of it', async () => {
  vi.stubEnv('TMPDIR', place);
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  const seen = await inTestFolder(async (folder) => {
    expect(tmpdir()).toBe(folder);
    expect(process.env.NODE_COMPILE_CACHE).toBe(join(folder, 'compiled'));
    return folder;
  });
  await expect(
    inTestFolder(async () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(existsSync(seen)).toBe(false);
  expect(tmpdir()).toBe(place);
  expect(process.env).not.toHaveProperty('NODE_COMPILE_CACHE');
  vi.unstubAllEnvs();
});
