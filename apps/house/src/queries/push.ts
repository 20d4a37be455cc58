import type { PushDevice } from '@touchline/contract';
import type { PushKind } from '@touchline/contract/constants';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { favourites } from '#db/favourites-schema.ts';
import { pushSubscriptions } from '#db/push-schema.ts';
import { sessions } from '#db/schema.ts';
import type { House } from '../house.ts';

export type PushDeviceRow = typeof pushSubscriptions.$inferSelect;

/** A device as the contract shows it. */
export const presentDevice = ({ id, kinds }: PushDeviceRow): PushDevice => ({
  id,
  kinds: kinds as PushKind[], // written by commands/change-push.ts alone
});

/** The player's devices that are told, the first first. */
export async function findDevices({ db }: House, playerId: string): Promise<PushDevice[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.playerId, playerId), isNotNull(pushSubscriptions.savedAt)))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
  return rows.map(presentDevice);
}

const wants = (kind: PushKind) => sql`${pushSubscriptions.kinds} ? ${kind}`;

/** Devices where the player is signed in and wants to hear of this. */
export async function toldDevicesOf(
  { db, playerClock }: House,
  playerId: string,
  kind: PushKind,
): Promise<PushDeviceRow[]> {
  const rows = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .where(
      and(
        eq(pushSubscriptions.playerId, playerId),
        isNotNull(pushSubscriptions.savedAt),
        gt(sessions.expiresAt, playerClock.now()),
        wants(kind),
      ),
    );
  return rows.map(({ device }) => device);
}

/** Devices of everybody who marked the match and wants to hear of this. */
export async function toldOfMatch(
  { db, playerClock }: House,
  matchId: string,
  kind: PushKind,
): Promise<PushDeviceRow[]> {
  const rows = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .innerJoin(
      favourites,
      and(
        eq(favourites.playerId, pushSubscriptions.playerId),
        eq(favourites.type, 'matches'),
        eq(favourites.itemId, matchId),
      ),
    )
    .where(and(isNotNull(pushSubscriptions.savedAt), gt(sessions.expiresAt, playerClock.now()), wants(kind)));
  return rows.map(({ device }) => device);
}
