import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';
import type { Provider, World } from '#feed/world.ts';
import type { WorldOrder } from '../cluster/orders.ts';
import type { Transaction } from './audit-log.ts';

const KEY = 'betting_paused';

/** Whether an operator has paused betting. */
export async function isBettingPaused(db: Pick<Database, 'select'>): Promise<boolean> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  return row?.value === true;
}

export async function writePause(tx: Transaction, isPaused: boolean): Promise<void> {
  await tx
    .insert(meta)
    .values({ key: KEY, value: isPaused })
    .onConflictDoUpdate({ target: meta.key, set: { value: isPaused } });
}

/** Expresses a pause as inactive providers, which pages and placement handle already. */
const statusesIn = (world: World, isPaused: boolean) =>
  Object.keys(world.providers()).map(
    (provider) => [provider as Provider, isPaused ? 'INACTIVE' : 'ACTIVE'] as const, // its keys are
  );

export const pauseOrders = (world: World, isPaused: boolean): WorldOrder[] =>
  statusesIn(world, isPaused).map(([...status]) => ({ call: 'setProviderStatus', arguments: status }));

/** Pauses a world that no house shows yet. */
export function beginPaused(world: World): void {
  for (const status of statusesIn(world, true)) world.control.setProviderStatus(...status);
}
