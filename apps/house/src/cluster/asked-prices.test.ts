import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LivePrices } from '../bets/live-prices.ts';
import { Unavailable } from '../unavailable.ts';
import { createAskedPrices } from './asked-prices.ts';
import type { Cluster } from './cluster.ts';
import type { ClusterMessage } from './messages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Handler = (message: never) => void;

/** Instances that hear each other at once; `carries`: whether a message arrives. */
function createNetwork(carries: (message: ClusterMessage, nth: number) => boolean = () => true) {
  const instances: Map<string, Handler>[] = [];
  const told: ClusterMessage[] = [];
  return {
    told,
    join(isLeading: () => boolean): Cluster {
      const handlers = new Map<string, Handler>();
      instances.push(handlers);
      return {
        id: String(instances.length),
        cameAlone: false,
        isLeading,
        tell(message) {
          told.push(message);
          if (!carries(message, told.length)) return;
          for (const other of instances) if (other !== handlers) other.get(message.kind)?.(message as never); // of its kind
        },
        tellWithin: async () => undefined,
        on: (kind, handler) => void handlers.set(kind, handler as Handler), // as above
        onLead: () => undefined,
        onRejoined: () => undefined,
        stop: async () => undefined,
      };
    },
  };
}

/** Prices of an instance; `ensure` takes so long. */
const pricesThatTake = (ms: number) => {
  const ensure = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const nothing = async () => undefined;
  const own: LivePrices = {
    begin: nothing,
    forget: () => undefined,
    note: () => undefined,
    flush: nothing,
    ensure,
  };
  return { own, ensure };
};

function asked(cluster: Cluster, own: LivePrices) {
  const nothing = async () => undefined;
  return createAskedPrices({
    own,
    cluster,
    orders: { catchUp: nothing, sent: nothing },
    world: { ensureBook: () => undefined },
    report: (_, error) => {
      throw error;
    },
  });
}

/** A follower and, unless it is away, a leader that takes `ms` to write prices. */
function startPair({ ms = 0, network = createNetwork(), isLeaderThere = true } = {}) {
  const leader = pricesThatTake(ms);
  if (isLeaderThere)
    asked(
      network.join(() => true),
      leader.own,
    );
  const follower = asked(
    network.join(() => false),
    pricesThatTake(0).own,
  );
  return { follower, written: leader.ensure, told: network.told };
}

const askedFor = (told: readonly ClusterMessage[]) =>
  told.flatMap((message) => (message.kind === 'ask' ? [message] : []));

test('an answer that takes longer than the pause between questions counts, and is worked out once', async () => {
  const { follower, written, told } = startPair({ ms: 3_000 });
  const ensured = follower.ensure(['1/1/']);
  await vi.advanceTimersByTimeAsync(3_000);
  await ensured;
  expect(written).toHaveBeenCalledOnce();
  expect(new Set(askedFor(told).map(({ id }) => id)).size).toBe(1);
});

test('a question that was lost is asked again', async () => {
  const network = createNetwork((message, nth) => message.kind !== 'ask' || nth > 1);
  const { follower, written } = startPair({ network });
  const ensured = follower.ensure(['1/1/']);
  await vi.advanceTimersByTimeAsync(1_000);
  await ensured;
  expect(written).toHaveBeenCalledOnce();
});

test('without an answer for six seconds the call fails as unavailable', async () => {
  const { follower } = startPair({ isLeaderThere: false });
  const ensured = expect(follower.ensure(['1/1/'])).rejects.toBeInstanceOf(Unavailable);
  await vi.advanceTimersByTimeAsync(6_500);
  await ensured;
});

test('what is wanted while a question is open goes into the next one, each market once', async () => {
  const { follower, told } = startPair({ ms: 50 });
  const first = follower.ensure(['1/1/']);
  await vi.advanceTimersByTimeAsync(1);
  const others = Array.from({ length: 40 }, (_, nth) => follower.ensure([`${nth % 20}/1/`]));
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([first, ...others]);
  expect(askedFor(told).map(({ marketKeys }) => marketKeys.length)).toEqual([1, 20]);
});

test('a question that takes long does not hold up the next one', async () => {
  const { follower, told } = startPair({ isLeaderThere: false });
  const lost = [follower.ensure(['1/1/'])];
  await vi.advanceTimersByTimeAsync(1);
  lost.push(follower.ensure(['2/1/']));
  const ended = Promise.allSettled(lost);
  await vi.advanceTimersByTimeAsync(150);
  expect(askedFor(told).map(({ marketKeys }) => marketKeys)).toEqual([['1/1/'], ['2/1/']]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
