import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir } from './data-template.ts';
import { startTestHouse, type TestHouse } from './house.ts';
import { DATABASE_FILE } from './shared-folder.ts';
import { newTestDatabase } from './test-database.ts';

const worker = globalThis as { sharedTestHouse?: Promise<TestHouse> };

async function start(): Promise<TestHouse> {
  const folder = process.env.SHARED_HOUSES;
  if (folder === undefined) throw new Error('Only tests of the backend have a shared house.');
  const database = await newTestDatabase();
  if (database) writeFileSync(join(folder, `${process.pid}${DATABASE_FILE}`), database.url);
  return startTestHouse({ dataDir: await newDataDir(folder), databaseUrl: database?.url ?? null });
}

/**
 * Starts one house per worker, for test files that change only rows of their own players. Files that move a match or the
 * clock, or reach the limits of an address, call `startTestHouse`.
 */
export const sharedHouse = (): Promise<TestHouse> => (worker.sharedTestHouse ??= start());
