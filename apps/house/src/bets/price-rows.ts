import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { MarketRecord, MatchRecord, World } from '#feed/world.ts';

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

/** Writes markets as they are; an older version never replaces a newer one. */
export async function writePriceRows(
  db: Database,
  markets: readonly (readonly [MatchRecord, MarketRecord])[],
): Promise<void> {
  // In one order, so that two statements at once never wait for each other.
  const rows = markets
    .map(([match, market]) => rowOf(match, market))
    .toSorted((a, b) => (a.k < b.k ? -1 : 1));
  await db.execute(sql`
    insert into live_price (market_key, match_id, match_status, status, provider, outcomes, v)
    select k, m, ms, s, p, o, v
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(k text, m text, ms int, s int, p text, o jsonb, v bigint)
    on conflict (market_key) do update
      set match_status = excluded.match_status, status = excluded.status, outcomes = excluded.outcomes, v = excluded.v
      where excluded.v >= live_price.v`);
}

/** Writes the status of every provider, which placement checks as well. */
export async function writeProviderStatuses(
  db: Database,
  statuses: ReturnType<World['providers']>,
): Promise<void> {
  const rows = Object.entries(statuses).map(([p, s]) => ({ p, s }));
  await db.execute(sql`
    insert into provider_statuses (provider, status)
    select p, s from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(p text, s text)
    on conflict (provider) do update set status = excluded.status`);
}

const ids = (matchIds: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(matchIds)}::jsonb))`;

export async function forgetPriceRows(db: Database, matchIds: readonly string[]): Promise<void> {
  await db.execute(sql`delete from live_price where match_id in ${ids(matchIds)}`);
}

/** Forgets what an earlier run of the house, or another house, wrote. */
export async function forgetAllPriceRows(db: Database): Promise<void> {
  await db.execute(sql`delete from live_price`);
}

/** Takes a match, or one market of it, off sale for good, whatever the house last wrote of it. */
export async function closePriceRows(
  db: Pick<Database, 'execute'>,
  { matchId, marketKey }: { readonly matchId: string; readonly marketKey: string | null },
): Promise<void> {
  const named = marketKey === null ? sql`match_id = ${matchId}` : sql`market_key = ${marketKey}`;
  // In the order of those who write prices.
  await db.execute(sql`
    update live_price set status = -4
    where market_key in (select market_key from live_price where ${named} and status in (1, -1, -2) order by market_key for update)`);
}
