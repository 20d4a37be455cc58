import type { EpochMs } from '@touchline/betting';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { asc, inArray } from 'drizzle-orm';
import { outbox } from '#db/schema.ts';
import { forgetOldNotifications } from '../commands/forget-notifications.ts';
import type { House } from '../house.ts';
import { findBet } from '../queries/bets.ts';
import { countUnread, findNotification } from '../queries/notifications.ts';
import { findAccount, findPlayer } from '../queries/player.ts';

const SLICE = 100;
/** A house that follows tells the leader once of what it commits within this time. */
const TELL_MS = 10;

/** Tells players what was committed about them, in order; what is told twice carries the same id. */
export interface Outbox {
  /** There may be something to tell. A house that follows leaves it to the leader, so that the order stays. */
  wake(): void;
  stop(): Promise<void>;
}

type Row = typeof outbox.$inferSelect;

/** The message of a row; null where what it told of is no longer there. */
async function messageOf(house: House, row: Row, ts: EpochMs): Promise<UserMessage | null> {
  const id = String(row.id);
  if (row.isUnread)
    return { event: 'unread_counters_changed', ts, id, unread: await countUnread(house, row.playerId) };
  if (row.currency !== null) {
    return {
      event: 'balance_changed',
      ts,
      id,
      account: await findAccount(house, row.playerId, row.currency),
    };
  }
  const { locale } = await findPlayer(house, row.playerId);
  if (row.notificationId !== null) {
    const notification = await findNotification(house, row.notificationId, locale);
    return notification && { event: 'notification', ts, id, notification };
  }
  return { event: 'bet_changed', ts, id, bet: await findBet(house, row.betId ?? '', locale) };
}

/** Players who have a notification more than before. */
const newlyTold = ({ playerId, notificationId }: Row) => (notificationId === null ? [] : [playerId]);

async function sendSlice(house: House): Promise<number> {
  const rows = await house.db.select().from(outbox).orderBy(asc(outbox.id)).limit(SLICE);
  for (const row of rows) {
    const message = await messageOf(house, row, house.now());
    if (message) await house.port.publish(userChannel(row.playerId), message);
    if (row.notificationId !== null) house.pushes.noteNotification(row.playerId, row.notificationId);
  }
  await forgetOldNotifications(house.db, new Set(rows.flatMap(newlyTold)));
  if (rows.length > 0)
    await house.db.delete(outbox).where(
      inArray(
        outbox.id,
        rows.map((row) => row.id),
      ),
    );
  return rows.length;
}

/** The outbox of a house; `of` is asked when there is something to send. */
export function createOutbox(of: () => House): Outbox {
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let telling: NodeJS.Timeout | undefined;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      const house = of();
      try {
        while (!isStopped && house.cluster.isLeading() && (await sendSlice(house)) === SLICE);
      } catch (error) {
        // What was not sent stays in the table and is tried again with the next commit or tick.
        house.report('players could not be told of their bets', error);
      }
    }
    running = null;
  };

  return {
    wake() {
      const { cluster } = of();
      if (!cluster.isLeading()) {
        telling ??= setTimeout(() => {
          telling = undefined;
          cluster.tell({ kind: 'outbox' });
        }, TELL_MS);
        return;
      }
      isWanted = true;
      running ??= run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(telling);
      await running;
    },
  };
}
