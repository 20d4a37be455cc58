import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { bets } from '../../src/db/schema.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { LOAD_STAKE } from './placement-load.ts';

/** What the database holds is what clients were told, no more and no less. */
export async function expectDatabaseHolds(
  where: Parameters<typeof openDatabase>[0],
  sent: readonly { readonly player: { readonly id: string }; readonly betIds: readonly string[] | null }[],
): Promise<void> {
  const { db, close } = await openDatabase(where);
  try {
    await expectLedgerLaws(db);
    for (const [playerId, own] of Map.groupBy(sent, ({ player }) => player.id)) {
      const kept = await db.select().from(bets).where(eq(bets.playerId, playerId));
      const told = own.flatMap(({ betIds }) => betIds ?? []);
      expect(kept.map(({ id }) => id).toSorted()).toEqual(told.toSorted());
      expect(kept.filter(({ stake }) => stake !== LOAD_STAKE)).toEqual([]);
    }
  } finally {
    await close();
  }
}
