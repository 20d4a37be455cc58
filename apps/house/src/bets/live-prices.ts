import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { MarketRecord, MatchRecord, World, WorldChange } from '#feed/world.ts';

/** Rows of one statement at the most, so that no statement holds the database for long. */
const SLICE = 300;

/**
 * The leader's written prices, which placement checks inside its statement. Live matches and top markets are written as
 * they change, any other market when somebody wants to bet on it.
 */
export interface LivePrices {
  note(change: WorldChange): void;
  /** Marks everything that is written as it changes; for the start. */
  noteAll(): void;
  /** Writes a slice of what changed. */
  flush(): Promise<void>;
  /** Returns when these markets and the providers are written as they are now. */
  ensure(marketKeys: readonly string[]): Promise<void>;
}

interface PriceRow {
  readonly k: string;
  readonly m: string;
  readonly ms: number;
  readonly s: number;
  readonly p: string;
  readonly o: Record<string, [odds: number, active: 0 | 1]>;
  readonly v: number;
}

function rowOf(match: MatchRecord, market: MarketRecord): PriceRow {
  return {
    k: market.key,
    m: match.id,
    ms: match.status,
    s: market.status,
    p: match.provider,
    o: Object.fromEntries(market.outcomes.map(({ id, odds, active }) => [id, [odds, active ? 1 : 0]])),
    v: market.v,
  };
}

const isEager = (match: MatchRecord, market: MarketRecord) =>
  match.status === 1 || market.groups.includes('top');
const stateOf = (match: MatchRecord, market: MarketRecord) => `${market.v}:${match.status}`;

async function writeRows(db: Database, rows: PriceRow[]): Promise<void> {
  // In one order, so that two statements at once never wait for each other.
  rows.sort((a, b) => (a.k < b.k ? -1 : 1));
  await db.execute(sql`
    insert into live_price (market_key, match_id, match_status, status, provider, outcomes, v)
    select k, m, ms, s, p, o, v
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(k text, m text, ms int, s int, p text, o jsonb, v bigint)
    on conflict (market_key) do update
      set match_status = excluded.match_status, status = excluded.status, outcomes = excluded.outcomes, v = excluded.v
      where excluded.v >= live_price.v`);
}

/** Writes the status of every provider, which placement checks as well. */
async function writeProviders(db: Database, statuses: ReturnType<World['providers']>): Promise<void> {
  const rows = Object.entries(statuses).map(([p, s]) => ({ p, s }));
  await db.execute(sql`
    insert into provider_statuses (provider, status)
    select p, s from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(p text, s text)
    on conflict (provider) do update set status = excluded.status`);
}

export function createLivePrices(db: Database, world: World): LivePrices {
  /** Market key → version and match status that the database holds. */
  const written = new Map<string, string>();
  /** Market keys by match, in the order in which they changed. */
  const changed = new Map<string, string>();
  const removed = new Set<string>();
  let writtenProviders = '';

  const noteMatch = (match: MatchRecord) => {
    for (const market of match.markets.values()) {
      if (isEager(match, market) || written.has(market.key)) changed.set(market.key, match.id);
    }
  };

  const write = async (keys: readonly (readonly [key: string, matchId: string])[]) => {
    const rows: PriceRow[] = [];
    const states: [string, string][] = [];
    for (const [key, matchId] of keys) {
      const match = world.match(matchId);
      const market = match?.markets.get(key);
      if (!match || !market || written.get(key) === stateOf(match, market)) continue;
      rows.push(rowOf(match, market));
      states.push([key, stateOf(match, market)]);
    }
    if (rows.length === 0) return;
    await writeRows(db, rows);
    for (const [key, state] of states) written.set(key, state);
  };

  const writeChangedProviders = async () => {
    const statuses = world.providers();
    const state = JSON.stringify(statuses);
    if (state === writtenProviders) return;
    await writeProviders(db, statuses);
    writtenProviders = state;
  };

  const forget = async () => {
    const matchIds = [...removed];
    removed.clear();
    await db.execute(
      sql`delete from live_price where match_id in (select jsonb_array_elements_text(${JSON.stringify(matchIds)}::jsonb))`,
    );
    const gone = new Set(matchIds);
    for (const key of written.keys()) if (gone.has(key.slice(0, key.indexOf('/')))) written.delete(key);
  };

  return {
    note(change) {
      if (change.type === 'match_removed') {
        removed.add(change.matchId);
        return;
      }
      if (change.type === 'provider_status') return;
      const match = world.match(change.matchId);
      if (!match) return;
      if (change.type === 'match_added' || change.type === 'status') return noteMatch(match);
      if (change.type !== 'markets') return;
      for (const key of change.marketKeys) {
        const market = match.markets.get(key);
        if (market && (isEager(match, market) || written.has(key))) changed.set(key, match.id);
      }
    },
    noteAll() {
      for (const match of world.matches()) noteMatch(match);
    },
    async flush() {
      const slice: [string, string][] = [];
      for (const entry of changed) {
        if (slice.length === SLICE) break;
        slice.push(entry);
        changed.delete(entry[0]);
      }
      await write(slice);
      await writeChangedProviders();
      if (removed.size > 0) await forget();
    },
    async ensure(marketKeys) {
      await writeChangedProviders();
      const keys = [...new Set(marketKeys)];
      await write(keys.map((key) => [key, key.slice(0, key.indexOf('/'))] as const));
    },
  };
}
