import type { EpochMs, MinorUnits } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { EARNED_POINTS } from '../bets/comp-points-statement.ts';
import type { TakenBack } from '../bets/correction-statement.ts';
import type { Booking } from '../house.ts';
import { betFacts, notingBets } from '../players/notify-player.ts';
import { AVAILABLE, bothSides, CREDIT_OF_PAID, GAMES_ACCOUNT } from '../wallet/ledger.ts';
import {
  countingPlay,
  heldLimits,
  type LimitMoment,
  limitFaults,
  periodValues,
  STAKE_LIMITS,
} from '../wallet/usage.ts';
import type { GameBet, GamePick, GameResult } from './game-bet.ts';

/** A bet that the rules admit. Units as in GameBet. */
type NewGameBet = Omit<GameBet, 'result' | 'winAmount' | 'game'> &
  GamePick & { readonly requestId: string; readonly fingerprint: string };

/** A limit of the player that a stake would pass. Units: `limit`, what is left of it, in the bet's currency; real time. */
export interface PassedLimit {
  readonly name: `${(typeof STAKE_LIMITS)[number]}_limit`;
  readonly limit: MinorUnits;
  readonly restartsAt?: EpochMs;
}

/** Whether a bet was written, and the player's own limits that it would pass. */
interface GameBetOutcome {
  readonly isPlaced: boolean;
  readonly faults: readonly PassedLimit[];
}

/**
 * Takes the stake and writes the bet in one statement; both sides of the ledger with it. Nothing is written where the balance
 * or a limit of the player does not bear the stake, or where the request was taken before.
 */
export async function insertGameBet(
  db: Database,
  bet: NewGameBet,
  moment: LimitMoment,
): Promise<GameBetOutcome> {
  const statement = sql`
    with account as (
      select available, 0 as ordinal, currency, ${bet.stake}::bigint as stake from accounts
      where player_id = ${bet.playerId} and currency = ${bet.currency} and active
      for update
    ), usage as (
      select u.* from play_usage u where u.player_id = ${bet.playerId} and (select count(*) from account) > 0 for update
    ), ${heldLimits(STAKE_LIMITS, moment)}, ${limitFaults('account')}, placed as (
      insert into game_bets (id, player_id, request_id, fingerprint, game, event, pick, currency, stake, odds, due_at, created_at)
      select ${bet.id}::text, ${bet.playerId}::text, ${bet.requestId}::text, ${bet.fingerprint}::text, ${bet.game}::text, ${bet.event}::bigint,
        ${JSON.stringify(bet.pick)}::jsonb, ${bet.currency}::text, ${bet.stake}::bigint, ${bet.odds}::bigint, ${bet.dueAt}::bigint, ${bet.createdAt}::bigint
      from account where available >= ${bet.stake}::bigint and not exists (select from limit_fault)
      on conflict (player_id, request_id) do nothing
      returning id as bet_id, player_id, currency, stake as amount, created_at
    ), debit as (
      update accounts a set available = a.available - p.amount from placed p
      where a.player_id = p.player_id and a.currency = p.currency
      returning a.player_id
    ), ${countingPlay({
      source: 'placed',
      periods: periodValues(moment.starts),
      amounts: { staked: sql`m.amount` },
      after: 'debit',
    })}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('game_stake', 'placed', AVAILABLE, GAMES_ACCOUNT)}
    ), told as (
      insert into outbox (player_id, bet_id, currency, created_at)
      select t.player_id, t.bet_id, t.currency, t.created_at from (
        select player_id, bet_id, null::text as currency, created_at, 1 as n from placed
        union all select player_id, null::text, currency, created_at, 2 from placed
      ) t order by t.n
    )
    select exists (select from placed) as "isPlaced", coalesce((select reasons from limit_fault), '[]'::jsonb) as faults`;
  const { rows } = await againWhenOvertaken(() =>
    db.execute<{ [K in keyof GameBetOutcome]: GameBetOutcome[K] }>(statement),
  );
  return rows[0] ?? { isPlaced: false, faults: [] };
}

/** A bet that is decided. Units: smallest units. */
export interface GameDecision {
  readonly id: string;
  readonly result: GameResult;
  readonly payout: MinorUnits;
}

/** What a player is told of a bet that paid or whose result was corrected. */
const news = sql`
  select player_id, bet_id, created_at,
    case when is_corrected then 'bet_corrected' when result = 'void' then 'bet_void' else 'bet_won' end as type,
    ${betFacts(sql`amount`, sql`currency`, sql`game`)} as facts
  from settled where amount > 0 or is_corrected`;

/** Pays decided bets in one statement. One that is settled already is left alone: whoever runs this twice pays once. */
export async function payGameBets(
  { db, periods }: Booking,
  decisions: readonly GameDecision[],
  now: EpochMs,
): Promise<void> {
  await db.execute(sql`
    with decision as (
      select * from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d(id text, result text, payout bigint)
    ), settled as (
      update game_bets b set result = d.result, win_amount = d.payout, settled_at = ${now}::bigint
      from decision d where b.id = d.id and b.result is null
      returning b.id as bet_id, b.player_id, b.currency, b.game, b.result, d.payout as amount, ${now}::bigint as created_at,
        b.corrections, b.stake as own_stake,
        case when b.corrections > 0 then b.id || ':' || b.corrections else b.id end as name,
        b.corrections > 0 as is_corrected
    ), paid as (select * from settled where amount > 0),
    ${CREDIT_OF_PAID}, ${countingPlay({
      source: 'paid',
      periods: periodValues(periods.startsAt(now)),
      amounts: { returned: sql`m.amount` },
      after: 'credit',
    })}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('game_payout', 'paid', GAMES_ACCOUNT, AVAILABLE, 'name')}
    ), ${EARNED_POINTS}, ${notingBets(news, 'game')}
    insert into outbox (player_id, bet_id, currency, created_at)
    select t.player_id, t.bet_id, t.currency, t.created_at from (
      select player_id, bet_id, null::text as currency, created_at, 1 as n from settled
      union all select player_id, null::text, currency, max(created_at), 2 from paid group by player_id, currency
    ) t order by t.n, t.bet_id`);
}

/** Lets settled bets wait again, and answers what they had paid. No money moves yet. */
export async function reopenGameBets(
  db: Pick<Database, 'execute'>,
  betIds: readonly string[],
): Promise<TakenBack[]> {
  const { rows } = await db.execute<{ [K in keyof TakenBack]: TakenBack[K] }>(sql`
    with old as (
      select id, win_amount as paid from game_bets
      where id in (select jsonb_array_elements_text(${JSON.stringify(betIds)}::jsonb)) and result is not null for update
    )
    update game_bets b set result = null, win_amount = null, settled_at = null, corrections = b.corrections + 1
    from old where b.id = old.id
    returning b.id as bet_id, b.player_id, b.currency, old.paid as amount, b.id || ':' || b.corrections as name`);
  return rows;
}
