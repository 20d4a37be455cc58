import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { randomId } from '../players/ids.ts';
import { Sentence } from '../sentence.ts';
import { type ClusterMessage, type MessageOf, readMessage, writeMessage } from './messages.ts';
import { openPlace } from './place.ts';
import { CLUSTER_CHANNEL, type ClusterSession } from './session.ts';

/** What sends a statement: the database, or a transaction. */
type Sender = Pick<Database, 'execute'>;

/** For so long a house waits for the one before it on the same database to be gone. */
const GONE_MS = 5_000;
const RETRY_MS = 250;

type Handlers = { [K in ClusterMessage['kind']]?: (message: MessageOf<K>) => void };

/** The houses on one database, as one of them sees them. */
export interface Cluster {
  /** Name of this house among them, another one after each start. */
  readonly id: string;
  /** No other house was there when this one came. */
  readonly cameAlone: boolean;
  /** Leads the feed: publishes, writes prices, settles. At most one house does. */
  isLeading(): boolean;
  /** Says something to the other houses. Nothing hangs on it alone: what is lost is found by the leader's sweep. */
  tell(message: ClusterMessage): void;
  /** Says it when the transaction is committed, and only then. Errors: those of the statement. */
  tellWithin(tx: Sender, message: ClusterMessage): Promise<void>;
  /** Called for each message of another house. */
  on<K extends ClusterMessage['kind']>(kind: K, handler: (message: MessageOf<K>) => void): void;
  /** Called when this house begins to lead after another one, before it does anything as the leader. */
  onLead(handler: () => void): void;
  /** Called when messages may have been missed. */
  onRejoined(handler: () => void): void;
  stop(): Promise<void>;
}

/** A house that is alone, as on the database of its data folder. */
export const ALONE: Cluster = Object.freeze({
  id: 'alone',
  cameAlone: true,
  isLeading: () => true,
  tell: () => undefined,
  tellWithin: async () => undefined,
  on: () => undefined,
  onLead: () => undefined,
  onRejoined: () => undefined,
  stop: async () => undefined,
});

/** Takes a first place. Without a shared real-time layer only a house that is alone may have one. */
async function enter(session: ClusterSession, isShared: boolean) {
  const until = Date.now() + GONE_MS;
  for (;;) {
    await session.beginEntering();
    const isLeading = await session.tryLead();
    const isAlone = isLeading && (await session.tryAlone());
    if (isAlone || isShared) return { isLeading, isAlone };
    await session.letGo();
    if (Date.now() > until) {
      throw new Sentence(
        'Another house works on the database at DATABASE_URL; several houses on one database need REALTIME=centrifugo for each of them.',
      );
    }
    await sleep(RETRY_MS);
  }
}

/** Those who listen, by what they listen for. */
function createListeners(id: string) {
  const handlers: Handlers = {};
  const leads: (() => void)[] = [];
  const rejoins: (() => void)[] = [];
  return {
    handlers,
    leads,
    rejoins,
    hear(text: string) {
      const heard = readMessage(text);
      if (!heard || heard.from === id) return;
      const handler = handlers[heard.message.kind] as ((message: ClusterMessage) => void) | undefined; // of its kind
      handler?.(heard.message);
    },
  };
}

/**
 * Joins the houses on the database at `url`. Houses enter one after the other, `setUp` included.
 * Errors: Sentence where another house is there and this one has a real-time hub of its own; what `setUp` throws.
 */
export async function openCluster(options: {
  readonly url: string;
  readonly db: Database;
  /** Whether the real-time layer carries what any of the houses publishes. */
  readonly isShared: boolean;
  readonly setUp: (isAlone: boolean) => Promise<void>;
  readonly report: (what: string, error: unknown) => void;
}): Promise<Cluster> {
  const { url, db, isShared, setUp, report } = options;
  const id = randomId();
  const { handlers, leads, rejoins, hear } = createListeners(id);
  let cameAlone = false;
  let isStopped = false;
  const takePlace = async (session: ClusterSession) => {
    const { isLeading, isAlone } = await enter(session, isShared);
    cameAlone = isAlone;
    await setUp(isAlone);
    await session.bePresent();
    if (!isLeading) console.log('Another house leads the feed; this one follows.');
    return isLeading;
  };
  const place = await openPlace(url, takePlace, {
    message: hear,
    leads: () => {
      for (const handler of leads) handler();
      console.log('This house leads the feed from now on.');
    },
    rejoined: () => {
      for (const handler of rejoins) handler();
      // One that came while this house was not heard of may have taken itself for the only one.
      setUp(false).catch((error: unknown) => report('how the other houses on this database are run', error));
    },
    report,
  });
  place.watch();
  const notify = (on: Sender, message: ClusterMessage) =>
    on.execute(sql`select pg_notify(${CLUSTER_CHANNEL}, ${writeMessage(id, message)})`);
  return {
    id,
    cameAlone,
    isLeading: place.isLeading,
    tell(message) {
      if (isStopped) return;
      notify(db, message).catch((error: unknown) => report('other houses could not be told', error));
    },
    async tellWithin(tx, message) {
      await notify(tx, message);
    },
    on: (kind, handler) => {
      Object.assign(handlers, { [kind]: handler });
    },
    onLead: (handler) => {
      leads.push(handler);
    },
    onRejoined: (handler) => {
      rejoins.push(handler);
    },
    stop() {
      isStopped = true;
      return place.stop();
    },
  };
}
