import type { EpochMs } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import type { UserMessage } from '@touchline/contract/channels';
import type { outbox } from '#db/schema.ts';
import type { House } from '../house.ts';
import { findBetsById } from '../queries/bets.ts';
import { countUnreadOf, findNotificationsById } from '../queries/notifications.ts';
import { findAccountsOf, findLocalesOf } from '../queries/player.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const present = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** Bets by id, each in the language of its player. */
async function betsOf(house: House, rows: readonly OutboxRow[], locales: ReadonlyMap<string, string>) {
  const bets = new Map<string, Bet>();
  for (const [locale, own] of Map.groupBy(rows, ({ playerId }) => locales.get(playerId))) {
    if (locale === undefined) continue;
    const ids = present(own.map(({ betId }) => betId));
    for (const bet of await findBetsById(house, ids, locale)) bets.set(bet.id, bet);
  }
  return bets;
}

/**
 * The messages of some rows by row id, as things are now, with a few statements for all of them. A row whose subject no longer
 * exists has none.
 */
export async function readUserMessages(
  house: House,
  rows: readonly OutboxRow[],
  ts: EpochMs,
): Promise<ReadonlyMap<number, UserMessage>> {
  const playersOf = (some: readonly OutboxRow[]) => present(some.map(({ playerId }) => playerId));
  const locales = await findLocalesOf(house, playersOf(rows));
  const bets = await betsOf(house, rows, locales);
  const accountsOf = await findAccountsOf(house, playersOf(rows.filter(({ currency }) => currency !== null)));
  const unread = await countUnreadOf(house, playersOf(rows.filter(({ isUnread }) => isUnread)));
  const notifications = await findNotificationsById(
    house,
    present(rows.map(({ notificationId }) => notificationId)),
    locales,
  );
  const messageOf = (row: OutboxRow): UserMessage | null => {
    const { playerId, currency, notificationId, betId, isUnread } = row;
    const id = String(row.id);
    if (isUnread) return { event: 'unread_counters_changed', ts, id, unread: unread.get(playerId) ?? 0 };
    if (currency !== null) {
      const account = accountsOf.get(playerId)?.find((one) => one.currency === currency);
      return account ? { event: 'balance_changed', ts, id, account } : null;
    }
    if (notificationId !== null) {
      const notification = notifications.get(notificationId);
      return notification ? { event: 'notification', ts, id, notification } : null;
    }
    const bet = bets.get(betId ?? '');
    return bet ? { event: 'bet_changed', ts, id, bet } : null;
  };
  return new Map(
    rows.flatMap((row) => {
      const message = messageOf(row);
      return message ? [[row.id, message] as const] : [];
    }),
  );
}
