import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropTestDatabase } from './test-database.ts';

/** Ending of files in the folder that hold the address of a shared house's database. */
export const DATABASE_FILE = '.database';

/** Makes the folder of shared houses, and removes it and their databases after the run: workers are ended without a word. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-shared-'));
  process.env.SHARED_HOUSES = folder;
  return async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith(DATABASE_FILE)))
      await dropTestDatabase(readFileSync(join(folder, name), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
  };
}
