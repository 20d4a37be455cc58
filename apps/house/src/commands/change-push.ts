import { createHash } from 'node:crypto';
import type { PushDevice, PushSubscriptionChange } from '@touchline/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { pushSubscriptions } from '#db/push-schema.ts';
import type { House } from '../house.ts';
import { sessionHash } from '../players/sessions.ts';
import { presentDevice } from '../queries/push.ts';

/** Devices of a player; whoever adds one more loses the oldest. */
const DEVICES_MAX = 10;

/** Id of a subscription, which its device can work out as well. */
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

const ofPlayer = (playerId: string, id: string) =>
  and(eq(pushSubscriptions.playerId, playerId), eq(pushSubscriptions.id, id));

async function forgetOldest({ db }: House, playerId: string): Promise<void> {
  const surplus = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.playerId, playerId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(DEVICES_MAX);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

/**
 * Takes a device in, or what it wants to hear of. A device has one player: the one who is signed in on it. It is told of
 * nothing before its id is saved; one that changes its kinds stays saved. Null where the house sends to no such address.
 */
export async function takeDevice(
  house: House,
  { playerId, session, locale }: { playerId: string; session: string; locale: string },
  { endpoint, keys, kinds }: PushSubscriptionChange,
): Promise<PushDevice | null> {
  if (!house.pushes.admits(endpoint)) return null;
  const id = idOf(endpoint);
  const device = {
    playerId,
    sessionHash: sessionHash(session),
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    kinds: [...new Set(kinds)],
    locale,
  };
  const [held] = await house.db.select().from(pushSubscriptions).where(ofPlayer(playerId, id));
  const savedAt = held?.savedAt ?? null;
  const [row] = await house.db
    .insert(pushSubscriptions)
    .values({ id, ...device, savedAt, createdAt: house.now() })
    .onConflictDoUpdate({ target: pushSubscriptions.id, set: { ...device, savedAt } })
    .returning();
  await forgetOldest(house, playerId);
  return row ? presentDevice(row) : null;
}

/** From now on the device is told; false where the player has none with this id. */
export async function saveDevice(house: House, playerId: string, id: string): Promise<boolean> {
  const saved = await house.db
    .update(pushSubscriptions)
    .set({ savedAt: house.now() })
    .where(ofPlayer(playerId, id))
    .returning({ id: pushSubscriptions.id });
  return saved.length > 0;
}

/** The player's device is told no more. */
export async function removeDevice(house: House, playerId: string, id: string): Promise<void> {
  await house.db.delete(pushSubscriptions).where(ofPlayer(playerId, id));
}

/** A device that is no longer there is told no more. */
export async function forgetDevice(house: House, id: string): Promise<void> {
  await house.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
