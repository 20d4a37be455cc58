import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { CURRENCIES } from '../../src/wallet/currencies.ts';
import { mainUnitInEuros } from '../../src/wallet/rates.ts';

/** What entries of an account add up to, in the currency of the account row `a`. */
const sumOf = (account: 'available' | 'locked') => sql`
  (select coalesce(sum(e.amount), 0) from ledger_entries e
   where e.account = 'player:' || a.player_id || ${`:${account}`} and e.currency = a.currency)`;

/** What the house's account of bets got (below zero: gave) for the bet `b` by movements of these kinds. */
const gotFor = (...kinds: string[]) => sql`
  (select coalesce(sum(e.amount), 0) from ledger_entries e
   where e.bet_id = b.id and e.account = 'house:bets' and e.kind in (${sql.join(
     kinds.map((kind) => sql`${kind}`),
     sql`, `,
   )}))`;

/** What movements of a kind for the payment `p` paid into an account whose name ends so. */
const paidFor = (kind: string, account: string) => sql`
  (select coalesce(sum(e.amount), 0) from ledger_entries e
   where e.movement = ${`${kind}:`} || p.id and e.account like ${`%${account}`})`;

/** What counts for limits: each movement at its time, a release at that of its stake; currencies by the rates of `rates.ts`. */
const COUNTED = sql`
  select e.player_id, e.currency, e.created_at as at, e.kind,
    case when e.kind in ('stake', 'lock', 'game_stake') then -e.amount - coalesce((
      select r.amount from ledger_entries r where r.kind = 'release' and r.bet_id = e.bet_id and r.account = e.account), 0) else 0 end as staked,
    case when e.kind in ('payout', 'cash_out', 'game_payout') then e.amount else 0 end as returned,
    case when e.kind = 'reversal' then -e.amount else 0 end as taken_back,
    case when e.kind = 'deposit' then e.amount else 0 end as deposited
  from ledger_entries e where e.account = 'player:' || e.player_id || ':available'
    and e.kind in ('stake', 'lock', 'game_stake', 'payout', 'cash_out', 'game_payout', 'reversal', 'deposit')`;

const EUROS = sql.raw(
  CURRENCIES.map(
    ({ code, subunits }) => `('${code}', ${mainUnitInEuros(code)}::numeric, ${subunits}::numeric)`,
  ).join(', '),
);

/** From a moment of real time on the players' clock was so far ahead. */
export interface Jump {
  readonly from: number;
  readonly ahead: number;
}

/** Rows of usage that are not what a replay of the ledger says. `zone`: that of the calendar. */
const usageFaults = (jumps: readonly Jump[], zone: string) => sql`
  with jump as (
    select * from jsonb_to_recordset(${JSON.stringify(jumps)}::jsonb) as j("from" bigint, ahead bigint)
  ), rate(code, euros, subunits) as (values ${EUROS}),
  counted as (
    select c.*, f.euros * t.subunits as worth, t.euros * f.subunits as unit
    from (${COUNTED}) c join play_usage u on u.player_id = c.player_id
      join rate f on f.code = c.currency join rate t on t.code = u.currency
  ), amounts as (
    select player_id, at + coalesce((select max(ahead) from jump where jump."from" <= at), 0) as at, div(staked * worth + unit - 0.000001, unit) as staked,
      div(returned * worth, unit) - div(taken_back * worth, unit) as returned, div(deposited * worth + unit - 0.000001, unit) as deposited
    from counted
  ), periods as (
    select u.player_id, p.* from play_usage u cross join lateral (values
      ('day', u.day_start, u.day_staked, u.day_returned, u.day_deposited),
      ('week', u.week_start, u.week_staked, u.week_returned, u.week_deposited),
      ('month', u.month_start, u.month_staked, u.month_returned, u.month_deposited)) p(period, start, staked, returned, deposited)
  ), replayed as (
    select p.*, (select coalesce(sum(a.staked), 0) from amounts a where a.player_id = p.player_id and a.at >= p.start) as due_staked,
      (select coalesce(sum(a.returned), 0) from amounts a where a.player_id = p.player_id and a.at >= p.start) as due_returned,
      (select coalesce(sum(a.deposited), 0) from amounts a where a.player_id = p.player_id and a.at >= p.start) as due_deposited,
      (select coalesce(max(a.at), 0) from amounts a where a.player_id = p.player_id and a.staked + a.returned + a.deposited <> 0) as last_at
    from periods p
  )
  select * from replayed where staked <> due_staked or returned <> due_returned or deposited <> due_deposited
    or start < case when last_at = 0 then 0 else
      extract(epoch from date_trunc(period, to_timestamp(last_at / 1000.0), ${zone}::text)) * 1000 end`;

const USAGE_LAW = 'usage is a replay of the ledger in its periods';

/** The laws of wallet/README.md, each with the rows that break it. */
const LAWS: Readonly<Record<string, SQL>> = {
  'a movement has two sides of one currency that sum to zero': sql`
    select movement from ledger_entries
    group by movement having sum(amount) <> 0 or count(*) <> 2 or count(distinct currency) > 1`,
  'no balance is below zero': sql`select player_id from accounts where available < 0 or locked < 0`,
  'available and locked are the sums of their entries': sql`
    select a.player_id from accounts a where a.available <> ${sumOf('available')} or a.locked <> ${sumOf('locked')}`,
  'locked is the stakes of submitted bets and the payouts that wait': sql`
    select a.player_id from accounts a where a.locked <> (
      select coalesce(sum(b.stake), 0) from bets b
      where b.player_id = a.player_id and b.currency = a.currency and b.status = 'submitted') + (
      select coalesce(sum(p.amount), 0) from payments p
      where p.player_id = a.player_id and p.currency = a.currency and p.kind = 'payout' and p.status in ('initial', 'approved'))`,
  'a deposit that succeeded is booked once, any other not at all': sql`
    select p.id from payments p where p.kind = 'deposit'
      and ${paidFor('deposit', ':available')} <> case when p.status = 'succeeded' then p.amount else 0 end`,
  'a payout is locked once, and once released or paid as its status says': sql`
    select p.id from payments p where p.kind = 'payout' and (
      ${paidFor('payout_lock', ':locked')} <> p.amount
      or ${paidFor('payout_release', ':available')} <> case when p.status in ('declined', 'withdrawn') then p.amount else 0 end
      or ${paidFor('payout_paid', 'payments')} <> case when p.status = 'paid' then p.amount else 0 end)`,
  'an entry of a payment has its payment': sql`
    select e.movement from ledger_entries e where e.kind in ('deposit', 'payout_lock', 'payout_release', 'payout_paid')
      and not exists (select from payments p where e.movement = e.kind || ':' || p.id and e.currency = p.currency
        and (e.player_id is null or e.player_id = p.player_id))`,
  'a bet that was taken is debited once': sql`
    select b.id from bets b
    where ${gotFor('stake', 'accept')} <> case when b.status in ('submitted', 'rejected') then 0 else b.stake end`,
  'a bet is paid what it says, once': sql`
    select b.id from bets b
    where coalesce(b.win_amount, (select sum(c.paid) from cash_outs c where c.bet_id = b.id and c.status = 'done'), 0)
      <> -${gotFor('payout', 'cash_out', 'reversal', 'write_off')}`,
  'a sale is paid what it says, once': sql`
    select c.id from cash_outs c where coalesce(c.paid, 0) <> (
      select coalesce(sum(e.amount), 0) from ledger_entries e where e.movement = 'cash_out:' || c.id and e.amount > 0)`,
  'a bet on a race or a draw is debited once, and paid what it says': sql`
    select g.id from game_bets g where
      g.stake <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.bet_id = g.id and e.account = 'house:games' and e.kind = 'game_stake')
      or coalesce(g.win_amount, 0) <> (select coalesce(-sum(e.amount), 0) from ledger_entries e where e.bet_id = g.id and e.account = 'house:games' and e.kind <> 'game_stake')`,
  // Where rates stayed the same. What was settled before there were points has a result of then.
  'a bet has the points of the settlement that stands, once': sql`
    select b.id from (
      select id, currency, case when result in ('win_entire', 'lose_entire', 'refund_half_win_other', 'refund_half_lose_other') then coalesce(open_stake, stake) else 0 end as stake from bets
      union all select id, currency, case when result <> 'void' then stake else 0 end from game_bets
    ) b left join comp_rates r on r.currency = b.currency
    where (select coalesce(sum(p.points), 0) from comp_points p where p.bet_id = b.id)
      <> coalesce(floor(b.stake::numeric * r.rate / (r.subunits::numeric * 100)), 0)`,
  'an entry of a bet has its bet': sql`
    select e.movement from ledger_entries e where e.bet_id is not null
      and not exists (select from bets b where b.id = e.bet_id) and not exists (select from game_bets g where g.id = e.bet_id)`,
  'a player with an account has usage': sql`
    select distinct a.player_id from accounts a where not exists (select from play_usage u where u.player_id = a.player_id)`,
  [USAGE_LAW]: usageFaults([], 'UTC'),
  'a request and its bets name each other': sql`
    select coalesce(b.id, r.id) as id from bets b full join (
      select p.player_id, p.request_id, one ->> 'id' as id
      from placement_requests p, jsonb_array_elements(p.result -> 'bets') one
    ) r on r.id = b.id and r.request_id = b.request_id and r.player_id = b.player_id
    where b.id is null or r.id is null`,
};

/**
 * Fails where a law of the ledger is broken by anything that was ever written. The ledger has real times: with the players' clock
 * put ahead it does not tell in which periods something counted.
 */
export async function expectLedgerLaws(
  db: Pick<Database, 'execute'>,
  { isClockMoved = false } = {},
): Promise<void> {
  for (const [law, broken] of Object.entries(LAWS)) {
    if (isClockMoved && law === USAGE_LAW) continue;
    const { rows } = await db.execute(broken);
    expect(rows, law).toEqual([]);
  }
}

/** Fails where usage is not a replay of the ledger, with the players' clock put ahead by `jumps`. */
export async function expectUsageReplayed(
  db: Pick<Database, 'execute'>,
  { jumps, zone }: { readonly jumps: readonly Jump[]; readonly zone: string },
): Promise<void> {
  const { rows } = await db.execute(usageFaults(jumps, zone));
  expect(rows).toEqual([]);
}

/** Fails where a deposit did not end as the books of the stand-in for a provider say, or one of them has not ended. */
export async function expectProviderAgrees(db: Pick<Database, 'execute'>): Promise<void> {
  const { rows } = await db.execute(sql`
    select p.id, p.status, p.reason, s.status as said from payments p full join stand_in_deposits s on s.reference = p.id
    where p.kind is distinct from 'payout'
      and coalesce(s.status, 'failed') || ' ' || coalesce(s.amount, p.amount) is distinct from p.status || ' ' || p.amount`);
  expect(rows).toEqual([]);
  const { rows: sums } = await db.execute(sql`
    select coalesce(sum(amount), 0)::bigint as booked, (select coalesce(sum(amount), 0)::bigint from stand_in_deposits where status = 'succeeded') as said
    from ledger_entries where kind = 'deposit' and amount > 0`);
  expect(sums[0]?.booked).toBe(sums[0]?.said);
}
