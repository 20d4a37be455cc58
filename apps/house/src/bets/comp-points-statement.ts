import type { EpochMs } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/**
 * One step of a statement that settles bets: writes what the stakes of `settled` (bet_id, corrections, player_id, currency,
 * own_stake, result, created_at) earn. A stake that comes back whole earns nothing.
 */
export const EARNED_POINTS: SQL = sql`
  earned as (
    insert into comp_points (bet_id, settlement, is_taken_back, player_id, points, created_at)
    select s.bet_id, s.corrections, false, s.player_id, p.points, s.created_at
    from settled s join comp_rates r on r.currency = s.currency
    cross join lateral (select floor(s.own_stake::numeric * r.rate / (r.subunits::numeric * 100))::bigint as points) p
    where p.points > 0 and s.result not in ('refund_entire', 'canceled', 'void')
  )`;

/**
 * Takes back what settlements of these bets earned. Runs after the statement that locked the bets: a settlement that this
 * one waited for is seen by the next alone.
 */
export async function takePointsBack(
  db: Pick<Database, 'execute'>,
  betIds: readonly string[],
  at: EpochMs,
): Promise<void> {
  await db.execute(sql`
    insert into comp_points (bet_id, settlement, is_taken_back, player_id, points, created_at)
    select bet_id, settlement, true, player_id, -points, ${at}::bigint from comp_points
    where bet_id in (select jsonb_array_elements_text(${JSON.stringify(betIds)}::jsonb)) and not is_taken_back
    on conflict do nothing`);
}
