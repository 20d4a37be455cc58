import type { MinorUnits } from '@touchline/betting';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { accounts } from '#db/schema.ts';

/** Locks an active account until the transaction ends, and returns what is available in it; null without one. */
export async function lockAvailable(
  tx: Pick<Database, 'select'>,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): Promise<MinorUnits | null> {
  const [account] = await tx
    .select({ available: accounts.available })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency), eq(accounts.active, true)))
    .for('update');
  return account?.available ?? null;
}
