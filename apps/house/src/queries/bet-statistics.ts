import type { EpochMs } from '@touchline/betting';
import type { BetStatistics } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { serverTimeZone, timeZoneOf } from '../time-zones.ts';
import { dayStarts } from './days.ts';

// A type, because the driver asks for an index signature.
type DayRow = { from: EpochMs; staked: number; won: number; count: number };

/** What a player staked on bets that were settled in the last days, today included, and what they paid; races and draws count. */
export async function findBetStatistics(
  house: House,
  playerId: string,
  wanted: { readonly currency: string; readonly days: number; readonly zone?: string | undefined },
): Promise<BetStatistics> {
  const now = house.now();
  // A browser may know a zone that this server does not.
  const zone = timeZoneOf(wanted.zone ?? '') ?? serverTimeZone(house.options);
  const starts = dayStarts(now, wanted.days, zone);
  const days = starts.map((from, index) => ({ from, to: starts[index + 1] ?? now + 1 }));
  const { rows } = await house.db.execute<DayRow>(sql`
    select d."from", coalesce(sum(b.stake), 0)::bigint as staked, coalesce(sum(b.win_amount), 0)::bigint as won, count(b.id)::int as count
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d("from" bigint, "to" bigint)
    left join (
      select id, player_id, currency, stake, win_amount, settled_at from bets where status in ('done', 'cashed_out')
      union all select id, player_id, currency, stake, win_amount, settled_at from game_bets where result is not null
    ) b on b.player_id = ${playerId} and b.currency = ${wanted.currency} and b.settled_at >= d."from" and b.settled_at < d."to"
    group by d."from" order by d."from"`);
  const sum = (of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    currency: wanted.currency,
    bets_sum: sum((row) => row.staked),
    wins_sum: sum((row) => row.won),
    bets_count: sum((row) => row.count),
    period: { from: starts[0] ?? now, to: now },
    days: rows.map(({ from, staked, won }) => ({ from, staked, won })),
  };
}
