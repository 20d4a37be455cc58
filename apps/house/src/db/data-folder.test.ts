import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sentence } from '../sentence.ts';
import { openDataFolder } from './data-folder.ts';

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'touchline-folder-'));
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

test('a folder is made, locked with the pid, and let go', () => {
  const folder = openDataFolder(join(path, 'deep', 'data'));
  expect(existsSync(join(path, 'deep', 'data', 'house.lock'))).toBe(true);
  folder.release();
  expect(existsSync(join(path, 'deep', 'data', 'house.lock'))).toBe(false);
});

test('a folder that a living process holds is refused in a sentence that names it', () => {
  writeFileSync(join(path, 'house.lock'), `${process.ppid}\n`);
  expect(() => openDataFolder(path)).toThrow(Sentence);
  expect(() => openDataFolder(path)).toThrow(`in use by process ${process.ppid}`);
});

test('two houses of one process do not share a folder', () => {
  const folder = openDataFolder(path);
  expect(() => openDataFolder(path)).toThrow(Sentence);
  folder.release();
  openDataFolder(path).release();
});

test('a lock whose process is gone, or that holds no pid, is taken over', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  for (const content of [`${gone}\n`, 'garbage', '']) {
    writeFileSync(join(path, 'house.lock'), content);
    openDataFolder(path).release();
  }
});

test('the secret of tokens is made once and readable by its owner alone', () => {
  const first = openDataFolder(path);
  first.release();
  const second = openDataFolder(path);
  second.release();
  expect(second.secret).toBe(first.secret);
  expect(first.secret.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(path, 'realtime.secret')).mode & 0o077).toBe(0);
});
