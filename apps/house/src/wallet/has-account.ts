import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { accounts } from '#db/schema.ts';

/** Whether a player has an active account in a currency. */
export async function hasAccount(
  db: Pick<Database, 'select'>,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): Promise<boolean> {
  const [row] = await db
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency), eq(accounts.active, true)));
  return row !== undefined;
}
