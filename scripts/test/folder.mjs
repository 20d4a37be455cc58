import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of Linux whose files are in memory: a database is made there in a fifth of the time. Containers may have little of it. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;
const NAME = /^touchline-test-(\d+)-/;

/**
 * @param {string} place
 * @param {number} enough in bytes
 */
function hasRoom(place, enough) {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= enough;
}

/** @param {string} pid */
const isRunning = (pid) => existsSync(join('/proc', pid));

/** Removes what runs left that were ended by force: it would take memory. @param {string} place */
function removeLeftOver(place) {
  for (const name of readdirSync(place)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isRunning(pid)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

/**
 * A folder for one run of tests, in memory where there is room.
 * @param {string} [inMemory]
 * @param {number} [enough] room that it takes, in bytes
 * @returns {{ folder: string, remove: () => void }}
 */
export function newFolder(inMemory = IN_MEMORY, enough = ENOUGH_BYTES) {
  const place = hasRoom(inMemory, enough) ? inMemory : tmpdir();
  if (place === inMemory) removeLeftOver(place);
  const folder = mkdtempSync(join(place, `touchline-test-${process.pid}-`));
  // Lets the user of PostgreSQL reach the folder inside.
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Gives a run of tests a folder for its reports, its temporary files and Node's compile cache, and removes it at the end.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTestFolder(work) {
  const { folder, remove } = newFolder();
  const before = { ...process.env };
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  try {
    return await work(folder);
  } finally {
    for (const name of ['TMPDIR', 'NODE_COMPILE_CACHE'])
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    remove();
  }
}
