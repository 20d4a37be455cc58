import type { EpochMs, MinorUnits } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Periods } from '../limits/periods.ts';
import { betFacts, notingBets } from '../players/notify-player.ts';
import { AVAILABLE, BETS, bothSides } from '../wallet/ledger.ts';
import { countingPlay, periodValues } from '../wallet/usage.ts';
import type { SeenLeg } from './cash-out-offer.ts';

/** A sale as it is written. Units: smallest units; `stake` is the part that is sold, `percent` of what was left. */
export interface NewSale {
  readonly id: string;
  readonly betId: string;
  readonly playerId: string;
  readonly requestId: string;
  readonly percent: number;
  readonly stake: MinorUnits;
  /** Stake that was at risk when the offer was made; the sale fails where it is another. */
  readonly openStake: MinorUnits;
  /** Corrections of the bet when the offer was made; likewise. */
  readonly corrections: number;
  readonly asked: MinorUnits;
  readonly least: MinorUnits;
  readonly now: EpochMs;
  readonly seen: readonly SeenLeg[];
}

/** Begins the request ids of sales that the house makes by a player's rule. */
export const RULE_REQUEST = 'rule-';

/** Who sells a bet himself sees that it is sold; who has left it to a rule is told. */
const news = sql`
  select player_id, bet_id, created_at, 'bet_cashed_out' as type,
    ${betFacts(sql`amount`, sql`currency`, sql`type`)} as facts
  from sold where starts_with(request_id, ${RULE_REQUEST}::text)`;

/** What ends a sale. `returnLeft`: what the rest of the bet comes back as when everything wins. */
export interface Payment {
  readonly amount: MinorUnits;
  readonly returnLeft: MinorUnits;
}

/** When a sale is paid: real time, and the periods of the player that it counts in. */
export interface PaidAt {
  readonly now: EpochMs;
  readonly starts: Periods;
}

/** Selections whose status or written price is not what the offer was made from. */
const movedLegs = (betId: string, seen: readonly SeenLeg[]): SQL => {
  const rows = seen.map(({ ordinal, status, marketKey, outcomeId, odds }) => ({
    n: ordinal,
    s: status,
    k: marketKey,
    o: outcomeId,
    p: odds,
  }));
  return sql`
    select l.n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(n int, s text, k text, o text, p bigint)
    left join bet_selections b on b.bet_id = ${betId} and b.ordinal = l.n
    left join live_price p on p.market_key = l.k
    left join provider_statuses v on v.provider = p.provider
    where b.status is distinct from l.s or (l.s = 'open' and not coalesce(
      p.status = 1 and p.match_status in (0, 1) and v.status is distinct from 'INACTIVE'
      and (p.outcomes -> l.o ->> 0)::bigint = l.p and p.outcomes -> l.o ->> 1 = '1', false))`;
};

/** Ends the bets of `sale` (columns id, bet_id, percent, stake) or what was sold of them, and pays. */
const payout = ({ now, starts }: PaidAt, { amount, returnLeft }: Payment): SQL => sql`
  sold as (
    update bets b set
      status = case when s.percent = 100 then 'cashed_out' else 'waiting_results' end,
      result = case when s.percent = 100 then 'cashed_out' else b.result end,
      win_amount = case when s.percent = 100 then ${amount}::bigint + coalesce(
        (select sum(c.paid) from cash_outs c where c.bet_id = b.id and c.status = 'done'), 0)::bigint end,
      settled_at = case when s.percent = 100 then ${now}::bigint end,
      potential_return = case when s.percent = 100 then b.potential_return else ${returnLeft}::bigint end,
      open_stake = coalesce(b.open_stake, b.stake) - s.stake,
      auto_cash_out = null, decided_by = null
    from sale s where b.id = s.bet_id
    returning s.id as sale_id, s.request_id, b.id as bet_id, b.player_id, b.currency, b.type, ${amount}::bigint as amount,
      ${now}::bigint as created_at
  ), credit as (
    update accounts a set available = a.available + s.amount
    from sold s where a.player_id = s.player_id and a.currency = s.currency
    returning a.player_id
  ), ${countingPlay({
    source: 'sold',
    periods: periodValues(starts),
    amounts: { returned: sql`m.amount` },
    after: 'credit',
  })}, entries as (
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
    ${bothSides('cash_out', 'sold', BETS, AVAILABLE, 'sale_id')}
  ), told as (
    insert into outbox (player_id, bet_id, currency, created_at)
    select t.player_id, t.bet_id, t.currency, t.created_at from (
      select player_id, bet_id, null::text as currency, created_at, 1 as n from sold
      union all select player_id, null::text, currency, created_at, 2 from sold) t order by t.n
  ), ${notingBets(news)}`;

const heldBet = ({ betId, playerId, requestId, openStake, corrections, seen }: NewSale): SQL => sql`
  moved as (${movedLegs(betId, seen)}),
  bet as (
    select b.id, b.player_id from bets b
    where b.id = ${betId} and b.player_id = ${playerId} and b.status = 'waiting_results'
      and coalesce(b.open_stake, b.stake) = ${openStake}::bigint and b.corrections = ${corrections}::int
      and not exists (select from moved)
      and not exists (select from cash_outs c where c.player_id = ${playerId} and c.request_id = ${requestId})
    for update
  )`;

const newSale = (
  of: NewSale,
  end: { readonly status: string; readonly paid: MinorUnits | null; readonly decidedBy: EpochMs | null },
): SQL => sql`
  sale as (
    insert into cash_outs (id, bet_id, player_id, request_id, status, percent, stake, asked, least, paid, created_at, decided_by, decided_at)
    select ${of.id}::text, b.id, b.player_id, ${of.requestId}::text, ${end.status}::text, ${of.percent}::int, ${of.stake}::bigint,
      ${of.asked}::bigint, ${of.least}::bigint, ${end.paid}::bigint, ${of.now}::bigint, ${end.decidedBy}::bigint,
      case when ${end.decidedBy}::bigint is null then ${of.now}::bigint end
    from bet b
    on conflict (player_id, request_id) do nothing
    returning id, bet_id, request_id, percent, stake
  )`;

/**
 * Sells a bet or a part of it at once, in one statement: only while it waits for its result with this stake, nothing it
 * was priced from has moved, and the request was not made before. Answers whether it did.
 */
export async function sellAtOnce(
  db: Database,
  sale: NewSale,
  { starts, ...payment }: Payment & Pick<PaidAt, 'starts'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ${heldBet(sale)}, ${newSale(sale, { status: 'done', paid: payment.amount, decidedBy: null })},
    ${payout({ now: sale.now, starts }, payment)}
    select sale_id from sold`);
  return rows.length > 0;
}

/** Begins a sale that waits for its delay, under the same conditions. */
export async function startSale(db: Database, sale: NewSale, decidedBy: EpochMs): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ${heldBet(sale)}, ${newSale(sale, { status: 'in_progress', paid: null, decidedBy })},
    begun as (
      update bets b set status = 'cashout_in_progress', decided_by = ${decidedBy}::bigint
      from sale s where b.id = s.bet_id
      returning b.id, b.player_id
    ), told as (
      insert into outbox (player_id, bet_id, created_at) select player_id, id, ${sale.now}::bigint from begun
    )
    select id from begun`);
  return rows.length > 0;
}

/** Pays a sale whose delay is over; false where it is decided already or something moved again. */
export async function paySale(
  db: Database,
  of: {
    readonly id: string;
    readonly betId: string;
    readonly seen: readonly SeenLeg[];
  } & PaidAt,
  payment: Payment,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with moved as (${movedLegs(of.betId, of.seen)}),
    bet as (
      select id from bets where id = ${of.betId} and status = 'cashout_in_progress' and not exists (select from moved) for update
    ), sale as (
      update cash_outs c set status = 'done', paid = ${payment.amount}::bigint, decided_by = null, decided_at = ${of.now}::bigint
      from bet b where c.id = ${of.id} and c.bet_id = b.id and c.status = 'in_progress'
      returning c.id, c.bet_id, c.request_id, c.percent, c.stake
    ), ${payout(of, payment)}
    select sale_id from sold`);
  return rows.length > 0;
}

/** Ends the sales in progress of these bets without selling: the bets wait for their results again. */
export async function failSales(db: Database, betIds: readonly string[], now: EpochMs): Promise<number> {
  if (betIds.length === 0) return 0;
  const { rows } = await db.execute(sql`
    with bet as (
      select id, player_id from bets
      where id in (select jsonb_array_elements_text(${JSON.stringify(betIds)}::jsonb)) and status = 'cashout_in_progress'
      for update
    ), failed as (
      update cash_outs c set status = 'failed', decided_by = null, decided_at = ${now}::bigint
      from bet b where c.bet_id = b.id and c.status = 'in_progress'
    ), back as (
      update bets t set status = 'waiting_results', decided_by = null from bet b where t.id = b.id
      returning t.id, t.player_id
    ), told as (
      insert into outbox (player_id, bet_id, created_at) select player_id, id, ${now}::bigint from back
    )
    select id from back`);
  return rows.length;
}
