import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/** Notifications of a player that are kept. */
export const KEPT_NOTIFICATIONS = 200;

/** Deletes all notifications of these players but the newest that are kept. */
export async function forgetOldNotifications(db: Database, playerIds: ReadonlySet<string>): Promise<void> {
  if (playerIds.size === 0) return;
  await db.execute(sql`
    delete from notifications n using (
      select p.id as player_id, (
        select id from notifications where player_id = p.id order by id desc limit 1 offset ${KEPT_NOTIFICATIONS}
      ) as newest
      from jsonb_array_elements_text(${JSON.stringify([...playerIds])}::jsonb) p(id)
    ) old where n.player_id = old.player_id and n.id <= old.newest`);
}
