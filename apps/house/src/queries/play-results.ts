import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { PlayResult } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import type { House } from '../house.ts';

interface ResultRow extends Record<string, unknown> {
  readonly currency: string;
  readonly staked: MinorUnits;
  readonly won: MinorUnits;
  readonly open: MinorUnits;
}

/**
 * SQL rows (currency, created_at, staked, won) of what a player staked and won since a moment of real time. Stakes count when
 * a bet is taken, returns when they are paid, less what an operator took back.
 */
export const playMovements = (playerId: string, since: EpochMs) => sql`
  select currency, created_at, case when kind in ('stake', 'accept', 'game_stake') then -amount else 0 end as staked,
    case when kind in ('payout', 'cash_out', 'game_payout', 'reversal') then amount else 0 end as won
  from ledger_entries where player_id = ${playerId} and created_at >= ${since}::bigint
    and kind in ('stake', 'accept', 'game_stake', 'payout', 'cash_out', 'game_payout', 'reversal')`;

/**
 * What a player staked and won since a moment, by currency, his own first. Open are the stakes of bets of this time. `since`
 * is real time.
 */
export async function findPlayResults(
  { db }: Pick<House, 'db'>,
  player: { readonly id: string; readonly currency: string },
  since: EpochMs,
): Promise<PlayResult[]> {
  const { rows } = await db.execute<ResultRow>(sql`
    select currency, sum(staked)::bigint as staked, sum(won)::bigint as won, sum(open)::bigint as open from (
      select currency, staked, won, 0 as open from (${playMovements(player.id, since)}) moved
      union all select currency, 0, 0, coalesce(open_stake, stake) from bets
        where player_id = ${player.id} and created_at >= ${since}::bigint
        and status in ('submitted', 'waiting_results', 'cashout_in_progress')
      union all select currency, 0, 0, stake from game_bets
        where player_id = ${player.id} and created_at >= ${since}::bigint and result is null
    ) moved group by currency order by currency`);
  const results = rows.map(({ currency, staked, won, open }) => ({
    currency,
    staked,
    won,
    net: won - staked,
    open,
  }));
  const own = results.find(({ currency }) => currency === player.currency) ?? {
    currency: player.currency,
    staked: 0,
    won: 0,
    net: 0,
    open: 0,
  };
  return [own, ...results.filter(({ currency }) => currency !== player.currency)];
}
