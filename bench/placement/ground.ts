import type { Database } from '../../apps/house/src/db/database.ts';

export const PLAYERS = 1_000;
export const MATCHES = 50;
export const CURRENCY = 'EUR';
/** Price of every outcome, scaled by 10,000. */
export const ODDS = 20_000;
const PROVIDER = 'betradar';

/** Nobody runs out of money: what is measured is bets that are taken. */
const RICH = 1e12;

/** Players with money. */
export async function layPlayers(db: Database): Promise<void> {
  await db.execute(`
    insert into players (id, email, password_hash, country, currency, birth_date, locale, created_at)
    select 'p' || n, n || '@bench.example', '', 'DE', '${CURRENCY}', '1990-01-01', 'en', 0
    from generate_series(1, ${PLAYERS}::int) n`);
  await db.execute(`
    insert into accounts (player_id, currency, available, locked, active, created_at)
    select 'p' || n, '${CURRENCY}', ${RICH}::bigint, 0, true, 0 from generate_series(1, ${PLAYERS}::int) n`);
  await db.execute(`
    insert into play_usage (player_id, currency) select 'p' || n, '${CURRENCY}' from generate_series(1, ${PLAYERS}::int) n`);
}

/** Players with money and prices, as the house writes them. */
export async function layGround(db: Database): Promise<void> {
  await layPlayers(db);
  await db.execute(`insert into provider_statuses (provider, status) values ('${PROVIDER}', 'ACTIVE')`);
  await db.execute(`
    insert into live_price (market_key, match_id, match_status, status, provider, outcomes, v)
    select n || '/1/', n::text, 0, 1, '${PROVIDER}', jsonb_build_object('1', jsonb_build_array(${ODDS}::int, 1)), 1
    from generate_series(1, ${MATCHES}::int) n`);
}

/** What PostgreSQL's own background work sees to within a minute. */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.execute(`vacuum analyze`);
}
