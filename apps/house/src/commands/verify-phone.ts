import { and, eq, isNotNull } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { texts } from '#db/texts-schema.ts';
import { codeOf, UNIQUE_VIOLATION } from '../database-errors.ts';
import type { House } from '../house.ts';
import { endLoginCode } from '../players/login-codes.ts';
import { endPhoneCode, plainCode, type TriedCode, tryPhoneCode } from '../players/phone-codes.ts';
import { parseMobile } from '../players/phone-number.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { readTextLimits } from '../players/text-limits.ts';
import { queueMailTo } from './ask-for-mail.ts';
import { lockNumber } from './ask-for-text.ts';

type Tx = Parameters<Parameters<House['db']['transaction']>[0]>[0];

/** What came of asking for a code. Units: `waitMs` until one may be asked for. */
export type AskedCode =
  | { readonly kind: 'queued' | 'verified_already' | 'no_number' }
  | { readonly kind: 'wrong_number'; readonly key: string }
  | { readonly kind: 'early' | 'limit'; readonly waitMs: number };

/** Queues a code for a number, within the limits of player and number. */
async function queueCode(tx: Tx, playerId: string, number: string, now: number): Promise<AskedCode> {
  // Keeps requests of other players for the number from passing its limit together.
  await lockNumber(tx, number);
  const { resendAt, limitUntil } = await readTextLimits(tx, { playerId, number }, now);
  if (limitUntil !== null) return { kind: 'limit', waitMs: limitUntil - now };
  if (resendAt !== null) return { kind: 'early', waitMs: resendAt - now };
  await tx.update(players).set({ phonePending: number }).where(eq(players.id, playerId));
  await endPhoneCode(tx, playerId, now);
  // Ends the retries of older ones: the newest message has the code that works.
  await tx
    .update(texts)
    .set({ dueAt: null })
    .where(and(eq(texts.playerId, playerId), eq(texts.purpose, 'phone'), isNotNull(texts.dueAt)));
  await tx.insert(texts).values({ playerId, purpose: 'phone', number, createdAt: now, dueAt: now });
  return { kind: 'queued' };
}

/** Runs work on a player's row, one request at a time. */
const withPlayer = <T>(
  { db }: House,
  playerId: string,
  work: (tx: Tx, row: Pick<PlayerRow, 'phone' | 'phonePending'> | undefined) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const { phone, phonePending } = players;
    const [row] = await tx
      .select({ phone, phonePending })
      .from(players)
      .where(eq(players.id, playerId))
      .for('update');
    return work(tx, row);
  });

/**
 * Sets the number that is to be verified and queues its code. The answer is the same whether another player has verified
 * the number or not.
 */
export async function askForPhone(
  house: House,
  player: PlayerRow,
  { number: text, country }: { readonly number: string; readonly country: string },
): Promise<AskedCode> {
  const parsed = parseMobile(text, country);
  if (parsed.kind === 'wrong') return { kind: 'wrong_number', key: parsed.key };
  const { number } = parsed;
  const now = house.playerClock.now();
  const asked = await withPlayer(house, player.id, async (tx, row): Promise<AskedCode> => {
    if (row?.phone !== number) return queueCode(tx, player.id, number, now);
    await tx.update(players).set({ phonePending: null }).where(eq(players.id, player.id));
    await endPhoneCode(tx, player.id, now);
    return { kind: 'verified_already' };
  });
  house.texts.wake();
  return asked;
}

/** Queues another code for the number that waits. */
export async function askForPhoneCode(house: House, player: PlayerRow): Promise<AskedCode> {
  const now = house.playerClock.now();
  const asked = await withPlayer(house, player.id, async (tx, row): Promise<AskedCode> => {
    const number = row?.phonePending ?? null;
    return number === null ? { kind: 'no_number' } : queueCode(tx, player.id, number, now);
  });
  house.texts.wake();
  return asked;
}

/** Verifies the number that waits. `taken`: the code is right, and another player verified the number first. */
export async function confirmPhone(
  house: House,
  player: PlayerRow,
  entered: string,
): Promise<TriedCode['kind'] | 'taken'> {
  const now = house.playerClock.now();
  try {
    const kind = await house.db.transaction(async (tx) => {
      const tried = await tryPhoneCode(tx, { playerId: player.id, code: plainCode(entered) }, now);
      if (tried.kind !== 'right') return tried.kind;
      await tx
        .update(players)
        .set({ phone: tried.number, phoneVerifiedAt: now, phonePending: null })
        .where(eq(players.id, player.id));
      await endLoginCode(tx, player.id, 'reset_password', now);
      await queueMailTo(tx, 'phone_changed', player.id, now);
      return tried.kind;
    });
    house.mails.wake();
    return kind;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}
