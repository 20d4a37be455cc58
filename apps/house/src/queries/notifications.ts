import { invariant } from '@touchline/betting';
import type { Notification } from '@touchline/contract';
import { betTypeName, type NotificationType, notificationTexts } from '@touchline/i18n/catalog-names';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { notifications } from '#db/notifications-schema.ts';
import type { House } from '../house.ts';
import type { NotificationFacts } from '../players/notify-player.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { refOf } from './present-bet.ts';

type Row = typeof notifications.$inferSelect;

function sumOf({ amount, currency: code }: Partial<NotificationFacts>) {
  if (amount === undefined || code === undefined) return null;
  const currency = currencyOf(code);
  invariant(currency !== undefined, `there is a currency ${code}`);
  return { amount, currency };
}

function presentNotification(row: Row, locale: string): Notification {
  const facts = row.facts as Partial<NotificationFacts>; // written by players/notify-player.ts alone
  const type = row.type as NotificationType; // as above
  const isOfBet = row.objectType === 'bet' || row.objectType === 'game';
  const ref = row.objectId === null || !isOfBet ? null : refOf(row.objectId);
  const name = facts.bet_type === undefined ? null : betTypeName(locale, facts.bet_type);
  return {
    id: String(row.id),
    ...notificationTexts(locale, type, sumOf(facts)),
    caption: [name, ref].filter((part) => part !== null).join(' · '),
    type,
    object_type: row.objectType,
    object_ref: ref,
    read: row.readAt !== null,
    created_at: row.createdAt,
  };
}

/** A page of what a player was told, newest first. */
export async function findNotifications(
  { db }: House,
  playerId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
  locale: string,
) {
  const where = eq(notifications.playerId, playerId);
  const [found] = await db.select({ total: count() }).from(notifications).where(where);
  const rows = await db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = found?.total ?? 0;
  return {
    data: rows.map((row) => presentNotification(row, locale)),
    pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
  };
}

/** One notification; null where it is no longer kept. */
export async function findNotification(
  { db }: House,
  id: number,
  locale: string,
): Promise<Notification | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row ? presentNotification(row, locale) : null;
}

/** Notifications by id, each in the language of its player; those that are no longer kept are left out. */
export async function findNotificationsById(
  { db }: House,
  ids: readonly number[],
  locales: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<number, Notification>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(notifications)
    .where(inArray(notifications.id, [...ids]));
  return new Map(
    rows.flatMap((row) => {
      const locale = locales.get(row.playerId);
      return locale === undefined ? [] : [[row.id, presentNotification(row, locale)] as const];
    }),
  );
}

/** How many each of these players has not read; players who have read all of them are left out. */
export async function countUnreadOf(
  { db }: House,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .select({ playerId: notifications.playerId, unread: count() })
    .from(notifications)
    .where(and(inArray(notifications.playerId, [...playerIds]), isNull(notifications.readAt)))
    .groupBy(notifications.playerId);
  return new Map(rows.map(({ playerId, unread }) => [playerId, unread]));
}

/** How many a player has not read. */
export const countUnread = async (house: House, playerId: string): Promise<number> =>
  (await countUnreadOf(house, [playerId])).get(playerId) ?? 0;
