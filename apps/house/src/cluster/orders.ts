import { setTimeout as sleep } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import { LOCKS } from '#db/advisory-locks.ts';
import { clusterOrders } from '#db/cluster-schema.ts';
import type { Database } from '#db/database.ts';
import type { World } from '#feed/world.ts';
import type { WorldControl } from '#feed/world-control.ts';
import type { Features } from '../operators/features.ts';
import type { Cluster } from './cluster.ts';

const RETRY_MS = 1_000;

/** What can be ordered of a running house. */
type Calls = Omit<WorldControl, 'jump'> & { readonly feature: Features['apply'] };
type Order = {
  [K in keyof Calls]: { readonly call: K; readonly arguments: Parameters<Calls[K]> };
}[keyof Calls];

/** What is done to the running world of one house is done to that of every house on its database. */
export interface SharedOrders {
  /** The world's control: each call is carried out here at once and by the other houses a moment later. */
  readonly control: WorldControl;
  readonly features: Features;
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

function carryOut(world: World, calls: Calls, order: Order): void {
  const [subject] = order.arguments;
  if (ABOUT_MARKETS.has(order.call) && typeof subject === 'string') world.ensureBook(subject);
  const call = calls[order.call] as (...given: readonly unknown[]) => unknown; // with the arguments of its own
  call(...order.arguments);
}

/** Orders that wait to be written, in order; written again until the database takes them. */
function createSender(db: Database, cluster: Cluster, report: (what: string, error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const write = (order: Order) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.orders})`);
      await tx.insert(clusterOrders).values({ house: cluster.id, createdAt: Date.now(), ...order });
    });
  const send = async (order: Order) => {
    while (!isStopped) {
      try {
        await write(order);
        cluster.tell({ kind: 'orders' });
        return;
      } catch (error) {
        report('other houses could not be told of an order', error);
        await sleep(RETRY_MS);
      }
    }
  };
  return {
    add(order: Order) {
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
function shareControl(world: World, add: (order: Order) => void): WorldControl {
  const { control } = world;
  const passOn = (isDone: boolean, order: Order) => {
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
  const calls: Calls = { ...world.control, feature: features.apply };
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
      if (row.house !== cluster.id) carryOut(world, calls, row as unknown as Order); // written above alone
    }
  };
  const catchUp = () => {
    const pulled = pulling.then(pull);
    pulling = pulled.catch(() => undefined);
    return pulled;
  };
  const follow = () => {
    catchUp().catch((error: unknown) => report('orders of other houses could not be read', error));
  };
  cluster.on('orders', follow);
  cluster.onRejoined(follow);
  return {
    control: shareControl(world, sender.add),
    features: {
      ...features,
      apply(feature, isOn) {
        features.apply(feature, isOn);
        sender.add({ call: 'feature', arguments: [feature, isOn] });
      },
    },
    begin() {
      open();
      return catchUp();
    },
    catchUp,
    sent: sender.sent,
    stop: sender.stop,
  };
}
