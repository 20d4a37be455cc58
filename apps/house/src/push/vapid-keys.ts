import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';
import { Sentence } from '../sentence.ts';

const KEYS_FILE = 'push-keys.json';
const META_KEY = 'push_keys';
const VapidKeys = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

/** Key pair by which push services know this house. Source: RFC 8292. */
export type VapidKeys = z.infer<typeof VapidKeys>;

/**
 * The keys of a data folder, made once: every device subscribes with the public one and knows no other.
 * Errors: Sentence where the file is there and holds no keys.
 */
export function readVapidKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, KEYS_FILE);
  try {
    return VapidKeys.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new Sentence(`${file} holds no push keys; remove it, and new ones are made.`);
  }
  const keys = webPush.generateVAPIDKeys();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** The keys of all houses on a database: those of the first one, so that whichever leads can tell a device of any. */
export async function shareVapidKeys(db: Database, own: VapidKeys): Promise<VapidKeys> {
  await db.insert(meta).values({ key: META_KEY, value: own }).onConflictDoNothing();
  const [row] = await db.select().from(meta).where(eq(meta.key, META_KEY));
  return VapidKeys.parse(row?.value);
}
