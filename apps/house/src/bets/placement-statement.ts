import type { EpochMs } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { RunNamed } from '#db/named-statement.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { AVAILABLE, BETS, bothSides, LOCKED } from '../wallet/ledger.ts';
import {
  countingPlay,
  heldLimits,
  type LimitMoment,
  limitFaults,
  periodValues,
  STAKE_LIMITS,
} from '../wallet/usage.ts';
import type { CheckedBet } from './check-bet.ts';
import { betColumns, betRow, legColumns, legRows } from './placement-rows.ts';
import type { RefusalReason } from './refusal.ts';
import { faultsByBet, type WrittenPrice } from './written-prices.ts';

/** A bet with what the house gave it. */
export interface NumberedBet extends CheckedBet {
  readonly id: string;
  /** When the bet delay ends, or a trader has to have decided; null: taken at once. */
  readonly decidedBy: EpochMs | null;
}

export interface PlacementInput {
  readonly playerId: string;
  readonly requestId: string;
  readonly fingerprint: string;
  /** The device that sent the request; null where nothing names it. */
  readonly deviceId: string | null;
  readonly now: EpochMs;
  readonly moment: LimitMoment;
  readonly bets: readonly NumberedBet[];
}

/** What a request came to. Kept with the request, so that asking again is answered in the same way. */
export interface StoredPlacement {
  /** Kept for whoever looks into a bet; absent in requests from before it was. */
  readonly device_id?: string | null;
  readonly bets: readonly { readonly bet_id: string; readonly id: string }[];
  readonly refused: readonly {
    readonly bet_id: string;
    readonly currency: string;
    readonly reasons: readonly RefusalReason[];
  }[];
}

/** `isFirst` false: the request was answered before, perhaps for other content. */
export interface PlacementOutcome {
  readonly isFirst: boolean;
  readonly fingerprint: string;
  readonly result: StoredPlacement;
  /** Written prices that are not those of the bets. Where there are any, nothing was written. */
  readonly moved: readonly WrittenPrice[];
}

/**
 * Places the bets of one request in one statement: reads the written prices, the balance and the player's limits, writes bets,
 * selections, both sides of the ledger, what is used of the limits, the request with its result, and what the player is to be
 * told. Bets are paid in the order of the slip; the first that a limit of a period or the balance does not bear is refused, and
 * so are those after it (of its currency, if it is the balance). Where a bet was worked out at a price that is no longer the
 * written one, nothing is written and the prices are answered.
 */
const statement = (input: PlacementInput) => sql`
  with ${readings(input)}, ${verdicts(input)}, ${writings(input)}
  select coalesce(prior.fingerprint, ${input.fingerprint}::text) as fingerprint, coalesce(prior.result, verdict.result) as result,
         prior.result is null as is_first, coalesce((select jsonb_agg(price) from moved, jsonb_array_elements(moved.prices) price), '[]'::jsonb) as moved
  from verdict left join prior on true`;

const readings = ({ playerId, requestId, moment, bets }: PlacementInput) => sql`
  prior as (
    select fingerprint, result from placement_requests where player_id = ${playerId} and request_id = ${requestId}
  ), bet_in as (
    select * from jsonb_to_recordset(${JSON.stringify(bets.map(betRow))}::jsonb) as b(${betColumns})
  ), leg_in as (
    select * from jsonb_to_recordset(${JSON.stringify(bets.flatMap(legRows))}::jsonb) as l(${legColumns})
  ), leg_fault as (
    ${faultsByBet('leg_in')}
  ), account as (
    select a.currency, a.available from accounts a
    where a.player_id = ${playerId} and a.active and a.currency in (select currency from bet_in)
      and not exists (select from prior)
    for update
  ), usage as (
    select u.* from play_usage u where u.player_id = ${playerId} and (select count(*) from account) > 0 for update
  ), ${heldLimits(STAKE_LIMITS, moment)}`;

const verdicts = ({ playerId, deviceId, now }: PlacementInput) => sql`
  checked as (
    select b.*, case
      when b.reasons <> '[]'::jsonb then b.reasons
      when a.currency is null then '[{"name":"no_account","field":"currency"}]'::jsonb
      else coalesce(f.reasons, '[]'::jsonb) end as faults
    from bet_in b left join leg_fault f on f.bet = b.ordinal left join account a on a.currency = b.currency
  ), moved as (
    select f.moved as prices from checked c join leg_fault f on f.bet = c.ordinal
    where c.faults = '[]'::jsonb and f.moved is not null and not exists (select from prior)
  ), candidate as (
    select * from checked where faults = '[]'::jsonb and not exists (select from moved)
  ), ${limitFaults('candidate')}, admitted as (
    select c.*, sum(c.stake) over (partition by c.currency order by c.ordinal) <= a.available as has_money
    from candidate c join account a on a.currency = c.currency
    where not exists (select from limit_fault l where l.ordinal = c.ordinal)
  ), accepted as (
    select f.*, f.id as bet_id, ${playerId}::text as player_id, f.stake as amount, ${now}::bigint as created_at
    from admitted f where f.has_money
  ), refused as (
    select ordinal, slip_bet_id, currency, faults from checked where faults <> '[]'::jsonb
    union all
    select c.ordinal, c.slip_bet_id, c.currency, l.reasons from candidate c join limit_fault l on l.ordinal = c.ordinal
    union all
    select ordinal, slip_bet_id, currency, '[{"name":"insufficient_balance","field":"stake"}]'::jsonb from admitted where not has_money
  ), staked as (select * from accepted where status <> 'submitted'),
  locked as (select * from accepted where status = 'submitted'),
  verdict as (
    select jsonb_build_object(
      'device_id', ${deviceId}::text,
      'bets', coalesce((select jsonb_agg(jsonb_build_object('bet_id', slip_bet_id, 'id', id) order by ordinal) from accepted), '[]'::jsonb),
      'refused', coalesce((select jsonb_agg(jsonb_build_object('bet_id', slip_bet_id, 'currency', currency, 'reasons', faults) order by ordinal) from refused), '[]'::jsonb)
    ) as result
  )`;

const writings = ({ playerId, requestId, fingerprint, now, moment }: PlacementInput) => sql`
  new_bets as (
    insert into bets (id, player_id, request_id, slip_bet_id, type, status, result, currency, stake, odds, potential_return, max_payout,
      system, custom_odds, custom_asked, accept_mode, accept_down_to, is_vip, created_at, decided_by)
    select id, player_id, ${requestId}::text, slip_bet_id, type, status, 'no_results', currency, stake, odds, potential_return, max_payout,
      system, custom_odds, custom_asked, accept_mode, accept_down_to, is_vip, created_at, decided_by
    from accepted
  ), new_selections as (
    insert into bet_selections (bet_id, ordinal, match_id, market_key, market_id, specifier, outcome_id, person, odds, asked, status)
    select a.id, l.ordinal, l.match_id, l.market_key, l.market_id, l.specifier, l.outcome_id, l.person, l.odds, l.asked, 'open'
    from accepted a join leg_in l on l.bet = a.ordinal
  ), debit as (
    update accounts a set available = a.available - t.total, locked = a.locked + t.locked
    from (select currency, sum(stake)::bigint as total, coalesce((sum(stake) filter (where status = 'submitted'))::bigint, 0) as locked
          from accepted group by currency) t
    where a.player_id = ${playerId} and a.currency = t.currency
    returning a.player_id
  ), ${countingPlay({
    source: 'accepted',
    periods: periodValues(moment.starts),
    amounts: { staked: sql`m.stake` },
    after: 'debit',
  })}, entries as (
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
    ${bothSides('stake', 'staked', AVAILABLE, BETS)}
    union all
    ${bothSides('lock', 'locked', AVAILABLE, LOCKED)}
  ), told as (
    insert into outbox (player_id, bet_id, currency, created_at)
    select player_id, bet_id, currency, created_at from (
      select player_id, id as bet_id, null::text as currency, created_at, ordinal from accepted
      union all
      select distinct player_id, null::text, currency, created_at, 1000 from accepted
    ) t order by ordinal
  ), request as (
    insert into placement_requests (player_id, request_id, fingerprint, result, created_at)
    select ${playerId}::text, ${requestId}::text, ${fingerprint}::text, result, ${now}::bigint
    from verdict where not exists (select from prior) and not exists (select from moved)
  )`;

// A type, because the driver asks for an index signature.
type Row = { fingerprint: string; result: StoredPlacement; is_first: boolean; moved: WrittenPrice[] };

/** Runs the statement. A request that two callers send at once is placed once: the second reads the first's result. */
export async function runPlacement(runNamed: RunNamed, input: PlacementInput): Promise<PlacementOutcome> {
  const [row] = await againWhenOvertaken(() => runNamed<Row>('placement', statement(input)));
  if (!row) throw new Error('The placement statement answers one row.');
  const { fingerprint, result, moved } = row;
  return { isFirst: row.is_first, fingerprint, result, moved };
}
