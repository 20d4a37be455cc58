import type { BonusFamily } from '@touchline/contract/constants';
import { inArray } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import type { House } from '../house.ts';

/** Families of bonuses by id. */
export async function findFamiliesOf(
  { db }: Pick<House, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BonusFamily>> {
  if (ids.length === 0) return new Map();
  const { id, family } = playerBonuses;
  const rows = await db
    .select({ id, family })
    .from(playerBonuses)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.family]));
}
