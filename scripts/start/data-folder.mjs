import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Sentence } from '../toolchain/sentence.mjs';

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Pid in a lock file of the house: its first run of digits.
 * @param {string} path
 */
function lockOwner(path) {
  const digits = /\d+/.exec(readFileSync(path, 'utf8'));
  return digits ? Number(digits[0]) : null;
}

/**
 * Makes the folder and the missing ones above it, one by one: the recursive call never returns on some file systems.
 * @param {string} folder absolute
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes the folder and throws a `Sentence` when it cannot be used: two houses on one folder corrupt it silently.
 * @param {string} folder absolute
 */
export function checkDataFolder(folder) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('not a folder');
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Sentence(`DATA_DIR ${folder} cannot be written: ${reason}.`);
  }
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.lock'))) {
    const pid = lockOwner(join(folder, name));
    if (pid !== null && pid !== process.pid && isRunning(pid)) {
      throw new Sentence(
        `DATA_DIR ${folder} is in use by process ${pid}; stop it or name another folder with DATA_DIR.`,
      );
    }
  }
}
