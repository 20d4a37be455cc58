import { eq, or } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';

/** Finds the player that an order names by id, email or verified phone. */
export async function findNamedPlayer({ db }: Pick<House, 'db'>, name: string) {
  const [player] = await db
    .select({ id: players.id, currency: players.currency })
    .from(players)
    .where(or(eq(players.id, name), eq(players.email, name.toLowerCase()), eq(players.phone, name)));
  return player;
}
