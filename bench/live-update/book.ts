import { outcomeKey } from '@touchline/betting';
import type { SeedMatch } from '@touchline/client/live';
import type { CardMessage, PatchMessage, WireMarket, WireState } from '@touchline/contract/channels';

const MARKETS = ['1', '10', '29', '60', '68'] as const;
const OUTCOMES = ['1', '2', '3'] as const;
const PROVIDER = 'betradar';

export const PRICES_PER_MATCH = MARKETS.length * OUTCOMES.length;

/** One price that changes in a batch. Odds are scaled by 10 000. */
export interface Change {
  readonly key: string;
  readonly odds: number;
  readonly move: 'up' | 'down';
}

/** The changes of some matches and the messages that carry them. */
export interface Batch {
  readonly changes: readonly Change[];
  readonly messages: readonly (PatchMessage | CardMessage)[];
}

/** Keys of a match's prices, market by market. */
export interface MatchKeys {
  readonly matchId: string;
  readonly markets: readonly (readonly string[])[];
}

/** The two forms in which the house publishes a change: on match pages, and on lists. */
export type Form = 'patches' | 'cards';

const state: WireState = {
  st: 1,
  sg: 6,
  ck: { mt: '31:00', st: null, sa: null, rt: null, rp: null, s: 0, at: 1_790_000_000_000, r: 1 },
  sc: [1, 0],
  ps: [['1', 1, 0]],
  rd: [0, 0],
  yl: [1, 2],
  cn: [3, 1],
  mc: MARKETS.length,
};

/** The same numbers in each run. */
function createRandom(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
}

interface Entry {
  readonly id: string;
  v: number;
  /** Version of the last patch: cards have a channel of their own. */
  patchV: number;
  readonly odds: Map<string, number>;
}

/** A book of matches with five three-way markets each. */
export function createBook(matchCount: number, now: () => number) {
  const random = createRandom(matchCount);
  const entries: Entry[] = Array.from({ length: matchCount }, (_, index) => ({
    id: String(1_000 + index),
    v: 1,
    patchV: 1,
    odds: new Map(),
  }));
  for (const entry of entries) {
    for (const market of MARKETS)
      for (const outcome of OUTCOMES)
        entry.odds.set(keyOf(entry.id, market, outcome), 11_000 + at100(random));
  }

  const wire = (entry: Entry, market: string): WireMarket => ({
    id: market,
    sp: '',
    st: 1,
    o: OUTCOMES.map((outcome) => [outcome, entry.odds.get(keyOf(entry.id, market, outcome)) ?? 0, 1]),
  });

  /** Moves all prices of one market of an entry. */
  const move = (entry: Entry, market: string): Change[] =>
    OUTCOMES.map((outcome) => {
      const key = keyOf(entry.id, market, outcome);
      const before = entry.odds.get(key) ?? 0;
      const step = 100 * (1 + Math.floor(random() * 30));
      const odds = before - step <= 10_100 || random() < 0.5 ? before + step : before - step;
      entry.odds.set(key, odds);
      return { key, odds, move: odds > before ? 'up' : 'down' };
    });

  const patch = (entry: Entry, market: string): PatchMessage => {
    const { id, v, patchV: pv } = entry;
    entry.patchV = v;
    return { event: 'markets_changed', v, pv, ts: now(), id, m: [wire(entry, market)] };
  };

  const card = (entry: Entry): CardMessage => ({
    event: 'match_changed',
    v: entry.v,
    ts: now(),
    id: entry.id,
    pr: PROVIDER,
    state,
    m: MARKETS.map((one) => wire(entry, one)),
  });

  return {
    prices: entries.map(
      ({ id }): MatchKeys => ({
        matchId: id,
        markets: MARKETS.map((market) => OUTCOMES.map((outcome) => keyOf(id, market, outcome))),
      }),
    ),
    seeds: (): SeedMatch[] =>
      entries.map((entry) => ({
        id: entry.id,
        pr: PROVIDER,
        v: entry.v,
        ts: now(),
        full: 1,
        state,
        m: MARKETS.map((market) => wire(entry, market)),
      })),
    /** One market in each of `matches` matches changes, `from` walking through the book. */
    batch(from: number, matches: number, form: Form): Batch {
      const changes: Change[] = [];
      const messages: (PatchMessage | CardMessage)[] = [];
      for (let step = 0; step < matches; step += 1) {
        const place = from + step;
        const entry = entries[place % entries.length];
        const market = MARKETS[Math.floor(place / entries.length) % MARKETS.length];
        if (!entry || !market) continue;
        changes.push(...move(entry, market));
        entry.v += 1;
        messages.push(form === 'patches' ? patch(entry, market) : card(entry));
      }
      return { changes, messages };
    },
  };
}

const at100 = (random: () => number) => 100 * Math.floor(random() * 400);

const keyOf = (matchId: string, marketId: string, outcomeId: string) =>
  outcomeKey({ matchId, marketId, specifier: '', outcomeId });
