import type { Database } from '#db/database.ts';
import type { World } from '#feed/world.ts';
import type { BetCounts } from '../bets/bet-counts.ts';
import { createLivePrices, type LivePrices } from '../bets/live-prices.ts';
import type { GameSettler } from '../commands/settle-games.ts';
import type { Features } from '../operators/features.ts';
import type { HouseOptions } from '../options.ts';
import type { Report } from '../report.ts';
import { beAlike } from './alike.ts';
import { createAskedPrices } from './asked-prices.ts';
import { ALONE, type Cluster, openCluster } from './cluster.ts';
import { createOwnOrders, createSharedOrders, type WorldOrders } from './orders.ts';

/** Bets are told of together, so that many of them do not wait for each other's notifications. */
const GATHER_MS = 100;
const GATHER_MOST = 200;

/**
 * The cluster of a house: those on the same PostgreSQL server's database; none where it has a database of its own.
 * Errors: Sentence where the houses cannot work together.
 */
export async function joinCluster(db: Database, options: HouseOptions, report: Report): Promise<Cluster> {
  const { databaseUrl, centrifugo } = options;
  if (databaseUrl === null) return ALONE;
  return openCluster({
    url: databaseUrl,
    db,
    isShared: centrifugo !== null,
    setUp: (isAlone) => beAlike(db, options, isAlone),
    report,
  });
}

/** What a house shows of its world and changes in it, in step with the other houses of its cluster. */
export interface SharedWorld {
  readonly world: World;
  readonly orders: WorldOrders;
  readonly livePrices: LivePrices;
  /** Does what the other houses did to the world before this one came. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export function shareWorld(of: {
  readonly db: Database;
  readonly cluster: Cluster;
  readonly world: World;
  readonly features: Features;
  readonly report: Report;
}): SharedWorld {
  const { db, cluster, world, features } = of;
  const own = createLivePrices(db, world);
  if (cluster === ALONE) {
    const nothing = async () => undefined;
    const orders = createOwnOrders(world, features);
    return { world, orders, livePrices: own, catchUp: nothing, stop: nothing };
  }
  const shared = createSharedOrders(of);
  return {
    world: { ...world, control: shared.control },
    orders: shared.orders,
    livePrices: createAskedPrices({ ...of, own, orders: shared }),
    catchUp: shared.begin,
    stop: shared.stop,
  };
}

/** Tells the other houses of bets that are counted or awaited here, and takes up what they tell. */
export function shareBets(
  cluster: Cluster,
  own: { readonly betCounts: BetCounts; readonly games: GameSettler },
): typeof own {
  const { betCounts, games } = own;
  let gathered: string[] = [];
  const tell = () => {
    if (gathered.length === 0) return;
    cluster.tell({ kind: 'bets', matchIds: gathered });
    gathered = [];
  };
  cluster.on('bets', ({ matchIds }) => betCounts.add(matchIds));
  cluster.on('game', ({ dueAt }) => games.add(dueAt));
  return {
    betCounts: {
      ...betCounts,
      add(matchIds) {
        betCounts.add(matchIds);
        if (cluster === ALONE || matchIds.length === 0) return;
        if (gathered.length === 0) setTimeout(tell, GATHER_MS).unref();
        gathered.push(...matchIds);
        if (gathered.length > GATHER_MOST) tell();
      },
    },
    games: {
      ...games,
      add(dueAt) {
        games.add(dueAt);
        if (Number.isFinite(dueAt)) cluster.tell({ kind: 'game', dueAt });
      },
    },
  };
}
