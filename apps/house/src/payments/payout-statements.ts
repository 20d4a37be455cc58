import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { PayoutDecline, PayoutStatus } from '@touchline/contract/constants';
import type { NotificationType } from '@touchline/i18n/catalog-names';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { notingBets } from '../players/notify-player.ts';
import { AVAILABLE, bothSides, LOCKED, type MovementKind, PAYMENTS } from '../wallet/ledger.ts';

/** Units: smallest units; real time. */
export interface NewPayoutRow {
  readonly id: string;
  readonly playerId: string;
  readonly requestId: string;
  readonly fingerprint: string;
  readonly currency: string;
  readonly amount: MinorUnits;
  readonly now: EpochMs;
}

/** Writes a payout request and locks its amount, in one statement. Returns false if the balance is too low or the request was written before. */
export const insertPayout = (db: Database, of: NewPayoutRow): Promise<boolean> =>
  againWhenOvertaken(() => writePayout(db, of));

/** The same without a retry, for a transaction. */
export async function writePayout(db: Pick<Database, 'execute'>, of: NewPayoutRow): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with account as (
      select available from accounts
      where player_id = ${of.playerId} and currency = ${of.currency} and active
      for update
    ), requested as (
      insert into payments (id, player_id, request_id, fingerprint, kind, status, currency, amount, created_at)
      select ${of.id}::text, ${of.playerId}::text, ${of.requestId}::text, ${of.fingerprint}::text, 'payout', 'initial', ${of.currency}::text,
        ${of.amount}::bigint, ${of.now}::bigint
      from account where available >= ${of.amount}::bigint
      on conflict (player_id, request_id) do nothing
      returning id as name, null::text as bet_id, player_id, currency, amount, created_at
    ), moneys as (
      update accounts a set available = a.available - r.amount, locked = a.locked + r.amount
      from requested r where a.player_id = r.player_id and a.currency = r.currency
    ), entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('payout_lock', 'requested', AVAILABLE, LOCKED, 'name')}
    ), told as (
      insert into outbox (player_id, currency, created_at) select player_id, currency, created_at from requested
    )
    select name from requested`);
  return rows.length > 0;
}

/** A step of a payout request. `reason` of one that is declined. */
export type PayoutStep =
  | { readonly to: 'approved' | 'paid' | 'withdrawn' }
  | { readonly to: 'declined'; readonly reason: PayoutDecline };

/** From which statuses each step leads, what it does with the locked amount, and what the player is notified of. */
const STEPS: Readonly<
  Record<
    PayoutStep['to'],
    {
      readonly from: readonly PayoutStatus[];
      readonly moves: {
        readonly kind: MovementKind;
        readonly into: SQL;
        readonly isReleased: boolean;
      } | null;
      readonly news: NotificationType | null;
    }
  >
> = {
  approved: { from: ['initial'], moves: null, news: 'payout_approved' },
  declined: {
    from: ['initial', 'approved'],
    moves: { kind: 'payout_release', into: AVAILABLE, isReleased: true },
    news: 'payout_declined',
  },
  withdrawn: {
    from: ['initial'],
    moves: { kind: 'payout_release', into: AVAILABLE, isReleased: true },
    news: null,
  },
  paid: {
    from: ['approved'],
    moves: { kind: 'payout_paid', into: PAYMENTS, isReleased: false },
    news: 'payout_paid',
  },
};

/** What a step does with the money of the rows of `moved`. */
const moneysOf = ({ kind, into, isReleased }: NonNullable<(typeof STEPS)['paid']['moves']>): SQL => sql`
  moneys as (
    update accounts a set locked = a.locked - m.amount, available = a.available + case when ${isReleased}::boolean then m.amount else 0 end
    from moved m where a.player_id = m.player_id and a.currency = m.currency
  ), entries as (
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
    ${bothSides(kind, 'moved', LOCKED, into, 'name')}
  ), told as (
    insert into outbox (player_id, currency, created_at) select player_id, currency, created_at from moved
  )`;

/** Takes a payout request one step on, in one statement. Returns false if no step leads there from its status. */
export async function stepPayout(
  db: Pick<Database, 'execute'>,
  id: string,
  step: PayoutStep,
  now: EpochMs,
): Promise<boolean> {
  const { from, moves, news } = STEPS[step.to];
  const noted = sql`select player_id, ${news}::text as type, name as bet_id, created_at,
    jsonb_build_object('amount', amount, 'currency', currency) as facts from moved where ${news}::text is not null`;
  const { rows } = await db.execute(sql`
    with moved as (
      update payments p set status = ${step.to}::text, reason = ${step.to === 'declined' ? step.reason : null}::text,
        decided_at = ${moves === null ? null : now}::bigint
      where p.id = ${id} and p.kind = 'payout'
        and p.status in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))
      returning p.id as name, null::text as bet_id, p.player_id, p.currency, p.amount, ${now}::bigint as created_at
    ), ${moves === null ? sql`` : sql`${moneysOf(moves)},`} ${notingBets(noted, 'payment')}
    select name from moved`);
  return rows.length > 0;
}
