import { userChannel } from '@touchline/contract/channels';
import { asc, gt, inArray } from 'drizzle-orm';
import { outbox } from '#db/schema.ts';
import { forgetOldNotifications } from '../commands/forget-notifications.ts';
import type { House } from '../house.ts';
import type { Report } from '../report.ts';
import { type OutboxRow, readUserMessages } from './user-messages.ts';

const SLICE = 500;
/** A house that follows tells the leader once of what it commits within this time. */
const TELL_MS = 10;
const RETRY_MS = 1_000;

/** Publishes to players what was committed about them, in order for each of them; a repeated message has the same id. */
export interface Outbox {
  /** There may be something to publish. A follower leaves it to the leader, so that the order stays. */
  wake(): void;
  stop(): Promise<void>;
}

/** Players who have a notification more than before. */
const newlyNotified = ({ playerId, notificationId }: OutboxRow) =>
  notificationId === null ? [] : [playerId];

/** What came of a slice: rows that were published and deleted, and players whose next message could not be published. */
interface Sent {
  readonly count: number;
  readonly failures: ReadonlyMap<string, unknown>;
}

/** Publishes rows, to all players at once and to each of them in order: after a failure the rest of a player's rows waits. */
async function sendSlice(house: House, rows: readonly OutboxRow[]): Promise<Sent> {
  const messages = await readUserMessages(house, rows, house.now());
  const sent: OutboxRow[] = [];
  const failures = new Map<string, unknown>();
  const sendInOrder = async (playerId: string, own: readonly OutboxRow[]) => {
    for (const row of own) {
      const message = messages.get(row.id);
      if (message) await house.port.publish(userChannel(playerId), message);
      if (row.notificationId !== null) house.pushes.noteNotification(playerId, row.notificationId);
      sent.push(row);
    }
  };
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId);
  await Promise.all(
    [...byPlayer].map(([playerId, own]) =>
      sendInOrder(playerId, own).catch((error: unknown) => failures.set(playerId, error)),
    ),
  );
  await forgetOldNotifications(house.db, new Set(sent.flatMap(newlyNotified)));
  const ids = sent.map(({ id }) => id);
  if (ids.length > 0) await house.db.delete(outbox).where(inArray(outbox.id, ids));
  return { count: sent.length, failures };
}

/**
 * Publishes everything that waits, and skips the players to whom something could not be published. Ends early if nothing of a
 * slice was published: the real-time layer is away.
 * Errors: those of the database, and the first one of a publication.
 */
async function sendAll(house: House, mayGoOn: () => boolean): Promise<void> {
  const failures = new Map<string, unknown>();
  let after = 0;
  while (mayGoOn()) {
    const rows = await house.db
      .select()
      .from(outbox)
      .where(gt(outbox.id, after))
      .orderBy(asc(outbox.id))
      .limit(SLICE);
    const due = rows.filter(({ playerId }) => !failures.has(playerId));
    const sent = await sendSlice(house, due);
    for (const [playerId, error] of sent.failures) failures.set(playerId, error);
    const isAway = due.length > 0 && sent.count === 0;
    after = rows.at(-1)?.id ?? after;
    if (isAway || rows.length < SLICE) break;
  }
  for (const error of failures.values()) throw error;
}

/** The outbox of a house; `of` is asked when there is something to send. `report`: for publications that were lost. */
export function createOutbox(of: () => House, report: Report): Outbox {
  let isWanted = false;
  let isStopped = false;
  let isReported = false;
  let running: Promise<void> | null = null;
  let telling: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      clearTimeout(retry);
      const house = of();
      try {
        await sendAll(house, () => !isStopped && house.cluster.isLeading());
        isReported = false;
      } catch (error) {
        // The rows stay in the table. Reported once until everything gets through again.
        if (!isReported) report('messages to players could not be published', error);
        isReported = true;
        if (!isStopped) retry = setTimeout(wake, RETRY_MS).unref();
      }
    }
    running = null;
  };

  const wake = () => {
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
  };

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(telling);
      clearTimeout(retry);
      await running;
    },
  };
}
