import { invariant, type MinorUnits } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';

/** Accounts of the house that stand against the players'. */
export const HOUSE_WELCOME = 'house:welcome';
const HOUSE_BETS = 'house:bets';
const HOUSE_GAMES = 'house:games';
const HOUSE_WRITE_OFFS = 'house:write_offs';
const HOUSE_PAYMENTS = 'house:payments';

/** A player's money that he may stake; beside it there is `player:{id}:locked`, the stakes of bets in their delay and the payouts that wait. */
export const availableAccount = (playerId: string) => `player:${playerId}:available`;

/** Why money moved. Of these `write_off` alone touches no account of a player. */
export const MOVEMENT_KINDS = [
  'welcome',
  'stake',
  'lock',
  'accept',
  'release',
  'payout',
  'cash_out',
  'game_stake',
  'game_payout',
  'reversal',
  'write_off',
  'deposit',
  'payout_lock',
  'payout_release',
  'payout_paid',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** One row of the ledger. */
export interface LedgerRow {
  readonly account: string;
  readonly playerId: string | null;
  readonly amount: MinorUnits;
}

/** A movement of one currency from one account to another. */
export function transfer(
  from: Omit<LedgerRow, 'amount'>,
  to: Omit<LedgerRow, 'amount'>,
  amount: MinorUnits,
): LedgerRow[] {
  invariant(Number.isSafeInteger(amount) && amount > 0, 'a transfer moves a whole amount above zero');
  return [
    { ...from, amount: -amount },
    { ...to, amount },
  ];
}

/**
 * Rows for an `insert into ledger_entries … select` of one statement: both sides of a movement for each row of `source`,
 * which has the columns bet_id, player_id, currency, amount and created_at. A movement is named by its kind and its bet, or
 * the column `name` where a bet has several of the kind; the ledger holds one row per movement and account: writing it
 * twice fails.
 */
export function bothSides(kind: MovementKind, source: string, from: SQL, to: SQL, name = 'bet_id'): SQL {
  return sql`
    select ${kind}::text || ':' || m.${sql.raw(name)}, ${kind}::text, side.account,
           case when side.account like 'player:%' then m.player_id end, m.currency, side.sign * m.amount, m.bet_id, m.created_at
    from ${sql.raw(source)} m
    cross join lateral (values (${from}, -1), (${to}, 1)) as side(account, sign)`;
}

/** SQL for the accounts of the player in column `m.player_id`, for `bothSides`. */
export const AVAILABLE = sql`'player:' || m.player_id || ':available'`;
export const LOCKED = sql`'player:' || m.player_id || ':locked'`;
export const BETS = sql`${HOUSE_BETS}::text`;
export const WRITE_OFFS = sql`${HOUSE_WRITE_OFFS}::text`;
export const PAYMENTS = sql`${HOUSE_PAYMENTS}::text`;
export const GAMES_ACCOUNT = sql`${HOUSE_GAMES}::text`;

/** One step of a statement: pays each account what `paid` (player_id, currency, amount) holds for it. */
export const CREDIT_OF_PAID = sql`
  credit as (
    update accounts a set available = a.available + t.total
    from (select player_id, currency, sum(amount)::bigint as total from paid group by player_id, currency) t
    where a.player_id = t.player_id and a.currency = t.currency
    returning a.player_id
  )`;
