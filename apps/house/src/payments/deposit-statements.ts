import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { DepositFailure, UserLimitPeriod } from '@touchline/contract/constants';
import type { NotificationType } from '@touchline/i18n/catalog-names';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Booking } from '../house.ts';
import { notingBets } from '../players/notify-player.ts';
import { AVAILABLE, bothSides, CREDIT_OF_PAID, PAYMENTS } from '../wallet/ledger.ts';
import { convertedSql, joinRate } from '../wallet/rates.ts';
import { countingPlay, heldLimits, type LimitMoment, periodValues } from '../wallet/usage.ts';

/** Units: smallest units; `now` real time, `checkAt` of the player clock. */
export interface NewDepositRow {
  readonly id: string;
  readonly playerId: string;
  readonly requestId: string;
  readonly fingerprint: string;
  readonly currency: string;
  readonly amount: MinorUnits;
  readonly returnTo: string | null;
  readonly checkAt: EpochMs;
  readonly now: EpochMs;
}

/** A limit of deposits that one would pass. Units: `limit`, what is left of it, in the deposit's currency; real time. */
interface PassedLimit {
  readonly limit: MinorUnits;
  readonly period: UserLimitPeriod;
  readonly restartsAt: EpochMs;
}

/** What is left of the player's limits of deposits: what is on its way counts as paid in. The lowest one first. */
const passedLimit = (of: NewDepositRow, moment: LimitMoment) => sql`
  with usage as (select * from play_usage where player_id = ${of.playerId}), ${heldLimits(['deposit'], moment)},
  asked as (
    select 'new' as id, ${of.currency}::text as currency, ${of.amount}::bigint as amount
    union all
    select id, currency, amount from payments
    where player_id = ${of.playerId} and kind = 'deposit' and status in ('pending', 'needs_confirmation')
  ), total as (
    select sum(${convertedSql(sql`a.amount`, { from: 'f', to: 't', round: 'up' })}) as paid,
      sum(${convertedSql(sql`a.amount`, { from: 'f', to: 't', round: 'up' })}) filter (where a.id <> 'new') as waiting
    from asked a cross join usage u ${joinRate('f', sql`a.currency`)} ${joinRate('t', sql`u.currency`)}
  )
  select ${convertedSql(sql`greatest(0, h.value - h.used - coalesce(waiting, 0))`, { from: 't', to: 'f', round: 'down' })}::bigint as "limit",
    h.period, h.ends as "restartsAt"
  from held h cross join total ${joinRate('t', sql`h.currency`)} ${joinRate('f', sql`${of.currency}::text`)}
  where h.used + total.paid > h.value
  order by 1, 3 desc limit 1`;

/**
 * Writes a pending deposit, in a transaction that holds the player's usage: the sum of what is pending is read after that, so
 * that two at once never pass a limit. Returns the limit that it would pass; false if the request was written before or the
 * player has no such account.
 */
export const insertDeposit = (
  db: Database,
  of: NewDepositRow,
  moment: LimitMoment,
): Promise<boolean | PassedLimit> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select from play_usage where player_id = ${of.playerId} for update`);
    // Finds the request instead of waiting for it at the insert: what ends its deposit waits for the usage.
    const before = await tx.execute(
      sql`select from payments where player_id = ${of.playerId} and request_id = ${of.requestId}`,
    );
    if (before.rows.length > 0) return false;
    const { rows } = await tx.execute<{ [K in keyof PassedLimit]: PassedLimit[K] }>(passedLimit(of, moment));
    return rows[0] ?? insertPending(tx, of);
  });

async function insertPending(db: Pick<Database, 'execute'>, of: NewDepositRow): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into payments (id, player_id, request_id, fingerprint, kind, status, currency, amount, return_to, check_at, created_at)
    select ${of.id}::text, player_id, ${of.requestId}::text, ${of.fingerprint}::text, 'deposit', 'pending', currency, ${of.amount}::bigint,
      ${of.returnTo}::text, ${of.checkAt}::bigint, ${of.now}::bigint
    from accounts where player_id = ${of.playerId} and currency = ${of.currency} and active
    on conflict (player_id, request_id) do nothing
    returning id`);
  return rows.length > 0;
}

/** How a deposit ends. `isNews`: the player is not waiting for the answer and gets a notification. */
export interface DepositEnd {
  readonly id: string;
  /** Null: the provider knows nothing of it. */
  readonly providerRef: string | null;
  /** Null: it succeeded. */
  readonly failure: DepositFailure | null;
  readonly isNews: boolean;
  readonly now: EpochMs;
}

/** A failure that is our own guess: the provider's word replaces it. */
export const GUESSED_FAILURE: DepositFailure = 'not_started';

/**
 * Ends a deposit and books it, in one statement. Returns false if it has ended: whoever runs this twice books once. A success
 * replaces the guess that the provider never got it.
 */
export async function endDeposit({ db, periods }: Booking, end: DepositEnd): Promise<boolean> {
  const status = end.failure === null ? 'succeeded' : 'failed';
  const type: NotificationType = end.failure === null ? 'deposit_succeeded' : 'deposit_failed';
  const { rows } = await db.execute(sql`
    with ended as (
      update payments p set status = ${status}::text, reason = ${end.failure}::text, confirm_by = null, check_at = null,
        provider_ref = coalesce(p.provider_ref, ${end.providerRef}::text), decided_at = ${end.now}::bigint
      where p.id = ${end.id} and p.kind = 'deposit'
        and (p.status in ('pending', 'needs_confirmation') or (p.status = 'failed' and p.reason = ${GUESSED_FAILURE} and ${end.providerRef}::text is not null))
      returning p.id as name, null::text as bet_id, p.player_id, p.currency, p.amount, p.decided_at as created_at
    ), paid as (select * from ended where ${status}::text = 'succeeded'),
    ${CREDIT_OF_PAID}, ${countingPlay({
      source: 'paid',
      periods: periodValues(periods.startsAt(end.now)),
      amounts: { deposited: sql`m.amount` },
      after: 'credit',
    })}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('deposit', 'paid', PAYMENTS, AVAILABLE, 'name')}
    ), ${notingBets(
      sql`select player_id, ${type}::text as type, name as bet_id, created_at,
        jsonb_build_object('amount', amount, 'currency', currency) as facts from ended where ${end.isNews}::boolean`,
      'payment',
    )}, told as (
      insert into outbox (player_id, currency, created_at) select player_id, currency, created_at from paid
    )
    select name from ended`);
  return rows.length > 0;
}

/** What a provider says of a deposit that has not ended. */
export interface DepositProgress {
  readonly id: string;
  readonly providerRef: string;
  readonly status: 'pending' | 'needs_confirmation';
  readonly confirmBy: EpochMs | null;
}

/** Notes how far a deposit is. Returns false if it has ended. */
export async function noteDeposit(db: Pick<Database, 'execute'>, of: DepositProgress): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update payments set status = ${of.status}::text, provider_ref = coalesce(provider_ref, ${of.providerRef}::text), confirm_by = ${of.confirmBy}::bigint
    where id = ${of.id} and kind = 'deposit' and status in ('pending', 'needs_confirmation')
    returning id`);
  return rows.length > 0;
}
