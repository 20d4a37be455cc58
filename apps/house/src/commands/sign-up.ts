import type { EpochMs } from '@touchline/betting';
import type { ConsentChange } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { codeOf, UNIQUE_VIOLATION } from '../database-errors.ts';
import { admitPerson } from '../exclusions/admission.ts';
import { personWith } from '../exclusions/person.ts';
import type { House } from '../house.ts';
import { emailOf } from '../players/emails.ts';
import { inEvenTime } from '../players/even-time.ts';
import { isGuessable } from '../players/guessable.ts';
import { randomId } from '../players/ids.ts';
import { hashPassword } from '../players/password.ts';
import type { PlayerRow } from '../players/sessions.ts';
import {
  columnsOf,
  type SignUpFields,
  tidyFields,
  type WrongField,
  wrongFields,
} from '../players/sign-up-fields.ts';
import { DEFAULT_SIGN_UP_RULES, type SignUpRules } from '../players/sign-up-rules.ts';
import { currencyOf, DEFAULT_CURRENCY } from '../wallet/currencies.ts';
import { openAccount } from '../wallet/open-account.ts';
import { queueAskedMail } from './ask-for-mail.ts';
import { storeConsents } from './change-consents.ts';

export type SignUpResult =
  | { readonly kind: 'signed_up'; readonly player: PlayerRow }
  | { readonly kind: 'wrong_fields'; readonly fields: readonly WrongField[] }
  | { readonly kind: 'email_taken' }
  | { readonly kind: 'mailed' }
  | { readonly kind: 'excluded' }
  | { readonly kind: 'unanswered' };

/** Many times what hashing a password takes, and what an account takes beyond it. */
export const ANSWER_STEP_MS = 300;

export type NewPlayer = SignUpFields & {
  readonly locale: string;
  readonly consents?: ConsentChange | undefined;
};
type NewPlayerByEmail = NewPlayer & { readonly email: string };

/** How an account is opened. */
interface Opening {
  readonly isPasswordGuessable: boolean;
  readonly email: 'confirmed' | 'unconfirmed' | 'awaits_confirmation';
  readonly rules: SignUpRules;
}

const BY_OURSELVES: Opening = {
  isPasswordGuessable: false,
  email: 'confirmed',
  rules: DEFAULT_SIGN_UP_RULES,
};

/**
 * Opens an account for a visitor. Answers `wrong_fields` for a guessable password as well. Where emails have to be
 * confirmed the answer is `mailed`, whether the email has an account or not, and to a person who may not open one, too.
 */
export async function signUp(house: House, fields: NewPlayerByEmail): Promise<SignUpResult> {
  const isPasswordGuessable = await isGuessable(fields.password, fields.email);
  const rules = await house.signUpRules.read();
  if (!house.options.emailConfirmation)
    return openPlayer(house, fields, { isPasswordGuessable, rules, email: 'unconfirmed' });
  const opening: Opening = { isPasswordGuessable, rules, email: 'awaits_confirmation' };
  return inEvenTime(ANSWER_STEP_MS, () => openByMail(house, fields, opening));
}

/** Opens an account that waits for its mail, or mails the owner of the one that is there. */
async function openByMail(house: House, fields: NewPlayerByEmail, opening: Opening): Promise<SignUpResult> {
  const result = await openPlayer(house, fields, opening);
  if (result.kind === 'wrong_fields' || result.kind === 'unanswered') return result;
  if (result.kind === 'excluded') return { kind: 'mailed' };
  const kind = result.kind === 'signed_up' ? 'confirmation' : 'account_exists';
  await queueAskedMail(house.db, kind, emailOf(fields.email), house.playerClock.now());
  house.mails.wake();
  return { kind: 'mailed' };
}

interface NewRow {
  readonly passwordHash: string;
  readonly rules: SignUpRules;
  readonly now: EpochMs;
}

/** Row of a new player, without an email and a phone. Expects tidied fields without a fault. */
export const newPlayerRow = (fields: NewPlayer, { passwordHash, rules, now }: NewRow): PlayerRow => ({
  id: randomId(),
  email: null,
  passwordHash,
  country: '',
  currency: fields.currency ?? DEFAULT_CURRENCY,
  birthDate: '',
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
  contactPhone: null,
  municipality: null,
  termsVersion: null,
  statuses: [],
  ...columnsOf(fields, { country: fields.country ?? '', rules }),
});

/** Opens a player's account with us: the player, and one money account with the welcome amount. */
export async function openPlayer(
  house: House,
  given: NewPlayerByEmail,
  { isPasswordGuessable, email: state, rules }: Opening = BY_OURSELVES,
): Promise<SignUpResult> {
  const now = house.now();
  const email = emailOf(given.email);
  const fields = tidyFields({ ...given, email }, rules);
  const wrong = wrongFields(fields, new Date(now), isPasswordGuessable, rules);
  const currency = currencyOf(fields.currency ?? DEFAULT_CURRENCY);
  if (wrong.length > 0 || !currency) return { kind: 'wrong_fields', fields: wrong };
  // Leaves out the product's own accounts, which belong to no player.
  const admission = state === 'confirmed' ? 'admitted' : await admitPerson(house, personWith(fields));
  if (admission === 'unanswered') return { kind: admission };
  const [taken] = await house.db.select({ id: players.id }).from(players).where(eq(players.email, email));
  if (taken && state !== 'awaits_confirmation') return { kind: 'email_taken' };
  // Takes as long for an email that is taken as for any other, where the answer keeps that to itself.
  const passwordHash = await hashPassword(fields.password);
  if (taken) return { kind: 'email_taken' };
  if (admission === 'excluded') return { kind: admission };
  const player: PlayerRow = {
    ...newPlayerRow({ ...fields, locale: given.locale }, { passwordHash, rules, now }),
    email,
    emailConfirmedAt: state === 'confirmed' ? now : null,
    awaitsConfirmation: state === 'awaits_confirmation',
  };
  try {
    await house.db.transaction(async (tx) => {
      await tx.insert(players).values(player);
      await storeConsents(tx, player, { change: given.consents ?? {}, now });
      const welcome = house.options.welcome ? `welcome:${player.id}` : null;
      await openAccount(tx, { playerId: player.id, currency, welcome, now });
    });
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return { kind: 'email_taken' };
    throw error;
  }
  return { kind: 'signed_up', player };
}
