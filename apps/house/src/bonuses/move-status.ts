import type { EpochMs } from '@touchline/betting';
import { type BonusMove, type BonusStanding, moveBonus } from '@touchline/betting/bonus';
import { sql } from 'drizzle-orm';
import type { playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';

export type BonusRow = typeof playerBonuses.$inferSelect;

/** Units: now of the player clock. Shape: cause names what moved it, such as another bonus; null where the move says all. */
interface Moved {
  readonly now: EpochMs;
  readonly cause?: string | null;
}

/**
 * Moves a bonus to the status that follows, with its event; every change of a status goes through here.
 * Shape:  the bonus as it was read, best under a lock: one that another call moved since stays as it is.
 * Errors: null for a move that its status does not allow, and for a bonus that was moved since.
 */
export async function moveStatus(
  db: Pick<Database, 'execute'>,
  { id, status, reason }: Pick<BonusRow, 'id' | 'status' | 'reason'>,
  move: BonusMove,
  { now, cause = null }: Moved,
): Promise<BonusStanding | null> {
  const next = moveBonus({ status, reason }, move);
  if (next === null) return null;
  const kind = typeof move === 'string' ? move : 'deactivated';
  const { rows } = await db.execute(sql`
    with moved as (
      update player_bonuses set status = ${next.status}::text, reason = ${next.reason}::text,
        activated_at = case when ${kind}::text = 'activated' then ${now}::bigint else activated_at end
      where id = ${id} and status = ${status}::text and reason is not distinct from ${reason}::text
      returning id, status, reason, points, times_used
    )
    insert into bonus_events (bonus_id, kind, detail, created_at)
    select id, ${kind}::text, jsonb_build_object('status', status, 'reason', reason, 'points', points, 'times_used', times_used, 'cause', ${cause}::text), ${now}::bigint
    from moved returning id`);
  return rows.length > 0 ? next : null;
}
