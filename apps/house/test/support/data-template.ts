import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/db/database.ts';

const migrations = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/touchline', import.meta.url));

/** Names the schema: changes with every migration. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function makeTemplate(path: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const { close } = await openDatabase({ dataDir: draft, url: null });
  await close();
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another test file was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Lets players of a test deposit without the question that comes before a first deposit. Its own test asks it. */
export function asksNoDepositLimit(dataDir: string): void {
  const limits = { default: { ask_before_first_deposit: false } };
  writeFileSync(join(dataDir, 'limits.json'), JSON.stringify(limits));
}

/** A data folder with an empty, migrated database: copied, because making one takes seconds. */
export async function newDataDir(parent: string = tmpdir()): Promise<string> {
  const template = join(cache, `house-${schemaFingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const folder = mkdtempSync(join(parent, 'touchline-house-'));
  cpSync(template, folder, { recursive: true });
  asksNoDepositLimit(folder);
  return folder;
}
