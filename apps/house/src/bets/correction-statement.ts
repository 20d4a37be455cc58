import type { DeadHeat, EpochMs, MinorUnits } from '@touchline/betting';
import type { LegStatus } from '@touchline/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Booking } from '../house.ts';
import { AVAILABLE, bothSides, WRITE_OFFS } from '../wallet/ledger.ts';
import { countingPlay, periodValues } from '../wallet/usage.ts';

type Executor = Pick<Database, 'execute'>;

/** A bet whose settlement was taken back, with what it had paid for the part that was not sold: nothing where it was waiting. */
export interface TakenBack {
  readonly bet_id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly amount: MinorUnits;
  /** Names the movements of this correction. */
  readonly name: string;
}

const inList = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Bets with a selection on a market that was decided, and the outcomes that were. Sold and refused bets are over. */
export async function betsDecidedBy(db: Executor, marketKey: string) {
  const { rows } = await db.execute<{ bet_id: string; outcome_id: string }>(sql`
    select s.bet_id, s.outcome_id from bet_selections s join bets b on b.id = s.bet_id
    where s.match_id = ${marketKey.slice(0, marketKey.indexOf('/'))} and s.market_key = ${marketKey} and s.status <> 'open'
      and b.status in ('waiting_results', 'cashout_in_progress', 'done')
    order by s.bet_id`);
  return {
    betIds: [...new Set(rows.map((row) => row.bet_id))],
    outcomeIds: [...new Set(rows.map((row) => row.outcome_id))].toSorted(),
  };
}

/**
 * Lets settled bets wait for their results again. No money moves yet. Those that wait already count the correction too: who
 * worked something out of their selections before it finds another number when he writes.
 */
export async function reopenBets(db: Executor, betIds: readonly string[]): Promise<TakenBack[]> {
  const { rows } = await db.execute<{ [K in keyof TakenBack]: TakenBack[K] }>(sql`
    with old as (
      select id, case when status = 'done' then win_amount - coalesce(
        (select sum(c.paid) from cash_outs c where c.bet_id = bets.id and c.status = 'done'), 0)::bigint else 0 end as paid
      from bets where id in ${inList(betIds)} and status in ('done', 'waiting_results') order by id for update
    )
    update bets b set status = 'waiting_results', result = 'no_results', win_amount = null, settled_at = null, corrections = b.corrections + 1
    from old where b.id = old.id
    returning b.id as bet_id, b.player_id, b.currency, old.paid as amount, b.id || ':' || b.corrections as name`);
  return rows;
}

/** Writes other results of a market beside those selections of the bets that were decided. */
export async function remarkSelections(
  db: Executor,
  of: {
    readonly betIds: readonly string[];
    readonly marketKey: string;
    readonly results: Readonly<Record<string, LegStatus>>;
    /** Of the winners. */
    readonly deadHeat: DeadHeat | null;
    readonly at: EpochMs;
  },
): Promise<void> {
  await db.execute(sql`
    update bet_selections s set status = r.value, dead_heat = case when r.value = 'won' then ${of.deadHeat && JSON.stringify(of.deadHeat)}::jsonb end,
      settled_at = ${of.at}::bigint, why = null
    from jsonb_each_text(${JSON.stringify(of.results)}::jsonb) r
    where s.market_key = ${of.marketKey} and s.outcome_id = r.key and s.status <> 'open' and s.bet_id in ${inList(of.betIds)}`);
}

/**
 * Takes back what settlements paid. What an account does not bear any more the house writes off: no balance falls below
 * zero, and the account that had paid stands as if the wrong settlement had never been.
 */
export async function reversePayouts(
  { db, periods }: Booking,
  back: readonly TakenBack[],
  { at, payer }: { readonly at: EpochMs; readonly payer: SQL },
): Promise<void> {
  const paid = back.filter(({ amount }) => amount > 0);
  if (paid.length === 0) return;
  await db.execute(sql`
    with back as (
      select * from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as b(bet_id text, player_id text, currency text, amount bigint, name text)
    ), account as (
      select a.player_id, a.currency, a.available from accounts a
      where exists (select from back b where b.player_id = a.player_id and b.currency = a.currency) for update
    ), split as (
      select b.*, ${at}::bigint as created_at, greatest(0, least(b.amount, a.available - coalesce(sum(b.amount) over (
        partition by b.player_id, b.currency order by b.bet_id rows between unbounded preceding and 1 preceding), 0)))::bigint as borne
      from back b join account a on a.player_id = b.player_id and a.currency = b.currency
    ), taken as (select bet_id, player_id, currency, name, created_at, borne as amount from split where borne > 0),
    lost as (select bet_id, player_id, currency, name, created_at, amount - borne as amount from split where amount > borne),
    debit as (
      update accounts a set available = a.available - t.total
      from (select player_id, currency, sum(amount)::bigint as total from taken group by player_id, currency) t
      where a.player_id = t.player_id and a.currency = t.currency
      returning a.player_id
    ), ${countingPlay({
      source: 'taken',
      periods: periodValues(periods.startsAt(at)),
      amounts: { takenBack: sql`m.amount` },
      after: 'debit',
    })}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('reversal', 'taken', AVAILABLE, payer, 'name')}
      union all
      ${bothSides('write_off', 'lost', WRITE_OFFS, payer, 'name')}
    )
    insert into outbox (player_id, currency, created_at)
    select distinct player_id, currency, created_at from taken`);
}
