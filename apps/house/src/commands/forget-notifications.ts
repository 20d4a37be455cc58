import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/** Notifications of a player that are kept. */
export const KEPT_NOTIFICATIONS = 200;

/** Forgets what these players were told before the newest that are kept. */
export async function forgetOldNotifications(db: Database, playerIds: ReadonlySet<string>): Promise<void> {
  for (const playerId of playerIds)
    await db.execute(sql`
      delete from notifications where player_id = ${playerId} and id <= (
        select id from notifications where player_id = ${playerId} order by id desc limit 1 offset ${KEPT_NOTIFICATIONS})`);
}
