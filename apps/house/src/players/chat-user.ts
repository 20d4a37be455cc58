import { createHmac } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { sharedSecret } from '#db/shared-secret.ts';

const ID_LENGTH = 22;

/** Id by which a chat knows a player: the same each time, and of no use to whoever does not know the secret. */
export async function chatUserId(db: Database, playerId: string): Promise<string> {
  const secret = await sharedSecret(db, 'chat_secret');
  return createHmac('sha256', secret).update(playerId).digest('base64url').slice(0, ID_LENGTH);
}
