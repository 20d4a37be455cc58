import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from '../sentence.ts';

const LOCK_FILE = 'house.lock';
const SECRET_FILE = 'realtime.secret';

/** A data folder that belongs to this process until it is released. */
export interface DataFolder {
  readonly path: string;
  /** Secret of the real-time tokens, made once. */
  readonly secret: string;
  release(): void;
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function lockOwner(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) ? pid : null;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function takeLock(folder: string, file: string): void {
  // Two tries: the second follows the removal of a lock whose process is gone.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      return;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const owner = lockOwner(file);
    // A pid of our own is a lock left in a restarted container, or a second house in this process.
    if (owner !== null && (owner === process.pid ? held.has(file) : isRunning(owner))) {
      throw new Sentence(
        `DATA_DIR ${folder} is in use by process ${owner}; stop it or name another folder with DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Sentence(`DATA_DIR ${folder} is being taken by another process; try again.`);
}

const held = new Set<string>();

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** Takes the folder for this process: two houses on one folder would corrupt it silently. */
export function openDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Sentence(
      `DATA_DIR ${path} cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const file = join(path, LOCK_FILE);
  try {
    takeLock(path, file);
  } catch (error) {
    if (error instanceof Sentence) throw error;
    throw new Sentence(
      `DATA_DIR ${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  held.add(file);
  return {
    path,
    secret: readSecret(join(path, SECRET_FILE)),
    release() {
      held.delete(file);
      rmSync(file, { force: true });
    },
  };
}
