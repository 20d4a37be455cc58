import type { BetResult, DeadHeat, EpochMs, MinorUnits } from '@touchline/betting';
import type { LegStatus } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Booking } from '../house.ts';
import { betFacts, notingBets } from '../players/notify-player.ts';
import { AVAILABLE, BETS, bothSides, CREDIT_OF_PAID } from '../wallet/ledger.ts';
import { countingPlay, PERIOD_COLUMNS } from '../wallet/usage.ts';
import { EARNED_POINTS } from './comp-points-statement.ts';
import type { LegFacts } from './leg-facts.ts';

/** An outcome that is decided. */
export interface LegDecision {
  readonly marketKey: string;
  readonly outcomeId: string;
  readonly status: Exclude<LegStatus, 'open'>;
  readonly deadHeat: DeadHeat | null;
  readonly at: EpochMs;
  readonly why: LegFacts | null;
}

/** A bet that is decided. */
export interface BetDecision {
  readonly id: string;
  readonly result: BetResult;
  /** Stake that was at risk when it was decided; a bet of which a part is sold meanwhile is decided again. */
  readonly stake: MinorUnits;
  /** Corrections of the bet when it was decided; one that an operator corrects meanwhile is decided again. */
  readonly corrections: number;
  readonly payout: MinorUnits;
  readonly at: EpochMs;
}

/** Marks the open selections on decided outcomes; answers their bets. */
export async function markSelections(db: Database, decisions: readonly LegDecision[]): Promise<string[]> {
  const rows = decisions.map(({ marketKey, outcomeId, status, deadHeat, at, why }) => ({
    k: marketKey,
    o: outcomeId,
    s: status,
    h: deadHeat,
    at,
    w: why,
  }));
  const marked = await db.execute<{ bet_id: string }>(sql`
    update bet_selections s set status = d.s, dead_heat = d.h, settled_at = d.at, why = d.w
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(k text, o text, s text, h jsonb, at bigint, w jsonb)
    where s.market_key = d.k and s.outcome_id = d.o and s.status = 'open'
    returning s.bet_id`);
  return [...new Set(marked.rows.map((row) => row.bet_id))];
}

/** Tells the players of bets that go on which of their selections are decided. */
export async function tellOfSelections(db: Database, betIds: readonly string[], at: EpochMs): Promise<void> {
  await db.execute(sql`
    insert into outbox (player_id, bet_id, created_at)
    select player_id, id, ${at}::bigint from bets
    where id in (select jsonb_array_elements_text(${JSON.stringify(betIds)}::jsonb)) and status = 'waiting_results'
    order by id`);
}

/** What a player is told of a bet that paid or whose result was corrected; others stand in his bets. */
const news = sql`
  select player_id, bet_id, created_at, case when is_corrected then 'bet_corrected'
    when result in ('refund_entire', 'canceled') then 'bet_void'
    when result = 'refund_half_lose_other' then 'bet_half_lost' else 'bet_won' end as type,
    ${betFacts(sql`amount`, sql`currency`, sql`type`)} as facts
  from settled where amount > 0 or is_corrected`;

/**
 * Pays decided bets in one statement. A bet that is not waiting for its result is left alone: whoever runs this twice,
 * or at the same time, pays once. `payout` is for what was not sold; what sold parts paid is added to the amount won.
 */
export async function payBets({ db, periods }: Booking, decisions: readonly BetDecision[]): Promise<void> {
  const rows = decisions.map((decision) => ({ ...decision, ...periods.startsAt(decision.at) }));
  await db.execute(sql`
    with decision as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id text, result text, stake bigint, corrections int, payout bigint, at bigint,
        day bigint, week bigint, month bigint)
    ), settled as (
      update bets b set status = 'done', result = d.result, settled_at = d.at, auto_cash_out = null,
        win_amount = d.payout + coalesce((select sum(c.paid) from cash_outs c where c.bet_id = b.id and c.status = 'done'), 0)::bigint
      from decision d where b.id = d.id and b.status = 'waiting_results' and coalesce(b.open_stake, b.stake) = d.stake
        and b.corrections = d.corrections
      returning b.id as bet_id, b.player_id, b.currency, b.type, b.result, d.payout as amount, d.at as created_at,
        b.corrections, d.stake as own_stake, d.day, d.week, d.month,
        case when b.corrections > 0 then b.id || ':' || b.corrections else b.id end as name,
        b.corrections > 0 as is_corrected
    ), paid as (select * from settled where amount > 0),
    ${CREDIT_OF_PAID}, ${countingPlay({
      source: 'paid',
      periods: PERIOD_COLUMNS,
      amounts: { returned: sql`m.amount` },
      after: 'credit',
    })}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('payout', 'paid', BETS, AVAILABLE, 'name')}
    ), ${EARNED_POINTS}, ${notingBets(news)}
    insert into outbox (player_id, bet_id, currency, created_at)
    select t.player_id, t.bet_id, t.currency, t.created_at from (
      select player_id, bet_id, null::text as currency, created_at, 1 as n from settled
      union all select player_id, null::text, currency, max(created_at), 2 from paid group by player_id, currency
    ) t order by t.n, t.bet_id`);
}
