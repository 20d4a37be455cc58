import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newTestDatabase } from './test-database.ts';

// The commands of docs/operators/backup-and-upgrade.md.

const runFile = promisify(execFile);

/** Where PostgreSQL's programs are; null where the tests run on PGlite. */
const BIN = process.env.TEST_POSTGRES_BIN || null;

/** Why a database on a server cannot be backed up here; null when it can, or when there is no server. */
export const NO_BACKUP =
  process.env.TEST_DATABASE_URL && BIN === null
    ? 'TEST_POSTGRES_BIN does not name the folder of pg_dump and pg_restore'
    : null;

const program = (name: string, args: readonly string[]) => runFile(join(BIN ?? '', name), args);

/** A data folder and, with a server, a database. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** A backup, and a place made from it. */
export interface Backup {
  restore(): Promise<Place>;
  /** Removes the backup and what was restored from it. */
  remove(): Promise<void>;
}

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (path) => !/(house\.lock|\.s\.PGSQL\.\d+)$/.test(path) });

/** Takes a backup. With a server the house may run; without one it has to be stopped. */
export async function takeBackup({ dataDir, databaseUrl }: Place): Promise<Backup> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
  const dump = join(folder, 'database.dump');
  if (databaseUrl !== null) await program('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl]);
  copy(dataDir, join(folder, 'data'));
  const databases: { drop(): Promise<void> }[] = [];
  return {
    async restore() {
      const restored = join(folder, 'restored');
      copy(join(folder, 'data'), restored);
      if (databaseUrl === null) return { dataDir: restored, databaseUrl };
      const database = await newTestDatabase({ isEmpty: true });
      if (database === null) throw new Error('A database that was dumped is on a server.');
      databases.push(database);
      await program('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${database.url}`, dump]);
      return { dataDir: restored, databaseUrl: database.url };
    },
    async remove() {
      for (const { drop } of databases) await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
