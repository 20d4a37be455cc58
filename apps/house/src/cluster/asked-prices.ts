import type { World } from '#feed/world.ts';
import type { LivePrices } from '../bets/live-prices.ts';
import { randomId } from '../players/ids.ts';
import type { Cluster } from './cluster.ts';
import type { SharedOrders } from './orders.ts';

/** A leader answers within milliseconds; one that was asked as it died never does. */
const ANSWER_MS = 500;
/** For so long a bet waits for another house to lead. */
const PATIENCE_MS = 6_000;
/** Keys of one message. */
const SLICE = 80;

const matchIdOf = (marketKey: string) => marketKey.slice(0, marketKey.indexOf('/'));

function* slices(keys: readonly string[]): Generator<string[]> {
  for (let from = 0; from < keys.length; from += SLICE) yield keys.slice(from, from + SLICE);
}

/**
 * The written prices, as seen by a house that may follow: only the leader writes. A follower that is to place a bet asks it
 * to, and goes on when the rows hold the leader's latest price and status.
 * Errors of `ensure`: Error where no house leads for some seconds.
 */
export function createAskedPrices(options: {
  readonly own: LivePrices;
  readonly cluster: Cluster;
  readonly orders: SharedOrders;
  readonly world: World;
  readonly report: (what: string, error: unknown) => void;
}): LivePrices {
  const { own, cluster, orders, world, report } = options;
  const waiting = new Map<string, () => void>();

  const answer = async (id: string, marketKeys: readonly string[]) => {
    if (!cluster.isLeading()) return;
    // What was ordered of the world before the question counts in the answer.
    await orders.catchUp();
    for (const matchId of new Set(marketKeys.map(matchIdOf))) world.ensureBook(matchId);
    await own.ensure(marketKeys);
    if (cluster.isLeading()) cluster.tell({ kind: 'answer', id });
  };
  cluster.on('ask', ({ id, marketKeys }) => {
    answer(id, marketKeys).catch((error: unknown) => report('another house asked for prices', error));
  });
  cluster.on('answer', ({ id }) => waiting.get(id)?.());
  cluster.onLead(own.forget);

  const ask = (marketKeys: readonly string[]) =>
    new Promise<boolean>((resolve) => {
      const id = randomId();
      const end = (isAnswered: boolean) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(isAnswered);
      };
      const timer = setTimeout(end, ANSWER_MS, false);
      waiting.set(id, () => end(true));
      cluster.tell({ kind: 'ask', id, marketKeys: [...marketKeys] });
    });

  const ensureSlice = async (marketKeys: readonly string[]) => {
    const until = Date.now() + PATIENCE_MS;
    while (!cluster.isLeading()) {
      if (await ask(marketKeys)) return;
      if (Date.now() > until) throw new Error('No house leads the feed.');
    }
    await own.ensure(marketKeys);
  };

  return {
    ...own,
    async ensure(marketKeys) {
      if (cluster.isLeading()) return own.ensure(marketKeys);
      await orders.sent();
      for (const slice of slices(marketKeys)) await ensureSlice(slice);
    },
  };
}
