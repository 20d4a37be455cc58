import { setTimeout as sleep } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import { LOCKS } from '#db/advisory-locks.ts';
import { clusterOrders } from '#db/cluster-schema.ts';
import type { Database } from '#db/database.ts';
import type { World } from '#feed/world.ts';
import type { WorldControl } from '#feed/world-control.ts';
import type { Transaction } from '../operators/audit-log.ts';
import type { Features } from '../operators/features.ts';
import type { Cluster } from './cluster.ts';

const RETRY_MS = 1_000;

/** What can be ordered of a running house. */
type Calls = Omit<WorldControl, 'jump'> & { readonly feature: Features['apply'] };
export type WorldOrder = {
  [K in keyof Calls]: { readonly call: K; readonly arguments: Parameters<Calls[K]> };
}[keyof Calls];

/** In place of the house's name, for what no house has carried out before it is committed. */
const NO_HOUSE = '';

/** How what an operator's command wrote comes to the running worlds. */
export interface WorldOrders {
  /** Writes orders in the transaction of their command: each house carries out what is committed, whatever becomes of this one. */
  write(tx: Transaction, orders: readonly WorldOrder[]): Promise<void>;
  /** Carries them out in this house once they are committed. */
  carryOut(orders: readonly WorldOrder[]): Promise<void>;
}

/** What is done to the running world of one house is done to that of every house on its database. */
export interface SharedOrders {
  /** The world's control: each call is carried out here at once and by the other houses a moment later. */
  readonly control: WorldControl;
  readonly orders: WorldOrders;
  /** Carries out what other houses ordered before; the world has to be at now. */
  begin(): Promise<void>;
  /** Carries out what other houses ordered since. */
  catchUp(): Promise<void>;
  /** Returns when the other houses can know of everything that was ordered here. */
  sent(): Promise<void>;
  stop(): Promise<void>;
}

/** Markets that are priced on demand alone are priced before they are spoken of. */
const ABOUT_MARKETS: ReadonlySet<string> = new Set(['movePrice', 'suspend', 'settle']);

const callsOf = (world: World, features: Features): Calls => ({ ...world.control, feature: features.apply });

function carryOut(world: World, calls: Calls, order: WorldOrder): void {
  const [subject] = order.arguments;
  if (ABOUT_MARKETS.has(order.call) && typeof subject === 'string') world.ensureBook(subject);
  const call = calls[order.call] as (...given: readonly unknown[]) => unknown; // with the arguments of its own
  call(...order.arguments);
}

/** Orders of a house that is alone. */
export function createOwnOrders(world: World, features: Features): WorldOrders {
  const calls = callsOf(world, features);
  return {
    write: async () => undefined,
    async carryOut(orders) {
      for (const order of orders) carryOut(world, calls, order);
    },
  };
}

/** Writes orders, and tells the other houses of them with the transaction. */
async function write(tx: Transaction, cluster: Cluster, house: string, orders: readonly WorldOrder[]) {
  if (orders.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.orders})`);
  const createdAt = Date.now();
  await tx.insert(clusterOrders).values(orders.map((order) => ({ house, createdAt, ...order })));
  await cluster.tellWithin(tx, { kind: 'orders' });
}

/** Orders that wait to be written, in order; written again until the database takes them. */
function createSender(db: Database, cluster: Cluster, report: (what: string, error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const send = async (order: WorldOrder) => {
    while (!isStopped) {
      try {
        return await db.transaction((tx) => write(tx, cluster, cluster.id, [order]));
      } catch (error) {
        report('other houses could not be told of an order', error);
        await sleep(RETRY_MS);
      }
    }
  };
  return {
    add(order: WorldOrder) {
      last = last.then(() => send(order));
    },
    sent: () => last,
    stop() {
      // What the database takes at once is still written.
      const ended = last;
      setTimeout(() => {
        isStopped = true;
      }, RETRY_MS).unref();
      return ended;
    },
  };
}

/** The control that carries out and passes on. What did nothing here is not passed on. */
function shareControl(world: World, add: (order: WorldOrder) => void): WorldControl {
  const { control } = world;
  const passOn = (isDone: boolean, order: WorldOrder) => {
    if (isDone) add(order);
    return isDone;
  };
  return {
    movePrice: (...given) => passOn(control.movePrice(...given), { call: 'movePrice', arguments: given }),
    suspend: (...given) => passOn(control.suspend(...given), { call: 'suspend', arguments: given }),
    stop(...given) {
      control.stop(...given);
      add({ call: 'stop', arguments: given });
    },
    setStatus: (...given) => passOn(control.setStatus(...given), { call: 'setStatus', arguments: given }),
    score(matchId, side, at = world.reached()) {
      // With its moment, so that the match goes on alike in every house.
      return passOn(control.score(matchId, side, at), { call: 'score', arguments: [matchId, side, at] });
    },
    settle: (...given) => passOn(control.settle(...given), { call: 'settle', arguments: given }),
    jump(to) {
      const before = world.feedTime(0);
      if (!control.jump(to)) return false;
      // By how much, not to where: the worlds of two houses are a part of a tick from each other.
      add({ call: 'skip', arguments: [world.feedTime(0) - before] });
      return true;
    },
    skip(feedMs) {
      control.skip(feedMs);
      add({ call: 'skip', arguments: [feedMs] });
    },
    setProviderStatus(...given) {
      control.setProviderStatus(...given);
      add({ call: 'setProviderStatus', arguments: given });
    },
  };
}

export function createSharedOrders(options: {
  readonly db: Database;
  readonly cluster: Cluster;
  readonly world: World;
  readonly features: Features;
  readonly report: (what: string, error: unknown) => void;
}): SharedOrders {
  const { db, cluster, world, features, report } = options;
  const calls = callsOf(world, features);
  const sender = createSender(db, cluster, report);
  let seen = 0;
  const { promise: begun, resolve: open } = Promise.withResolvers<void>();
  let pulling = begun;

  const pull = async () => {
    const rows = await db
      .select()
      .from(clusterOrders)
      .where(gt(clusterOrders.id, seen))
      .orderBy(asc(clusterOrders.id));
    for (const row of rows) {
      seen = row.id;
      if (row.house !== cluster.id) carryOut(world, calls, row as unknown as WorldOrder); // written above alone
    }
  };
  let queued: Promise<void> | null = null;
  const catchUp = () => {
    // One that has not begun yet reads what is there by then: it serves everybody who waits.
    queued ??= pulling.then(() => {
      queued = null;
      return pull();
    });
    pulling = queued.catch(() => undefined);
    return queued;
  };
  let retry: NodeJS.Timeout | undefined;
  const follow = async (): Promise<void> => {
    clearTimeout(retry);
    try {
      await catchUp();
    } catch (error) {
      report('orders of other houses could not be read', error);
      retry = setTimeout(follow, RETRY_MS).unref();
    }
  };
  cluster.on('orders', follow);
  cluster.onRejoined(follow);
  return {
    control: shareControl(world, sender.add),
    orders: {
      write: (tx, orders) => write(tx, cluster, NO_HOUSE, orders),
      // From the table, in one order with those of the other houses.
      carryOut: follow,
    },
    begin() {
      open();
      return catchUp();
    },
    catchUp,
    sent: sender.sent,
    stop() {
      clearTimeout(retry);
      return sender.stop();
    },
  };
}
