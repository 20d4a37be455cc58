import type { EpochMs } from '@touchline/betting';
import { RISK_KEYS } from '@touchline/contract/errors';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { AVAILABLE, BETS, bothSides, LOCKED } from '../wallet/ledger.ts';
import type { RefusalReason } from './refusal.ts';
import { afterDelay, faultsByBet } from './written-prices.ts';

/**
 * Decides a submitted bet in one statement: with reasons, or where a written price or status speaks against it, the
 * stake is released; else the stake goes to the house. A bet that is no longer submitted stays as it is.
 * Answers whether the bet was taken; null where there was nothing to decide.
 */
export async function runDecision(
  db: Database,
  input: { readonly betId: string; readonly reasons: readonly RefusalReason[]; readonly now: EpochMs },
): Promise<boolean | null> {
  const { betId, reasons, now } = input;
  const { rows } = await db.execute<{ accepted: boolean }>(sql`
    with bet as (
      select * from bets where id = ${betId} and status = 'submitted' for update
    ), leg as (
      select 1 as bet, s.ordinal, s.market_key, s.outcome_id, s.odds from bet_selections s join bet on bet.id = s.bet_id
    ), leg_fault as (
      ${faultsByBet('leg', afterDelay, sql`${RISK_KEYS.higherThanCurrent}::text`)}
    ), verdict as (
      select b.id as bet_id, b.player_id, b.currency, b.stake as amount, ${now}::bigint as created_at,
        ${JSON.stringify(reasons)}::jsonb || coalesce((select f.reasons from leg_fault f), '[]'::jsonb) as faults
      from bet b
    ), accepted as (select * from verdict where faults = '[]'::jsonb),
    rejected as (select * from verdict where faults <> '[]'::jsonb),
    decided as (
      update bets b set
        status = case when v.faults = '[]'::jsonb then 'waiting_results' else 'rejected' end,
        refusal = case when v.faults <> '[]'::jsonb then v.faults end,
        settled_at = case when v.faults <> '[]'::jsonb then ${now}::bigint end,
        decided_by = null
      from verdict v where b.id = v.bet_id
    ), closed_selections as (
      update bet_selections s set status = 'void', settled_at = ${now}::bigint from rejected r where s.bet_id = r.bet_id and s.status = 'open'
    ), moved as (
      update accounts a set locked = a.locked - v.amount,
        available = a.available + case when v.faults = '[]'::jsonb then 0 else v.amount end
      from verdict v where a.player_id = v.player_id and a.currency = v.currency
    ), entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('accept', 'accepted', LOCKED, BETS)}
      union all
      ${bothSides('release', 'rejected', LOCKED, AVAILABLE)}
    ), told as (
      insert into outbox (player_id, bet_id, currency, created_at)
      select t.player_id, t.bet_id, t.currency, t.created_at from (
        select player_id, bet_id, null::text as currency, created_at, 1 as n from verdict
        union all select player_id, null::text, currency, created_at, 2 from verdict) t order by t.n
    )
    select faults = '[]'::jsonb as accepted from verdict`);
  return rows[0]?.accepted ?? null;
}
