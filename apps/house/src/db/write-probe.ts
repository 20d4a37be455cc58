import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Several pages, so that the database has to ask the disk for room. */
const ROWS = 4_096;
const BYTES = 128 * 1024;
const FILE = 'write-probe';

/**
 * Writes to a table of this connection that is emptied at once: each time its file has to grow again. Both statements are one
 * transaction, because they are sent together.
 */
const WRITE = `
  create temp table if not exists write_probe (n int) on commit delete rows;
  insert into pg_temp.write_probe select generate_series(1, ${ROWS})`;

/**
 * A check that the database answers and that its disk takes data. `folder`: the data folder that holds the database, null for
 * a server. Calls at the same time share one check.
 * Errors: those of the driver and of the file system, code 53100 or ENOSPC if the disk is full.
 */
export function createWriteProbe(pool: pg.Pool, folder: string | null): () => Promise<void> {
  const write = async () => {
    await pool.query(WRITE);
    if (folder === null) return;
    const file = join(folder, FILE);
    await writeFile(file, Buffer.alloc(BYTES));
    await rm(file);
  };
  let running: Promise<void> | null = null;
  return () => {
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  };
}
