import type { EpochMs } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';

/** SQL for the bonuses (bonus_id) of the bets of a step (bet_id). */
export const bonusesOf = (source: string): SQL =>
  sql`select b.bonus_id from ${sql.raw(source)} q join bet_bonuses b on b.bet_id = q.bet_id`;

/**
 * Step of a statement that queues a recount for bonuses (bonus_id). It waits for the step `after`, so that accounts and bonuses
 * are locked before the queue. A bonus that is queued already is written again: the recount that takes it out waits for this
 * statement, and sees what it wrote.
 */
export const queueing = (of: { readonly bonuses: SQL; readonly after: string; readonly now: EpochMs }): SQL =>
  sql`queued as (
    insert into bonus_queue (bonus_id, created_at)
    select distinct q.bonus_id, ${of.now}::bigint
    from (${of.bonuses}) q, (select count(*) from ${sql.raw(of.after)}) locked_first order by q.bonus_id
    on conflict (bonus_id) do update set created_at = excluded.created_at
  )`;
