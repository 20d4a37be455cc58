import type { BetResult, EpochMs, MinorUnits } from '@touchline/betting';
import type { LegStatus } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { AVAILABLE, BETS, bothSides } from '../wallet/ledger.ts';

/** An outcome that is decided. */
export interface LegDecision {
  readonly marketKey: string;
  readonly outcomeId: string;
  readonly status: Exclude<LegStatus, 'open'>;
  readonly at: EpochMs;
}

/** A bet that is decided. */
export interface BetDecision {
  readonly id: string;
  readonly result: BetResult;
  readonly payout: MinorUnits;
  readonly at: EpochMs;
}

/** Marks the open selections on decided outcomes; answers their bets. */
export async function markSelections(db: Database, decisions: readonly LegDecision[]): Promise<string[]> {
  const rows = decisions.map(({ marketKey, outcomeId, status, at }) => ({
    k: marketKey,
    o: outcomeId,
    s: status,
    at,
  }));
  const marked = await db.execute<{ bet_id: string }>(sql`
    update bet_selections s set status = d.s, settled_at = d.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(k text, o text, s text, at bigint)
    where s.market_key = d.k and s.outcome_id = d.o and s.status = 'open'
    returning s.bet_id`);
  return [...new Set(marked.rows.map((row) => row.bet_id))];
}

/**
 * Pays decided bets in one statement. A bet that is not waiting for its result is left alone: whoever runs this twice,
 * or at the same time, pays once.
 */
export async function payBets(db: Database, decisions: readonly BetDecision[]): Promise<void> {
  await db.execute(sql`
    with decision as (
      select * from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d(id text, result text, payout bigint, at bigint)
    ), settled as (
      update bets b set status = 'done', result = d.result, win_amount = d.payout, settled_at = d.at
      from decision d where b.id = d.id and b.status = 'waiting_results'
      returning b.id as bet_id, b.player_id, b.currency, b.win_amount as amount, d.at as created_at
    ), paid as (select * from settled where amount > 0),
    credit as (
      update accounts a set available = a.available + t.total
      from (select player_id, currency, sum(amount)::bigint as total from paid group by player_id, currency) t
      where a.player_id = t.player_id and a.currency = t.currency
    ), entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('payout', 'paid', BETS, AVAILABLE)}
    )
    insert into outbox (player_id, bet_id, currency, created_at)
    select t.player_id, t.bet_id, t.currency, t.created_at from (
      select player_id, bet_id, null::text as currency, created_at, 1 as n from settled
      union all select player_id, null::text, currency, max(created_at), 2 from paid group by player_id, currency
    ) t order by t.n, t.bet_id`);
}
