import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { NotificationType } from '@touchline/i18n/catalog-names';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { notifications } from '#db/notifications-schema.ts';

/** What fills the words of a notification about money. Units: `amount` in smallest units. */
export interface NotificationFacts {
  readonly amount: MinorUnits;
  readonly currency: string;
  /** The contract's bet type, where it is about a bet. */
  readonly bet_type?: string;
}

/** SQL for the column `facts` of a notification about a bet. */
export const betFacts = (amount: SQL, currency: SQL, betType: SQL): SQL =>
  sql`jsonb_build_object('amount', ${amount}, 'currency', ${currency}, 'bet_type', ${betType})`;

/**
 * CTEs of a statement that tells players what the statement does: the notifications, and that they are to be published.
 * `source` selects player_id, type, bet_id (the id of what it is about), facts and created_at.
 */
export const notingBets = (source: SQL, about: 'bet' | 'game' | 'payment' | 'chat' = 'bet'): SQL => sql`
  noted as (
    insert into notifications (player_id, type, object_type, object_id, facts, created_at)
    select n.player_id, n.type, ${about}::text, n.bet_id, n.facts, n.created_at from (${source}) n
    returning id, player_id, created_at
  ), noted_told as (
    insert into outbox (player_id, notification_id, is_unread, created_at)
    select t.player_id, t.id, t.is_unread, t.created_at from (
      select player_id, id, false as is_unread, created_at, 1 as n from noted
      union all select player_id, null::bigint, true, max(created_at), 2 from noted group by player_id
    ) t order by t.n, t.id
  )`;

/** Welcomes a player with the money that an account was opened with. Nobody listens yet, so that nothing is published. */
export async function noteWelcome(
  tx: Pick<Database, 'insert'>,
  of: { readonly playerId: string; readonly amount: MinorUnits; readonly currency: string; now: EpochMs },
): Promise<void> {
  const type: NotificationType = 'welcome';
  const facts: NotificationFacts = { amount: of.amount, currency: of.currency };
  await tx
    .insert(notifications)
    .values({ playerId: of.playerId, type, objectType: 'account', facts, createdAt: of.now });
}

/** Tells a player that a trader offers another stake for his bet. */
export async function noteOffer(
  tx: Pick<Database, 'execute'>,
  bet: { readonly id: string; readonly playerId: string; readonly type: string; readonly currency: string },
  { stake, now }: { readonly stake: MinorUnits; readonly now: EpochMs },
): Promise<void> {
  const type: NotificationType = 'vip_offer';
  const facts: NotificationFacts = { amount: stake, currency: bet.currency, bet_type: bet.type };
  await tx.execute(sql`
    with ${notingBets(sql`
      select ${bet.playerId}::text as player_id, ${type}::text as type, ${bet.id}::text as bet_id,
        ${JSON.stringify(facts)}::jsonb as facts, ${now}::bigint as created_at`)}
    select id from noted`);
}

/** Tells a player that support has answered him in the chat. */
export async function noteAnswer(
  tx: Pick<Database, 'execute'>,
  { playerId, now }: { readonly playerId: string; readonly now: EpochMs },
): Promise<void> {
  const type: NotificationType = 'support_answer';
  await tx.execute(sql`
    with ${notingBets(
      sql`
      select ${playerId}::text as player_id, ${type}::text as type, null::text as bet_id, '{}'::jsonb as facts,
        ${now}::bigint as created_at`,
      'chat',
    )}
    select id from noted`);
}
