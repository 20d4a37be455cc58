import type { EpochMs } from '@touchline/betting';
import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { codeOf, UNIQUE_VIOLATION } from '../database-errors.ts';
import type { House } from '../house.ts';
import { emailOf } from '../players/emails.ts';
import { inEvenTime } from '../players/even-time.ts';
import { isGuessable } from '../players/guessable.ts';
import { randomId } from '../players/ids.ts';
import { hashPassword } from '../players/password.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { type SignUpFields, type WrongField, wrongFields } from '../players/sign-up-fields.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { openAccount } from '../wallet/open-account.ts';
import { queueAskedMail } from './ask-for-mail.ts';

export type SignUpResult =
  | { readonly kind: 'signed_up'; readonly player: PlayerRow }
  | { readonly kind: 'wrong_fields'; readonly fields: readonly WrongField[] }
  | { readonly kind: 'email_taken' }
  | { readonly kind: 'mailed' };

/** Many times what hashing a password takes, and what an account takes beyond it. */
export const ANSWER_STEP_MS = 300;

export type NewPlayer = SignUpFields & { readonly locale: string };
type NewPlayerByEmail = NewPlayer & { readonly email: string };

/** How an account is opened. */
interface Opening {
  readonly isPasswordGuessable: boolean;
  readonly email: 'confirmed' | 'unconfirmed' | 'awaits_confirmation';
}

/**
 * Opens an account for a visitor. Answers `wrong_fields` for a guessable password as well. Where emails have to be
 * confirmed the answer is `mailed`, whether the email has an account or not.
 */
export async function signUp(house: House, fields: NewPlayerByEmail): Promise<SignUpResult> {
  const isPasswordGuessable = await isGuessable(fields.password, fields.email);
  if (!house.options.emailConfirmation)
    return openPlayer(house, fields, { isPasswordGuessable, email: 'unconfirmed' });
  return inEvenTime(ANSWER_STEP_MS, () => openByMail(house, fields, isPasswordGuessable));
}

/** Opens an account that waits for its mail, or mails the owner of the one that is there. */
async function openByMail(
  house: House,
  fields: NewPlayerByEmail,
  isPasswordGuessable: boolean,
): Promise<SignUpResult> {
  const result = await openPlayer(house, fields, { isPasswordGuessable, email: 'awaits_confirmation' });
  if (result.kind === 'wrong_fields') return result;
  const kind = result.kind === 'signed_up' ? 'confirmation' : 'account_exists';
  await queueAskedMail(house.db, kind, emailOf(fields.email), house.playerClock.now());
  house.mails.wake();
  return { kind: 'mailed' };
}

/** Row of a new player, without an email and a phone. Expects fields without a fault. */
export const newPlayerRow = (fields: NewPlayer, passwordHash: string, now: EpochMs): PlayerRow => ({
  id: randomId(),
  email: null,
  passwordHash,
  country: fields.country,
  currency: fields.currency,
  birthDate: fields.birth_date,
  locale: fields.locale,
  firstName: null,
  lastName: null,
  nickname: null,
  erasedAt: null,
  createdAt: now,
  emailConfirmedAt: null,
  emailPending: null,
  awaitsConfirmation: false,
  phone: null,
  phoneVerifiedAt: null,
  phonePending: null,
});

/** Opens a player's account with us: the player, and one money account with the welcome amount. */
export async function openPlayer(
  house: House,
  fields: NewPlayerByEmail,
  { isPasswordGuessable, email: state }: Opening = { isPasswordGuessable: false, email: 'confirmed' },
): Promise<SignUpResult> {
  const now = house.now();
  const email = emailOf(fields.email);
  const wrong = wrongFields({ ...fields, email }, new Date(now), isPasswordGuessable);
  const currency = currencyOf(fields.currency);
  if (wrong.length > 0 || !currency) return { kind: 'wrong_fields', fields: wrong };
  const [taken] = await house.db.select({ id: players.id }).from(players).where(eq(players.email, email));
  if (taken && state !== 'awaits_confirmation') return { kind: 'email_taken' };
  // Takes as long for an email that is taken as for any other, where the answer keeps that to itself.
  const passwordHash = await hashPassword(fields.password);
  if (taken) return { kind: 'email_taken' };
  const player: PlayerRow = {
    ...newPlayerRow(fields, passwordHash, now),
    email,
    emailConfirmedAt: state === 'confirmed' ? now : null,
    awaitsConfirmation: state === 'awaits_confirmation',
  };
  try {
    await house.db.transaction(async (tx) => {
      await tx.insert(players).values(player);
      const welcome = house.options.welcome ? `welcome:${player.id}` : null;
      await openAccount(tx, { playerId: player.id, currency, welcome, now });
    });
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return { kind: 'email_taken' };
    throw error;
  }
  return { kind: 'signed_up', player };
}
