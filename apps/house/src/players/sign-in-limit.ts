import { createHash } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { players } from '#db/schema.ts';
import { knownDevices, signInFailures } from '#db/sign-in-schema.ts';
import { networkOf } from './network-of.ts';

/** Failures are counted over this time, from the first one on. */
export const FAILURE_WINDOW_MS = 15 * 60_000;
/** Failures that an address, or a known device, has for one email. */
export const PAIR_FAILURES_MAX = 5;
/** Failures that an address has for all emails: many people may share one. */
export const ADDRESS_FAILURES_MAX = 50;
/** Failures for one email from anywhere, after which answers slow down. */
export const EMAIL_FAILURES_FREE = 10;
const SLOWER_BY_MS = 250;
const SLOWEST_MS = 4_000;
/** A device that was not seen for this long is unknown again; browsers keep its cookie no longer. */
const DEVICE_MS = 400 * 24 * 3_600_000;

/** Who tries to sign in. */
export interface SignInAttempt {
  readonly address: string;
  /** The email in lower case, or the phone as E.164. */
  readonly login: string;
  readonly deviceId: string | null;
}

/** Whether a password may be checked now. Units: ms. */
export type SignInAdmission =
  | { readonly kind: 'refused'; readonly waitMs: number }
  /** `succeed` takes the try back: it was counted as a failure until it was known to be none. */
  | { readonly kind: 'admitted'; readonly delayMs: number; readonly succeed: () => Promise<void> };

const digest = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

async function isKnownDevice(db: Database, { login, deviceId }: SignInAttempt): Promise<boolean> {
  if (deviceId === null) return false;
  const [found] = await db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .innerJoin(players, eq(players.id, knownDevices.playerId))
    .where(
      and(
        or(eq(players.email, login), eq(players.phone, login)),
        eq(knownDevices.deviceHash, digest(deviceId)),
      ),
    );
  return found !== undefined;
}

/**
 * Counts one failure for each key and returns the counts. Each key is one row, which parallel tries change one after the
 * other; they take several in the same order, so that none waits for the other for ever.
 */
async function count(
  db: Database,
  keys: readonly { readonly key: string; readonly emailHash: string | null }[],
  now: EpochMs,
) {
  const isOver = sql`${signInFailures.endsAt} <= ${now}`;
  const rows = await db
    .insert(signInFailures)
    .values(
      keys
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map((counted) => ({ ...counted, failures: 1, endsAt: now + FAILURE_WINDOW_MS })),
    )
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInFailures.failures} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${signInFailures.endsAt} end`,
      },
    })
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Takes counted failures back, one row at a time. */
async function takeBack(db: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await db
      .update(signInFailures)
      .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
      .where(eq(signInFailures.key, key));
}

const delayAfter = (failures: number) =>
  Math.min(SLOWEST_MS, Math.max(0, failures - EMAIL_FAILURES_FREE) * SLOWER_BY_MS);

/**
 * Decides whether a password may be checked. The try counts as a failure before the check, so that tries at the same time
 * cannot all be the first. A known device has a count of its own: strangers, also behind the same address, use up nothing
 * of it.
 */
export async function admitSignIn(
  db: Database,
  attempt: SignInAttempt,
  now: EpochMs,
): Promise<SignInAdmission> {
  const { login, deviceId } = attempt;
  const address = networkOf(attempt.address);
  const isKnown = await isKnownDevice(db, attempt);
  const pair = isKnown ? digest('device', deviceId ?? '', login) : digest('pair', address, login);
  const byAddress = digest('address', address);
  const byEmail = digest('email', login);
  const keys = isKnown ? [pair] : [pair, byAddress, byEmail];
  const ofEmail = (key: string) => ({ key, emailHash: key === byAddress ? null : byEmail });
  const counted = await count(db, keys.map(ofEmail), now);
  const isAbove = (key: string, most: number) => (counted.get(key)?.failures ?? 0) > most;
  const full = [
    ...(isAbove(pair, PAIR_FAILURES_MAX) ? [pair] : []),
    ...(isAbove(byAddress, ADDRESS_FAILURES_MAX) ? [byAddress] : []),
  ];
  if (full.length > 0) {
    await takeBack(db, keys);
    const ends = full.map((key) => counted.get(key)?.endsAt ?? now);
    return { kind: 'refused', waitMs: Math.max(1, ...ends.map((at) => at - now)) };
  }
  return {
    kind: 'admitted',
    delayMs: delayAfter(counted.get(byEmail)?.failures ?? 0),
    async succeed() {
      await db.delete(signInFailures).where(eq(signInFailures.key, pair));
      await takeBack(db, keys.slice(1));
    },
  };
}

/** Forgets the failures that were counted for a player's email and phone, wherever they came from. */
export async function liftSignInLock(db: Pick<Database, 'delete'>, logins: readonly string[]): Promise<void> {
  const hashes = logins.map((login) => digest('email', login));
  await db.delete(signInFailures).where(inArray(signInFailures.emailHash, hashes));
}

/** Remembers that a player signed in on a device. */
export async function rememberDevice(
  db: Database,
  { playerId, deviceId }: { readonly playerId: string; readonly deviceId: string },
  now: EpochMs,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ playerId, deviceHash: digest(deviceId), seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.playerId, knownDevices.deviceHash],
      set: { seenAt: now },
    });
}

/** Deletes counts that are over, and devices that were not seen for long. */
export async function forgetSignIns(db: Database, now: EpochMs): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.endsAt, now));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, now - DEVICE_MS));
}
