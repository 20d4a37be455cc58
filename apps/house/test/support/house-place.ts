import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksNoDepositLimit, newDataDir } from './data-template.ts';
import { newTestDatabase } from './test-database.ts';

/** Where a house keeps what it knows. */
export interface HousePlace {
  readonly dataDir: string;
  /** Null: the database of the data folder. */
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

/** Makes a data folder, and a migrated database on the server of TEST_DATABASE_URL if there is one. */
export async function newHousePlace(): Promise<HousePlace> {
  const database = await newTestDatabase();
  const dataDir = database ? mkdtempSync(join(tmpdir(), 'touchline-house-')) : await newDataDir();
  asksNoDepositLimit(dataDir);
  return {
    dataDir,
    databaseUrl: database?.url ?? null,
    async remove() {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
