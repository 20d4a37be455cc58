import { asc, eq, or } from 'drizzle-orm';
import { betSelections, players } from '#db/schema.ts';
import type { House } from '../house.ts';

/** A selection that a scenario can do something to. */
export interface SceneLeg {
  readonly matchId: string;
  readonly marketKey: string;
  readonly outcomeId: string;
}

/** The selections of a bet that are not decided, first to last. */
export async function openLegs(house: House, betId: string): Promise<SceneLeg[]> {
  const rows = await house.db
    .select()
    .from(betSelections)
    .where(eq(betSelections.betId, betId))
    .orderBy(asc(betSelections.ordinal));
  return rows.filter(({ status }) => status === 'open');
}

/** Id of the player who is named by id, email or verified phone; null where there is none. */
export async function findPlayerId(house: House, name: string): Promise<string | null> {
  const [row] = await house.db
    .select({ id: players.id })
    .from(players)
    .where(
      or(eq(players.id, name), eq(players.email, name.trim().toLowerCase()), eq(players.phone, name.trim())),
    );
  return row?.id ?? null;
}
