import type { House } from '../../apps/house/src/house.ts';
import { CURRENCY, layPlayers, ODDS, PLAYERS } from '../placement/ground.ts';

const BETS = 5_000;
const STAKE = 100;

/** Open singles of many players on the matches of the backend's own season. */
export async function layBets({ db, world }: Pick<House, 'db' | 'world'>): Promise<void> {
  await layPlayers(db);
  const ids = [...world.matches()].filter(({ status }) => status === 0).map(({ id }) => id);
  await db.execute(`
    insert into bets (id, player_id, request_id, slip_bet_id, type, status, result, currency, stake, odds, potential_return, max_payout, created_at)
    select 'o' || n, 'p' || (1 + n % ${PLAYERS}::int), 'o' || n, 'b1', 'single', 'waiting_results', 'no_results',
      '${CURRENCY}', ${STAKE}::int, ${ODDS}::int, ${2 * STAKE}::int, 1000000, n
    from generate_series(1, ${BETS}::int) n`);
  await db.execute(`
    insert into bet_selections (bet_id, ordinal, match_id, market_key, market_id, specifier, outcome_id, odds, status)
    select 'o' || n, 0, match_id, match_id || '/1/', '1', '', '1', ${ODDS}::int, 'open'
    from generate_series(1, ${BETS}::int) n,
      lateral (select '${JSON.stringify(ids)}'::jsonb ->> (n % ${ids.length}::int) as match_id) chosen`);
}

/** As after placements: for each bet a message about it, and one about the balance. */
export const fillOutbox = (db: House['db'], rows: number) =>
  db.execute(`
    insert into outbox (player_id, bet_id, currency, created_at)
    select 'p' || (1 + n % ${PLAYERS}::int), case when kind = 0 then 'o' || n end, case when kind = 1 then '${CURRENCY}' end,
      (extract(epoch from now()) * 1000)::bigint
    from (select 1 + (i / 2) % ${BETS}::int as n, i % 2 as kind from generate_series(0, ${rows - 1}::int) i) rows`);
