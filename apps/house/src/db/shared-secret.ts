import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { meta } from './schema.ts';

const Secret = z.object({ secret: z.string().length(43) });
const BYTES = 32;

/** A secret of all instances on a database, made once. Shape: the key names its row of `meta`. */
export async function sharedSecret(db: Database, key: string): Promise<string> {
  const read = async () => (await db.select().from(meta).where(eq(meta.key, key)))[0]?.value;
  const known = await read();
  if (known !== undefined) return Secret.parse(known).secret;
  const value = { secret: randomBytes(BYTES).toString('base64url') };
  await db.insert(meta).values({ key, value }).onConflictDoNothing();
  return Secret.parse(await read()).secret;
}
