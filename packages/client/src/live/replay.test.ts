import type { CardMessage, PatchMessage, WireMarket } from '@touchline/contract/channels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveStore } from './live-store-types.ts';
import type { SeedMatch } from './seed.ts';
import { card, patch, START, seed, state, total, winner } from './test/messages.ts';
import { storeAt } from './test/store-at.ts';

// A small house: each step changes one market or the score, publishes a patch, and now and then a card.

interface Step {
  readonly market: 0 | 1 | 2;
  readonly odds: number;
  readonly status: 1 | -1;
  readonly goal: boolean;
  readonly card: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  market: fc.constantFrom(0, 1, 2),
  odds: fc.integer({ min: 10_100, max: 99_000 }),
  status: fc.constantFrom(1, -1),
  goal: fc.boolean(),
  card: fc.boolean(),
});
const history = fc.array(step, { minLength: 1, maxLength: 25 });

interface Played {
  /** What was published, in order. */
  readonly messages: (CardMessage | PatchMessage)[];
  /** The full snapshot after each version; the first is where clients start. */
  readonly snapshots: SeedMatch[];
}

function playHouse(steps: readonly Step[]): Played {
  const markets: WireMarket[] = [
    winner([20000, 30000, 40000]),
    total('2.5', [18000, 19000]),
    total('3.5', [26000, 14000]),
  ];
  const messages: (CardMessage | PatchMessage)[] = [];
  const snapshots = [seed(1, [...markets])];
  let goals = 0;
  let v = 1;
  for (const { market, odds, status, goal, card: withCard } of steps) {
    const pv = v++;
    const changed: WireMarket =
      market === 0
        ? winner([odds, 30000, 40000], { st: status })
        : total(market === 1 ? '2.5' : '3.5', [odds, 19000], { st: status });
    markets[market] = changed;
    if (goal) goals++;
    const now = { state: state({ sc: [goals, 0] }), ts: START + v };
    messages.push(patch(v, pv, [changed], now));
    // Cards carry the first two markets only.
    if (withCard) messages.push(card(v, markets.slice(0, 2), now));
    snapshots.push(seed(v, [...markets], now));
  }
  return { messages, snapshots };
}

const shown = (store: LiveStore) => {
  const match = store.match('1042');
  return {
    score: store.state('1042')?.score,
    markets: [...(match?.markets.values() ?? [])].map((one) => [
      one.key,
      one.status,
      [...one.outcomes].map(([id, { odds, active }]) => [id, odds, active]),
    ]),
  };
};

function storeFrom({ snapshots }: Played) {
  const at = storeAt();
  const [first] = snapshots;
  if (first) at.store.seed(first);
  return at;
}

function inOrder(played: Played) {
  const { store } = storeFrom(played);
  for (const message of played.messages) store.receive(message);
  return shown(store);
}

test('a replay in order ends as the house stands', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const played = playHouse(steps);
      const { store } = storeAt();
      store.seed(played.snapshots.at(-1)!);
      expect(inOrder(played)).toEqual(shown(store));
    }),
  );
});

test('a replay with repeats, and with cards early or late, ends like one without', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat({ max: 1_000 })), (steps, random) => {
      const played = playHouse(steps);
      const at = storeFrom(played);
      const pick = () => random.next().value ?? 0;
      // Patches keep their order; a card comes at any place; anything that was sent may be sent again.
      const queue: (CardMessage | PatchMessage)[] = played.messages.filter(
        (one) => one.event === 'markets_changed',
      );
      for (const one of played.messages)
        if (one.event === 'match_changed') queue.splice(pick() % (queue.length + 1), 0, one);
      for (const [index, message] of queue.entries()) {
        at.store.receive(message);
        if (pick() % 3 === 0) at.store.receive(queue[pick() % (index + 1)] ?? message);
      }
      expect(at.gaps).toEqual([]);
      expect(shown(at.store)).toEqual(inOrder(played));
    }),
  );
});

test('a replay with losses and any order ends like one without, when snapshots answer the gaps', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat({ max: 1_000 })), (steps, random) => {
      const played = playHouse(steps);
      const at = storeFrom(played);
      const pick = () => random.next().value ?? 0;
      const queue = played.messages.filter(() => pick() % 4 !== 0);
      for (let n = 0; n < queue.length; n++) {
        const [message] = queue.splice(pick() % queue.length, 1);
        queue.splice(n, 0, message!);
      }
      let answered = 0;
      for (const message of queue) {
        at.store.receive(message);
        // The house's answer to a gap: not older than the patch that showed it.
        if (at.gaps.length > answered && pick() % 2 === 0) {
          answered = at.gaps.length;
          at.store.seed(played.snapshots[Math.min(message.v + (pick() % 3), played.snapshots.length) - 1]!);
        }
      }
      // What is lost at the very end is found by the next publication or the next recovery.
      at.store.seed(played.snapshots.at(-1)!);
      expect(shown(at.store)).toEqual(inOrder(played));
      expect(at.store.freshnessReason('1042')).not.toBe('gap');
    }),
  );
});

test('what did not change between two readings is the same object', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const played = playHouse(steps);
      const { store } = storeFrom(played);
      for (const message of played.messages) {
        const before = store.match('1042')!;
        store.receive(message);
        const after = store.match('1042')!;
        for (const [key, market] of after.markets) {
          const held = before.markets.get(key);
          if (held && JSON.stringify(asPlain(held)) === JSON.stringify(asPlain(market)))
            expect(market).toBe(held);
        }
      }
    }),
  );
});

const asPlain = (market: {
  outcomes: ReadonlyMap<string, unknown>;
  status: number;
  mostBalanced: boolean;
}) => [market.status, market.mostBalanced, [...market.outcomes]];
