import type { EpochMs } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { Booking } from '../house.ts';
import { settleMarkets } from './settle-bets.ts';

/**
 * Settles what is still open on matches and markets that operators voided. Answers how many bets were touched. Called with
 * a void, and now and then: a bet may have been written at the same moment.
 */
export async function settleVoided(booking: Booking, at: EpochMs): Promise<number> {
  const { rows } = await booking.db.execute<{ market_key: string; outcome_id: string }>(sql`
    select s.market_key, s.outcome_id from market_stops m join bet_selections s on s.match_id = m.target
    where m.stop = 'void' and s.status = 'open'
    union
    select s.market_key, s.outcome_id from market_stops m join bet_selections s on s.market_key = m.target
    where m.stop = 'void' and s.status = 'open'`);
  const byMarket = Map.groupBy(rows, (row) => row.market_key);
  return settleMarkets(
    booking,
    [...byMarket].map(([marketKey, open]) => ({
      marketKey,
      results: Object.fromEntries(open.map(({ outcome_id }) => [outcome_id, 'void' as const])),
      at,
    })),
  );
}
