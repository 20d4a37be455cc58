import { eq, or } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { players } from '#db/schema.ts';
import type { PlayerRow } from '../players/sessions.ts';

/** The player with an id, an email or a verified phone. */
export async function findNamedPlayer(
  db: Pick<Database, 'select'>,
  named: string,
): Promise<PlayerRow | undefined> {
  const [player] = await db
    .select()
    .from(players)
    .where(or(eq(players.id, named), eq(players.email, named.toLowerCase()), eq(players.phone, named)));
  return player;
}
