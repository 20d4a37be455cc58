import type { EpochMs } from '@touchline/betting';
import { USER_LIMIT_PERIODS } from '@touchline/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Periods } from '../limits/periods.ts';
import { convertedSql, joinRate } from './rates.ts';

/** Amounts of a row of movements, as SQL; what is left out is zero. */
interface PlayedAmounts {
  /** Stake, and what of it was counted before. */
  readonly staked?: SQL;
  readonly countedBefore?: SQL;
  readonly returned?: SQL;
  readonly takenBack?: SQL;
  readonly deposited?: SQL;
}

/** Starts of the periods that a row counts in, as SQL. */
export type PeriodColumns = Readonly<Record<keyof Periods, SQL>>;

export const periodValues = ({ day, week, month }: Periods): PeriodColumns => ({
  day: sql`${day}::bigint`,
  week: sql`${week}::bigint`,
  month: sql`${month}::bigint`,
});

const up = (amount: SQL) => convertedSql(amount, { from: 'f', to: 't', round: 'up' });
const down = (amount: SQL) => convertedSql(amount, { from: 'f', to: 't', round: 'down' });
const less = (a: SQL, amount: SQL | undefined, round: (amount: SQL) => SQL) =>
  amount === undefined ? a : sql`${a} - ${round(amount)}`;
const orZero = (amount: SQL | undefined, round: (amount: SQL) => SQL) =>
  amount === undefined ? sql`0::numeric` : round(amount);

const MONEY = ['staked', 'returned', 'deposited'] as const;
const TIMES = ['signed_in', 'active'] as const;

const sums = sql.raw(
  USER_LIMIT_PERIODS.flatMap((period) =>
    MONEY.map(
      (amount) =>
        `coalesce(sum(${amount}) filter (where ${period} = top_${period}), 0)::bigint as ${period}_${amount}`,
    ),
  ).join(', '),
);
/** A row of a later period starts the totals again; one of an earlier period counts no more. */
const sets = sql.raw(
  USER_LIMIT_PERIODS.flatMap((period) => [
    `${period}_start = greatest(u.${period}_start, s.top_${period})`,
    ...MONEY.map((amount) => {
      const total = `${period}_${amount}`;
      return `${total} = case when u.${period}_start > s.top_${period} then u.${total}
        when u.${period}_start = s.top_${period} then u.${total} + s.${total} else s.${total} end`;
    }),
    ...TIMES.map((time) => {
      const total = `${period}_${time}`;
      return `${total} = case when u.${period}_start < s.top_${period} then 0 else u.${total} end`;
    }),
  ]).join(', '),
);

/**
 * Steps of a statement that count what the rows of `source` (player_id, currency) moved: each in its own periods, in the
 * currency of the player's row, stakes rounded up and returns down. They wait for the step `after`, which locks accounts, so
 * that every statement locks accounts before usage.
 */
export function countingPlay(of: {
  readonly source: string;
  readonly periods: PeriodColumns;
  readonly amounts: PlayedAmounts;
  readonly after: string;
}): SQL {
  const { source, periods, amounts, after } = of;
  const { staked, countedBefore, returned, takenBack, deposited } = amounts;
  return sql`
    played as (
      select m.player_id, ${periods.day} as day, ${periods.week} as week, ${periods.month} as month,
        ${less(orZero(staked, up), countedBefore, up)} as staked, ${less(orZero(returned, down), takenBack, down)} as returned,
        ${orZero(deposited, up)} as deposited
      from ${sql.raw(source)} m join play_usage k on k.player_id = m.player_id
      ${joinRate('f', sql`m.currency`)} ${joinRate('t', sql`k.currency`)}
    ), played_sum as (
      select player_id, top_day, top_week, top_month, ${sums}
      from (select p.*, max(day) over w as top_day, max(week) over w as top_week, max(month) over w as top_month
            from played p window w as (partition by player_id)) topped
      group by player_id, top_day, top_week, top_month
    ), counted as (
      update play_usage u set ${sets}
      from played_sum s, (select count(*) from ${sql.raw(after)}) locked_first
      where u.player_id = s.player_id
    )`;
}

/** Limits that a stake may pass. */
export const STAKE_LIMITS = ['bet', 'wager', 'loss'] as const;

/** SQL for starts that each row has in columns of its own. */
export const PERIOD_COLUMNS: PeriodColumns = { day: sql`m.day`, week: sql`m.week`, month: sql`m.month` };

/** When limits are checked. `clock` and starts: player clock; ends: real time, as devices show it. */
export interface LimitMoment {
  readonly clock: EpochMs;
  readonly starts: Periods;
  readonly ends: Periods;
}

/**
 * Step of a statement: the limits of `types` in force in the player's locked row, which the step `usage` (all of its columns)
 * holds, each with what is used of it. A row of a later period than the caller's counts too.
 */
export function heldLimits(types: readonly string[], { clock, starts, ends }: LimitMoment): SQL {
  const periods = USER_LIMIT_PERIODS.map(
    (period) =>
      sql`(${period}::text, ${sql.raw(`u.${period}_start`)} >= ${starts[period]}::bigint, ${sql.raw(
        MONEY.map((amount) => `u.${period}_${amount}`).join(', '),
      )}, ${ends[period]}::bigint)`,
  );
  return sql`
    held as (
      select l.type, l.period, l.value, u.currency, p.ends, case
        when p.is_now and l.type = 'wager' then p.staked
        when p.is_now and l.type = 'loss' then p.staked - p.returned
        when p.is_now and l.type = 'deposit' then p.deposited else 0 end as used
      from usage u cross join jsonb_to_recordset(u.limits) as l(type text, period text, value bigint, "from" bigint, until bigint)
      left join lateral (values ${sql.join(periods, sql`, `)}) as p(period, is_now, staked, returned, deposited, ends) on p.period = l.period
      where l.type in (${sql.join(
        types.map((type) => sql`${type}::text`),
        sql`, `,
      )}) and (l."from" is null or l."from" <= ${clock}::bigint) and (l.until is null or l.until > ${clock}::bigint)
    )`;
}

/**
 * Steps of a statement: why bets of `source` (ordinal, currency, stake) pass a limit of the step `held`, as `limit_fault`
 * (ordinal, reasons). Stakes add up in the order of the slip; one that passes the limit of a single bet is left out.
 */
export const limitFaults = (source: string): SQL => sql`
  costed as (
    select c.ordinal, ${up(sql`c.stake`)} as cost, f.millionths, f.subunits,
      t.millionths as t_millionths, t.subunits as t_subunits
    from ${sql.raw(source)} c join usage u on true
    ${joinRate('f', sql`c.currency`)} ${joinRate('t', sql`u.currency`)}
  ), sized as (
    select c.*, exists (select from held h where h.type = 'bet' and c.cost > h.value) as is_too_big from costed c
  ), summed as (
    select s.*, sum(case when is_too_big then 0 else cost end) over (order by ordinal) as through from sized s
  ), passed as (
    select s.ordinal, h.type, h.period, h.ends, div(greatest(0, h.value - case when h.type = 'bet' then 0 else h.used + s.through - s.cost end)
      * s.t_millionths * s.subunits, s.millionths * s.t_subunits)::bigint as rest
    from summed s join held h on case when h.type = 'bet' then s.cost > h.value
      else not s.is_too_big and s.through > h.value - h.used end
  ), limit_fault as (
    select ordinal, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', type || '_limit', 'field', 'stake', 'limit', rest,
      'period', period, 'restartsAt', ends)) order by rest, ends desc nulls last, type) as reasons
    from passed group by ordinal
  )`;
