import type { EpochMs, MinorUnits, Odds } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Periods } from '../limits/periods.ts';
import { betFacts, notingBets } from '../players/notify-player.ts';
import { AVAILABLE, BETS, bothSides, LOCKED } from '../wallet/ledger.ts';
import { countingPlay, periodValues } from '../wallet/usage.ts';
import type { RefusalReason } from './refusal.ts';
import { faultsByBet, type WrittenPrice } from './written-prices.ts';

/** How a submitted bet is taken if nothing written speaks against it, or why it is not. */
export interface Decision {
  readonly betId: string;
  readonly reasons: readonly RefusalReason[];
  /** At most the stake that is locked; the rest is released. */
  readonly stake: MinorUnits;
  readonly odds: Odds;
  readonly customOdds: Odds | null;
  /** The player answered an offer himself, and reads on his screen what came of it. */
  readonly isOwnAnswer: boolean;
  readonly potentialReturn: MinorUnits;
  /** `seen` is the price that this was worked out at, `odds` the one that the selection is taken at. */
  readonly legs: readonly { readonly ordinal: number; readonly seen: Odds; readonly odds: Odds }[];
  readonly now: EpochMs;
  /** Starts of the periods in which its stake was counted: what is released counts back into them alone. */
  readonly placedIn: Periods;
}

/** `accepted` null: there was nothing to decide. With `moved` nothing was written: the prices are not those that were seen. */
export interface DecisionOutcome {
  readonly accepted: boolean | null;
  readonly moved: readonly WrittenPrice[];
}

const readings = ({ betId, reasons, legs, now }: Decision) => sql`
  bet as (
    select * from bets where id = ${betId} and status = 'submitted' for update
  ), seen as (
    select * from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as d(ordinal int, seen bigint, odds bigint)
  ), leg as (
    select 1 as bet, s.ordinal, s.market_key, s.outcome_id, seen.seen as odds
    from bet_selections s join bet on bet.id = s.bet_id join seen on seen.ordinal = s.ordinal
  ), leg_fault as (
    ${faultsByBet('leg')}
  ), finding as (
    select b.*, ${JSON.stringify(reasons)}::jsonb || coalesce((select f.reasons from leg_fault f), '[]'::jsonb) as faults
    from bet b
  ), moved as (
    select f.moved as prices from leg_fault f, finding where finding.faults = '[]'::jsonb and f.moved is not null
  ), verdict as (
    select id as bet_id, player_id, currency, type, is_vip, stake, ${now}::bigint as created_at, faults from finding where not exists (select from moved)
  ), accepted as (select * from verdict where faults = '[]'::jsonb),
  rejected as (select * from verdict where faults <> '[]'::jsonb)`;

/** What a player is told of a bet that waited for a trader. */
const news = ({ stake, isOwnAnswer }: Decision) => sql`
  select player_id, bet_id, created_at,
    case when faults = '[]'::jsonb then 'vip_accepted' else 'vip_refused' end as type,
    ${betFacts(sql`case when faults = '[]'::jsonb then ${stake}::bigint else stake end`, sql`currency`, sql`type`)} as facts
  from verdict where is_vip and not ${isOwnAnswer}::boolean`;

const writings = ({ stake, odds, customOdds, potentialReturn, now, placedIn }: Decision) => sql`
  taken as (
    update bets b set status = 'waiting_results', decided_by = null, vip_offer = null, stake = ${stake}::bigint, odds = ${odds}::bigint,
      custom_odds = ${customOdds}::bigint, potential_return = ${potentialReturn}::bigint
    from accepted a where b.id = a.bet_id
  ), refused as (
    update bets b set status = 'rejected', decided_by = null, vip_offer = null, refusal = r.faults, settled_at = ${now}::bigint
    from rejected r where b.id = r.bet_id
  ), selections as (
    update bet_selections s set odds = case when r.bet_id is null then seen.odds else s.odds end,
      status = case when r.bet_id is null then s.status else 'void' end,
      settled_at = case when r.bet_id is null then s.settled_at else coalesce(s.settled_at, ${now}::bigint) end
    from verdict v left join rejected r on r.bet_id = v.bet_id, seen
    where s.bet_id = v.bet_id and s.status = 'open' and seen.ordinal = s.ordinal
  ), movements as (
    select bet_id, player_id, currency, created_at, ${stake}::bigint as kept, stake - ${stake}::bigint as freed, stake from accepted
    union all
    select bet_id, player_id, currency, created_at, 0, stake, stake from rejected
  ), kept as (select *, kept as amount from movements where kept > 0),
  freed as (select *, freed as amount from movements where freed > 0),
  moneys as (
    update accounts a set locked = a.locked - m.stake, available = a.available + m.freed
    from movements m where a.player_id = m.player_id and a.currency = m.currency
    returning a.player_id
  ), ${countingPlay({
    source: 'freed',
    periods: periodValues(placedIn),
    amounts: { staked: sql`m.kept`, countedBefore: sql`m.stake` },
    after: 'moneys',
  })}, entries as (
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
    ${bothSides('accept', 'kept', LOCKED, BETS)}
    union all
    ${bothSides('release', 'freed', LOCKED, AVAILABLE)}
  ), told as (
    insert into outbox (player_id, bet_id, currency, created_at)
    select t.player_id, t.bet_id, t.currency, t.created_at from (
      select player_id, bet_id, null::text as currency, created_at, 1 as n from verdict
      union all select player_id, null::text, currency, created_at, 2 from verdict) t order by t.n
  )`;

/**
 * Decides a submitted bet in one statement: with reasons, or where a written status speaks against it, the stake is
 * released; else the stake goes to the house. A bet that is no longer submitted stays as it is.
 */
export async function runDecision(db: Database, decision: Decision): Promise<DecisionOutcome> {
  const { rows } = await db.execute<{ accepted: boolean | null; moved: WrittenPrice[] }>(sql`
    with ${readings(decision)}, ${writings(decision)}, ${notingBets(news(decision))}
    select (select faults = '[]'::jsonb from verdict) as accepted,
      coalesce((select jsonb_agg(price) from moved, jsonb_array_elements(moved.prices) price), '[]'::jsonb) as moved`);
  return rows[0] ?? { accepted: null, moved: [] };
}
