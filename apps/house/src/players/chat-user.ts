import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';

const META_KEY = 'chat_secret';
const Secret = z.object({ secret: z.string().length(43) });
const BYTES = 32;
const ID_LENGTH = 22;

/** The secret of all instances on a database, made once: a chat knows players by ids that follow from it. */
async function chatSecret(db: Database): Promise<string> {
  const read = async () => (await db.select().from(meta).where(eq(meta.key, META_KEY)))[0]?.value;
  const known = await read();
  if (known !== undefined) return Secret.parse(known).secret;
  const value = { secret: randomBytes(BYTES).toString('base64url') };
  await db.insert(meta).values({ key: META_KEY, value }).onConflictDoNothing();
  return Secret.parse(await read()).secret;
}

/** Id by which a chat knows a player: the same each time, and of no use to whoever does not know the secret. */
export async function chatUserId(db: Database, playerId: string): Promise<string> {
  const secret = await chatSecret(db);
  return createHmac('sha256', secret).update(playerId).digest('base64url').slice(0, ID_LENGTH);
}
