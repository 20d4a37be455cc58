import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { payments } from '#db/payments-schema.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The same text for the same payment. */
export const fingerprintOf = (...facts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

export async function findPaymentRow(
  db: Pick<Database, 'select'>,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** The payment of an earlier request with this id. `reused`: that one asked for something else. */
export async function findRequested(
  db: Pick<Database, 'select'>,
  { playerId, requestId, fingerprint }: Pick<PaymentRow, 'playerId' | 'requestId' | 'fingerprint'>,
): Promise<PaymentRow | 'reused' | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.playerId, playerId), eq(payments.requestId, requestId)));
  if (!row) return null;
  return row.fingerprint === fingerprint ? row : 'reused';
}
