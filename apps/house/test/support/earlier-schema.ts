import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Place } from './backup.ts';

const migrations = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

const journal: Journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));

/** Names of the migrations, the first one first. */
export const SCHEMAS = journal.entries.map(({ tag }) => tag);

/** A folder of migrations as a release had it: up to the one named, and then perhaps one of the test's own. */
function migrationsOf(last: string, more?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = journal.entries.slice(0, SCHEMAS.indexOf(last) + 1);
  const end = entries.at(-1);
  if (!end) throw new Error(`There is no migration ${last}.`);
  if (more !== undefined) writeFileSync(join(folder, 'more.sql'), more);
  const own = more === undefined ? [] : [{ ...end, idx: end.idx + 1, when: end.when + 1, tag: 'more' }];
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [...entries, ...own] }),
  );
  return folder;
}

/** A database that no house has opened. */
export interface BareDatabase {
  /** Brings it to the schema of a release, perhaps with a migration of the test's own after it. */
  migrate(last: string, more?: string): Promise<void>;
  /** Runs a statement without parameters; answers its rows. */
  query(statement: string): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

async function withFolder(last: string, more: string | undefined, run: (folder: string) => Promise<void>) {
  const migrationsFolder = migrationsOf(last, more);
  try {
    await run(migrationsFolder);
  } finally {
    rmSync(migrationsFolder, { recursive: true, force: true });
  }
}

/** Opens the database of a place as it is. */
export async function openBare({ dataDir, databaseUrl }: Place): Promise<BareDatabase> {
  if (databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    return {
      migrate: (last, more) =>
        withFolder(last, more, (migrationsFolder) =>
          migrateServer(drizzleServer(pool), { migrationsFolder }),
        ),
      query: async (statement) => (await pool.query(statement)).rows,
      close: () => pool.end(),
    };
  }
  mkdirSync(dataDir, { recursive: true });
  const database = await PGlite.create(join(dataDir, 'db'));
  return {
    migrate: (last, more) =>
      withFolder(last, more, (migrationsFolder) =>
        migratePglite(drizzlePglite(database), { migrationsFolder }),
      ),
    query: async (statement) => (await database.query<Record<string, unknown>>(statement)).rows,
    close: () => database.close(),
  };
}
