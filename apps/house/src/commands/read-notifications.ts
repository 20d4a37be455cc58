import { and, eq, inArray, isNull } from 'drizzle-orm';
import { notifications } from '#db/notifications-schema.ts';
import { outbox } from '#db/schema.ts';
import type { House } from '../house.ts';

/** Notifications of these ids, as the contract writes them; what is no id is passed over. */
const numbersOf = (ids: readonly string[]) =>
  ids.filter((id) => /^\d{1,15}$/.test(id)).map((id) => Number(id));

/** Marks a player's notifications as read, all of them or those with these ids, and tells his other pages. */
export async function readNotifications(
  house: House,
  playerId: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  const now = house.now();
  const isChanged = await house.db.transaction(async (tx) => {
    const read = await tx
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(
          eq(notifications.playerId, playerId),
          isNull(notifications.readAt),
          ids === 'all' ? undefined : inArray(notifications.id, numbersOf(ids)),
        ),
      )
      .returning({ id: notifications.id });
    if (read.length > 0) await tx.insert(outbox).values({ playerId, isUnread: true, createdAt: now });
    return read.length > 0;
  });
  if (isChanged) house.outbox.wake();
}
