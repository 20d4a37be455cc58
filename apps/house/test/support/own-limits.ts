import { ownLimits } from '../../src/db/limits-schema.ts';
import { randomId } from '../../src/players/ids.ts';
import type { TestHouse } from './house.ts';

type NewLimit = Pick<typeof ownLimits.$inferInsert, 'type' | 'value'> &
  Partial<typeof ownLimits.$inferInsert>;

/** Gives a player a limit of his own that is in force. */
export async function setOwnLimit(house: TestHouse, playerId: string, limit: NewLimit): Promise<void> {
  const createdAt = house.playerClock.now();
  await house.db
    .insert(ownLimits)
    .values({ id: randomId(), playerId, status: 'active', createdAt, ...limit });
}
