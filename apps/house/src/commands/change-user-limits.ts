import { invariant } from '@touchline/betting';
import { and, eq, ne } from 'drizzle-orm';
import { ownLimits, playUsage } from '#db/limits-schema.ts';
import type { House } from '../house.ts';
import { heldLimitsOf, limitValueIn } from '../limits/held-limits.ts';
import { changeLimits, type LimitChange, type LimitChangeOutcome, limitAt } from '../limits/transitions.ts';
import { isMoneyLimit } from '../limits/value-types.ts';
import { randomId } from '../players/ids.ts';
import type { PlayerRow } from '../players/sessions.ts';

/**
 * Changes a player's limits, one change after the other: the row of usage is locked, so that statements about money read
 * either the limits before or those after it. An amount without a currency is in that of the player's usage.
 */
export function changeUserLimits(
  house: House,
  { id: playerId, country }: Pick<PlayerRow, 'id' | 'country'>,
  change: LimitChange,
): Promise<LimitChangeOutcome> {
  const { db, periods } = house;
  return db.transaction(async (tx) => {
    const policy = await house.limitPolicy.of(country);
    const [usage] = await tx
      .select({ currency: playUsage.currency })
      .from(playUsage)
      .where(eq(playUsage.playerId, playerId))
      .for('update');
    invariant(usage !== undefined, 'a player has usage');
    // Is asked after the lock, so that changes have the times of their order.
    const at = house.now();
    const now = periods.played(at);
    const stored = await tx
      .select()
      .from(ownLimits)
      .where(and(eq(ownLimits.playerId, playerId), ne(ownLimits.status, 'disabled')))
      .orderBy(ownLimits.createdAt, ownLimits.id);
    const asked =
      change.kind === 'set' && isMoneyLimit(change.type)
        ? { ...change, currency: change.currency ?? usage.currency }
        : change;
    const outcome = changeLimits(stored, asked, {
      now,
      policy,
      nextStart: (period) => periods.endsAt(at)[period],
      worth: (limit) => limitValueIn(limit, usage.currency) ?? 0,
      newId: randomId(),
      playerId,
    });
    if ('refusal' in outcome) return outcome;
    const after = new Map(stored.map((row) => [row.id, limitAt(row, now)]));
    for (const row of outcome.rows) after.set(row.id, row);
    for (const row of after.values())
      await tx.insert(ownLimits).values(row).onConflictDoUpdate({ target: ownLimits.id, set: row });
    await tx
      .update(playUsage)
      .set({ limits: heldLimitsOf([...after.values()], usage.currency, now) })
      .where(eq(playUsage.playerId, playerId));
    return outcome;
  });
}
