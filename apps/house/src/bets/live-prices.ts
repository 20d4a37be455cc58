import type { Database } from '#db/database.ts';
import type { MarketRecord, MatchRecord, World, WorldChange } from '#feed/world.ts';
import { forgetAllPriceRows, forgetPriceRows, writePriceRows, writeProviderStatuses } from './price-rows.ts';

/** Rows of one statement at the most, so that no statement holds the database for long. */
const SLICE = 300;

/**
 * The leader's written prices, which placement checks inside its statement: each market from when somebody wants to bet on
 * it, as it changes.
 */
export interface LivePrices {
  /** Forgets what an earlier run or leader wrote. */
  begin(): Promise<void>;
  /** Another house has been writing: what is written next begins anew. */
  forget(): void;
  note(change: WorldChange): void;
  /** Writes what cannot wait, and a slice of the rest. */
  flush(): Promise<void>;
  /** Returns when these markets and the providers are written as they are now. */
  ensure(marketKeys: readonly string[]): Promise<void>;
}

/** Follows a match until the bet that asked for its prices is placed. */
const FOLLOWED_MS = 10_000;
const OVER = 3;

/** A number, because there is one for each market of every match. */
const stateOf = (match: MatchRecord, market: MarketRecord) => market.v * 100 + match.status;
const matchIdOf = (marketKey: string) => marketKey.slice(0, marketKey.indexOf('/'));

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Writes and remembers what is written, so that nothing is written twice. */
function createWriter(db: Database, world: World) {
  /** Match id → market key → version and match status that the database holds. */
  const written = new Map<string, Map<string, number>>();
  let writtenProviders = '';
  const remember = (match: MatchRecord, market: MarketRecord, state: number) => {
    const ofMatch = written.get(match.id) ?? new Map<string, number>();
    written.set(match.id, ofMatch.set(market.key, state));
  };
  return {
    keysOf: (matchId: string): ReadonlyMap<string, number> => written.get(matchId) ?? NOTHING,
    async markets(keys: Iterable<string>) {
      const markets: [MatchRecord, MarketRecord][] = [];
      const states: number[] = [];
      for (const key of new Set(keys)) {
        const match = world.match(matchIdOf(key));
        const market = match?.markets.get(key);
        if (!match || !market || written.get(match.id)?.get(key) === stateOf(match, market)) continue;
        markets.push([match, market]);
        states.push(stateOf(match, market));
      }
      if (markets.length === 0) return;
      await writePriceRows(db, markets);
      markets.forEach(([match, market], index) => {
        remember(match, market, states[index] ?? 0);
      });
    },
    async providers() {
      const statuses = world.providers();
      const state = JSON.stringify(statuses);
      if (state === writtenProviders) return;
      await writeProviderStatuses(db, statuses);
      writtenProviders = state;
    },
    forgetAll() {
      written.clear();
      writtenProviders = '';
    },
    async forget(matchIds: readonly string[]) {
      await forgetPriceRows(db, matchIds);
      for (const id of matchIds) written.delete(id);
    },
  };
}

/** Takes up to `most` entries out of a set, oldest first. */
function takeFrom(set: Set<string>, most: number): string[] {
  const taken: string[] = [];
  for (const entry of set) {
    if (taken.length === most) break;
    taken.push(entry);
    set.delete(entry);
  }
  return taken;
}

export function createLivePrices(db: Database, world: World): LivePrices {
  const writer = createWriter(db, world);
  const urgent = new Set<string>();
  const changed = new Set<string>();
  /** Matches with nothing for sale any more: those that are over stay in the world for two days. */
  const ended = new Set<string>();

  const noteMarkets = (matchId: string, keys: Iterable<string>, into: Set<string>) => {
    const written = writer.keysOf(matchId);
    for (const key of keys) if (written.has(key)) into.add(key);
  };

  const startAnew = async () => {
    // Whoever writes waits for this.
    await forgetAllPriceRows(db);
    writer.forgetAll();
  };

  let begun: Promise<void> | null = null;
  const begin = () => {
    begun ??= startAnew().catch((error: unknown) => {
      begun = null;
      throw error;
    });
    return begun;
  };

  return {
    begin,
    forget() {
      begun = null;
    },
    note(change) {
      if (change.type === 'match_removed') ended.add(change.matchId);
      if (change.type === 'status') {
        const match = world.match(change.matchId);
        if (match && match.status >= OVER) ended.add(match.id);
        else noteMarkets(change.matchId, writer.keysOf(change.matchId).keys(), urgent);
      }
      if (change.type === 'markets')
        noteMarkets(change.matchId, change.marketKeys, change.urgent ? urgent : changed);
    },
    async flush() {
      await begin();
      await writer.markets([...takeFrom(urgent, urgent.size), ...takeFrom(changed, SLICE)]);
      await writer.providers();
      if (ended.size === 0) return;
      await writer.forget(takeFrom(ended, ended.size));
    },
    async ensure(marketKeys) {
      for (const matchId of new Set(marketKeys.map(matchIdOf))) world.follow(matchId, FOLLOWED_MS);
      await begin();
      await writer.providers();
      await writer.markets(marketKeys);
    },
  };
}
