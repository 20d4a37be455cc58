import { type EpochMs, invariant } from '@touchline/betting';
import type { NotificationType } from '@touchline/i18n/catalog-names';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { jackpotHits, jackpotLevels } from '#db/jackpots-schema.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import type { House } from '../house.ts';
import { betFacts, notingBets } from '../players/notify-player.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { AVAILABLE, bothSides, CREDIT_OF_PAID, JACKPOTS } from '../wallet/ledger.ts';
import { openAccount } from '../wallet/open-account.ts';

export type HitRow = typeof jackpotHits.$inferSelect;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export async function findHit(db: Pick<Database, 'select'>, id: string): Promise<HitRow | undefined> {
  const [row] = await db.select().from(jackpotHits).where(eq(jackpotHits.id, id));
  return row;
}

/** Approves a hit, so that it is paid. Returns false unless it waits for that. */
export async function approveHit(db: Pick<Database, 'update'>, id: string): Promise<boolean> {
  const rows = await db
    .update(jackpotHits)
    .set({ status: 'approved' })
    .where(and(eq(jackpotHits.id, id), eq(jackpotHits.status, 'hit')))
    .returning({ id: jackpotHits.id });
  return rows.length > 0;
}

/** Declines a hit: its amount goes into the next round of its level. Returns false unless it waits for a decision. */
export async function declineHit(tx: Pick<Database, 'update'>, id: string): Promise<boolean> {
  const [hit] = await tx
    .update(jackpotHits)
    .set({ status: 'declined' })
    .where(and(eq(jackpotHits.id, id), eq(jackpotHits.status, 'hit')))
    .returning();
  if (!hit) return false;
  // The running round is left as it was published.
  const { jackpotId, code, carried } = jackpotLevels;
  const levels = await tx
    .update(jackpotLevels)
    .set({ carried: sql`${carried} + ${hit.amount}::bigint` })
    .where(and(eq(jackpotId, hit.jackpotId), eq(code, hit.levelCode)))
    .returning({ code });
  invariant(levels.length === 1, `the hit ${id} has its level`);
  return true;
}

const NEWS: NotificationType = 'jackpot_paid';

/** Pays an approved hit into the player's account of its currency, which is opened if he has none. */
async function payHit(tx: Transaction, id: string, now: EpochMs): Promise<void> {
  const [hit] = await tx
    .update(jackpotHits)
    .set({ status: 'paid', paidAt: now })
    .where(and(eq(jackpotHits.id, id), eq(jackpotHits.status, 'approved')))
    .returning();
  if (!hit) return;
  const currency = currencyOf(hit.currency);
  invariant(currency !== undefined, `there is a currency ${hit.currency}`);
  await openAccount(tx, { playerId: hit.playerId, currency, welcome: null, now });
  await tx.execute(sql`
    with paid as (
      select h.id as name, h.bet_id, h.player_id, h.currency, h.amount, ${now}::bigint as created_at, b.type as bet_type
      from jackpot_hits h join bets b on b.id = h.bet_id where h.id = ${id}
    ), ${CREDIT_OF_PAID}, entries as (
      insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
      ${bothSides('jackpot', 'paid', JACKPOTS, AVAILABLE, 'name')}
    ), told as (
      insert into outbox (player_id, currency, created_at) select player_id, currency, created_at from paid
    ), ${notingBets(sql`
      select player_id, ${NEWS}::text as type, bet_id, ${betFacts(sql`amount`, sql`currency`, sql`bet_type`)} as facts, created_at
      from paid`)}
    select name from paid`);
}

/** Pays every approved hit, each once and in a transaction of its own. Returns how many there were. */
export async function payApprovedHits({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> {
  const due = await db
    .select({ id: jackpotHits.id })
    .from(jackpotHits)
    .where(eq(jackpotHits.status, 'approved'))
    .orderBy(asc(jackpotHits.createdAt), asc(jackpotHits.id));
  for (const { id } of due) await againWhenOvertaken(() => db.transaction((tx) => payHit(tx, id, now())));
  return due.length;
}
