import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir } from './data-template.ts';
import { startTestHouse, type TestHouse } from './house.ts';
import { DATABASE_FILE } from './shared-folder.ts';
import { newTestDatabase } from './test-database.ts';

const worker = globalThis as { sharedTestHouse?: Promise<TestHouse> };

async function start(): Promise<TestHouse> {
  const folder = process.env.SHARED_HOUSES;
  if (folder === undefined) throw new Error('Only files of the project "sharing" have a shared house.');
  const database = await newTestDatabase();
  if (database) writeFileSync(join(folder, `${process.pid}${DATABASE_FILE}`), database.url);
  return startTestHouse({ dataDir: await newDataDir(folder), databaseUrl: database?.url ?? null });
}

/**
 * The house that all test files of a worker share which ask for it: it is started once and ends with the worker. For files
 * that read, and change what belongs to their own players alone; what moves a match, the clock, limits of an address or
 * everybody's rows starts a house of its own.
 */
export const sharedHouse = (): Promise<TestHouse> => (worker.sharedTestHouse ??= start());
