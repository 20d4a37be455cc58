import type { EpochMs } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import type { Booking } from '../house.ts';
import { countingPlay, PERIOD_COLUMNS } from '../wallet/usage.ts';
import type { PlayPeriods } from './periods.ts';

const AT_ONCE = 500;

const inList = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Counts the amounts of the current periods again, from the ledger. */
async function recount(
  db: Pick<Database, 'execute'>,
  playerIds: readonly string[],
  { periods, now }: { readonly periods: PlayPeriods; readonly now: EpochMs },
): Promise<void> {
  const { day, week, month } = periods.startsAt(now);
  await db.execute(sql`
    update play_usage set day_signed_in = case when day_start = ${day}::bigint then day_signed_in else 0 end,
      day_active = case when day_start = ${day}::bigint then day_active else 0 end,
      week_signed_in = case when week_start = ${week}::bigint then week_signed_in else 0 end,
      week_active = case when week_start = ${week}::bigint then week_active else 0 end,
      month_signed_in = case when month_start = ${month}::bigint then month_signed_in else 0 end,
      month_active = case when month_start = ${month}::bigint then month_active else 0 end,
      day_start = ${day}::bigint, day_staked = 0, day_returned = 0, day_deposited = 0,
      week_start = ${week}::bigint, week_staked = 0, week_returned = 0, week_deposited = 0,
      month_start = ${month}::bigint, month_staked = 0, month_returned = 0, month_deposited = 0
    where player_id in ${inList(playerIds)}`);
  await db.execute(sql`
    with entry as (
      select e.player_id, e.currency, e.kind, e.bet_id, abs(e.amount) as amount, e.created_at
      from ledger_entries e
      where e.player_id in ${inList(playerIds)} and e.account = 'player:' || e.player_id || ':available'
        and e.kind in ('stake', 'lock', 'game_stake', 'release', 'payout', 'cash_out', 'game_payout', 'reversal', 'deposit')
    ), moved as (
      select player_id, currency, amount as staked, 0 as released, 0 as returned, 0 as taken_back, 0 as deposited, created_at
      from entry where kind in ('stake', 'game_stake')
      union all
      select l.player_id, l.currency, l.amount, coalesce(r.amount, 0), 0, 0, 0, l.created_at
      from entry l left join entry r on r.bet_id = l.bet_id and r.kind = 'release' where l.kind = 'lock'
      union all
      select player_id, currency, 0, 0, case when kind <> 'reversal' then amount else 0 end,
        case when kind = 'reversal' then amount else 0 end, 0, created_at
      from entry where kind in ('payout', 'cash_out', 'game_payout', 'reversal')
      union all
      select player_id, currency, 0, 0, 0, 0, amount, created_at from entry where kind = 'deposit'
    ), dated as (
      select *, ${periods.told(day)}::bigint <= created_at as in_day, ${periods.told(week)}::bigint <= created_at as in_week,
        ${periods.told(month)}::bigint <= created_at as in_month from moved
    ), placed_in as (
      select *, case when in_day then ${day}::bigint end as day, case when in_week then ${week}::bigint end as week,
        case when in_month then ${month}::bigint end as month
      from dated where in_day or in_week or in_month
    ), ${countingPlay({
      source: 'placed_in',
      periods: PERIOD_COLUMNS,
      amounts: {
        staked: sql`(m.staked - m.released)`,
        returned: sql`m.returned`,
        takenBack: sql`m.taken_back`,
        deposited: sql`m.deposited`,
      },
      after: 'placed_in',
    })}
    select 1`);
}

/** Counts a player's usage of the current periods again: what the ledger says of them was moved to another time. */
export const recountUsage = ({ db, periods }: Booking, playerId: string, now: EpochMs): Promise<void> =>
  db.transaction((tx) => recount(tx, [playerId], { periods, now }));

/** Opens the usage of players who are from before there were limits, with what they played in the current periods. */
export async function openMissingUsage({ db, periods }: Booking, now: EpochMs): Promise<void> {
  const openSome = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ player_id: string }>(sql`
        insert into play_usage (player_id, currency)
        select p.id, (select a.currency from accounts a where a.player_id = p.id order by a.created_at, a.currency limit 1)
        from players p
        where exists (select from accounts a where a.player_id = p.id) and not exists (select from play_usage u where u.player_id = p.id)
        limit ${AT_ONCE}
        on conflict do nothing
        returning player_id`);
      const opened = rows.map((row) => row.player_id);
      if (opened.length > 0) await recount(tx, opened, { periods, now });
      return opened.length;
    });
  let opened = AT_ONCE;
  while (opened > 0) opened = await againWhenOvertaken(openSome);
}
