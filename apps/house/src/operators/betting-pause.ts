import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';
import type { Provider, World } from '#feed/world.ts';
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

/** Pages and placement know of a pause as of providers that say nothing: what they tell is told, and refused, in that way. */
export function applyPause(world: World, isPaused: boolean): void {
  for (const provider of Object.keys(world.providers()))
    world.control.setProviderStatus(provider as Provider, isPaused ? 'INACTIVE' : 'ACTIVE'); // its keys are
}
