import type { World } from '#feed/world.ts';
import type { LivePrices } from '../bets/live-prices.ts';
import { randomId } from '../players/ids.ts';
import { Unavailable } from '../unavailable.ts';
import type { Cluster } from './cluster.ts';
import type { SharedOrders } from './orders.ts';

/** A question is repeated after this time, by the same id: its leader may have ended. A later answer counts as well. */
const ASK_AGAIN_MS = 500;
/** For so long a bet waits for an answer. */
const PATIENCE_MS = 6_000;
/** What is wanted while a question is open is gathered into the next one, for so long at the most. */
const GATHER_MS = 100;
/** Keys of one message. */
const SLICE = 80;

const pause = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(resolve, ms, false).unref();
  });

const matchIdOf = (marketKey: string) => marketKey.slice(0, marketKey.indexOf('/'));

function* slices(keys: readonly string[]): Generator<string[]> {
  for (let from = 0; from < keys.length; from += SLICE) yield keys.slice(from, from + SLICE);
}

/** Starts `run` with everything that was added meanwhile: one run at a time, unless one takes long. */
function createGatherer(run: (keys: readonly string[]) => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve();
  let next: { readonly keys: Set<string>; readonly done: Promise<void> } | null = null;
  return (keys: readonly string[]): Promise<void> => {
    if (next === null) {
      const gathered = new Set<string>();
      const before = last.catch(() => undefined);
      const done = Promise.race([before, pause(GATHER_MS)]).then(() => {
        next = null;
        return run([...gathered]);
      });
      next = { keys: gathered, done };
      last = done;
    }
    for (const key of keys) next.keys.add(key);
    return next.done;
  };
}

/** Writes prices for followers that ask; a question that is repeated while it is worked on is passed over. */
function answerQuestions({ own, cluster, orders, world, report }: AskedPricesOptions): void {
  const answering = new Set<string>();
  const answer = async (id: string, marketKeys: readonly string[]) => {
    if (!cluster.isLeading() || answering.has(id)) return;
    answering.add(id);
    try {
      // What was ordered of the world before the question counts in the answer.
      await orders.catchUp();
      for (const matchId of new Set(marketKeys.map(matchIdOf))) world.ensureBook(matchId);
      await own.ensure(marketKeys);
      if (cluster.isLeading()) cluster.tell({ kind: 'answer', id });
    } finally {
      answering.delete(id);
    }
  };
  cluster.on('ask', ({ id, marketKeys }) => {
    answer(id, marketKeys).catch((error: unknown) => report('another house asked for prices', error));
  });
  cluster.onLead(own.forget);
}

export interface AskedPricesOptions {
  readonly own: LivePrices;
  readonly cluster: Cluster;
  readonly orders: Pick<SharedOrders, 'catchUp' | 'sent'>;
  readonly world: Pick<World, 'ensureBook'>;
  readonly report: (what: string, error: unknown) => void;
}

/**
 * The written prices, as seen by a house that may follow: only the leader writes. A follower that is to place a bet asks it
 * to, and goes on when the rows hold the leader's latest price and status.
 * Errors of `ensure`: Unavailable if no leader answers for some seconds.
 */
export function createAskedPrices(options: AskedPricesOptions): LivePrices {
  const { own, cluster, orders } = options;
  const waiting = new Map<string, () => void>();
  answerQuestions(options);
  cluster.on('answer', ({ id }) => waiting.get(id)?.());

  /** Repeats a question until it is answered, or this house leads itself. */
  const ask = async (id: string, marketKeys: readonly string[], answered: Promise<true>) => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      if (cluster.isLeading()) return own.ensure(marketKeys);
      cluster.tell({ kind: 'ask', id, marketKeys: [...marketKeys] });
      if (await Promise.race([answered, pause(ASK_AGAIN_MS)])) return;
    }
    throw new Unavailable('The house that leads the feed did not answer in time.');
  };

  const ensureSlice = (marketKeys: readonly string[]) => {
    const id = randomId();
    const answered = new Promise<true>((resolve) => waiting.set(id, () => resolve(true)));
    return ask(id, marketKeys, answered).finally(() => waiting.delete(id));
  };

  const gather = createGatherer(async (keys) => {
    await orders.sent();
    await Promise.all([...slices(keys)].map(ensureSlice));
  });
  return {
    ...own,
    ensure: (marketKeys) => (cluster.isLeading() ? own.ensure(marketKeys) : gather(marketKeys)),
  };
}
