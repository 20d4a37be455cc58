import { overriddenBy } from '@touchline/betting/bonus';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { moveStatus } from '../bonuses/move-status.ts';
import { openLootbox, readLootbox } from '../bonuses/open-lootbox.ts';
import { type AskedBonus, lockFamily, readAskedBonus } from '../bonuses/own-bonuses.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';

export type Activation = 'activated' | 'not_activatable' | 'not_found';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

async function activate(tx: Tx, { row: asked, standing }: AskedBonus, now: number): Promise<Activation> {
  const family = await lockFamily(tx, asked);
  const row = family.find(({ id }) => id === asked.id);
  if (row === undefined) return 'not_found';
  if (row.status === 'active') return 'activated';
  if (standing(row).status !== 'available') return 'not_activatable';
  const overridden = new Set(overriddenBy(row, family));
  for (const other of family)
    if (overridden.has(other.id)) await moveStatus(tx, other, 'overridden', { now, cause: row.id });
  const next = await moveStatus(tx, row, 'activated', { now });
  return next === null ? 'not_activatable' : 'activated';
}

/**
 * Activates a bonus of a player; others of its family give way where there is one at a time. Opens a lootbox that is active and
 * earned. Idempotent.
 */
export async function activateBonus(house: House, player: PlayerRow, id: string): Promise<Activation> {
  const asked = await readAskedBonus(house, player, id);
  if (asked === undefined) return 'not_found';
  const now = house.playerClock.now();
  const lootbox = await readLootbox(house, asked);
  if (lootbox === null)
    return againWhenOvertaken(() => house.db.transaction((tx) => activate(tx, asked, now)));
  await againWhenOvertaken(() => house.db.transaction((tx) => openLootbox(tx, lootbox, now)));
  house.outbox.wake();
  return 'activated';
}
