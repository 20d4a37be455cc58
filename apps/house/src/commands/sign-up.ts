import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { isGuessable } from '../players/guessable.ts';
import { randomId } from '../players/ids.ts';
import { hashPassword } from '../players/password.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { type SignUpFields, type WrongField, wrongFields } from '../players/sign-up-fields.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { openAccount } from '../wallet/open-account.ts';

export type SignUpResult =
  | { readonly kind: 'signed_up'; readonly player: PlayerRow }
  | { readonly kind: 'wrong_fields'; readonly fields: readonly WrongField[] }
  | { readonly kind: 'email_taken' };

const UNIQUE_VIOLATION = '23505';
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause));

export const emailOf = (text: string) => text.trim().toLowerCase();

type NewPlayer = SignUpFields & { readonly locale: string };

/** Opens an account for a visitor. Answers `wrong_fields` for a guessable password as well. */
export const signUp = async (house: House, fields: NewPlayer): Promise<SignUpResult> =>
  openPlayer(house, fields, await isGuessable(fields.password, fields.email));

/** Opens a player's account with us: the player, and one money account with the welcome amount. */
export async function openPlayer(
  house: House,
  fields: NewPlayer,
  isPasswordGuessable = false,
): Promise<SignUpResult> {
  const now = house.now();
  const email = emailOf(fields.email);
  const wrong = wrongFields({ ...fields, email }, new Date(now), isPasswordGuessable);
  const currency = currencyOf(fields.currency);
  if (wrong.length > 0 || !currency) return { kind: 'wrong_fields', fields: wrong };
  const [taken] = await house.db.select({ id: players.id }).from(players).where(eq(players.email, email));
  if (taken) return { kind: 'email_taken' };
  const player: PlayerRow = {
    id: randomId(),
    email,
    passwordHash: await hashPassword(fields.password),
    country: fields.country,
    currency: currency.code,
    birthDate: fields.birth_date,
    locale: fields.locale,
    createdAt: now,
  };
  try {
    await house.db.transaction(async (tx) => {
      await tx.insert(players).values(player);
      const welcome = house.options.welcome ? `welcome:${player.id}` : null;
      await openAccount(tx, { playerId: player.id, currency, welcome, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'email_taken' };
    throw error;
  }
  return { kind: 'signed_up', player };
}
