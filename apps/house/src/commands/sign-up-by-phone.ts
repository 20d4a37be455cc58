import { invariant } from '@touchline/betting';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { codeOf, UNIQUE_VIOLATION } from '../database-errors.ts';
import { admitPerson } from '../exclusions/admission.ts';
import { personOf, personWith } from '../exclusions/person.ts';
import type { House } from '../house.ts';
import { inEvenTime } from '../players/even-time.ts';
import { isGuessable } from '../players/guessable.ts';
import { endLoginCode, type TriedLoginCode, tryLoginCode } from '../players/login-codes.ts';
import { readPhone, type WrongLogin } from '../players/logins.ts';
import { hashPassword, isPassword } from '../players/password.ts';
import { plainCode } from '../players/phone-codes.ts';
import { nationalOf } from '../players/phone-number.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { tidyFields, type WrongField, wrongFields } from '../players/sign-up-fields.ts';
import type { SignUpRules } from '../players/sign-up-rules.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { openAccount } from '../wallet/open-account.ts';
import { lockNumber, queueAskedText } from './ask-for-text.ts';
import { storeConsents } from './change-consents.ts';
import { ANSWER_STEP_MS, type NewPlayer, newPlayerRow } from './sign-up.ts';

type Tx = Parameters<Parameters<House['db']['transaction']>[0]>[0];

export type PhoneSignUpResult =
  | { readonly kind: 'texted' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'wrong_fields'; readonly fields: readonly (WrongField | WrongLogin)[] };

/** Stores a sign-up that waits for its code, and replaces an earlier one with the same number. */
async function storeWaiting(tx: Tx, row: PlayerRow, consents: NewPlayer['consents'] = {}): Promise<void> {
  const { id, ...fields } = row;
  const isWaiting = and(
    eq(players.phonePending, row.phonePending ?? ''),
    eq(players.awaitsConfirmation, true),
  );
  const [waiting] = await tx.update(players).set(fields).where(isWaiting).returning({ id: players.id });
  if (!waiting) await tx.insert(players).values({ id, ...fields });
  // Ends the older code, which was sent for what somebody else may have entered.
  else await endLoginCode(tx, waiting.id, 'sign_up', row.createdAt);
  await storeConsents(tx, { ...row, id: waiting?.id ?? id }, { change: consents, now: row.createdAt });
}

/**
 * Stores a new player who waits for the code of a text message; the account is opened with it. The answer and the work are the
 * same for a number that has an account, whose owner gets a message that says so, and for a person who may not open one, who
 * gets none.
 */
export async function signUpByPhone(
  house: House,
  given: NewPlayer & { readonly phone: string },
): Promise<PhoneSignUpResult> {
  const rules = await house.signUpRules.read();
  const phone = readPhone(given.phone, given.country ?? '');
  const logins = phone.kind === 'phone' ? [phone.number, nationalOf(phone.number)] : [];
  const fields = tidyFields(given, rules);
  const isPasswordGuessable = await isGuessable(fields.password, ...logins);
  const wrong = wrongFields(fields, new Date(house.now()), isPasswordGuessable, rules);
  if (phone.kind === 'wrong') return { kind: 'wrong_fields', fields: [...phone.fields, ...wrong] };
  if (wrong.length > 0) return { kind: 'wrong_fields', fields: wrong };
  const { number } = phone;
  const { locale, consents } = given;
  return inEvenTime(ANSWER_STEP_MS, () =>
    storeByPhone(house, { ...fields, locale, consents }, { number, rules }),
  );
}

/** Stores who waits for the code of a number, or tells the owner of the account that has it. */
async function storeByPhone(
  house: House,
  fields: NewPlayer,
  { number, rules }: { readonly number: string; readonly rules: SignUpRules },
): Promise<PhoneSignUpResult> {
  const row: PlayerRow = {
    ...newPlayerRow(fields, { passwordHash: await hashPassword(fields.password), rules, now: house.now() }),
    phonePending: number,
    awaitsConfirmation: true,
  };
  const admission = await admitPerson(house, personWith(fields, number));
  if (admission === 'unanswered') return { kind: admission };
  await house.db.transaction(async (tx) => {
    // Lets the last of several that sign up with a number wait for its code.
    await lockNumber(tx, number);
    const now = house.playerClock.now();
    const [owner] = await tx.select({ id: players.id }).from(players).where(eq(players.phone, number));
    if (owner) return queueAskedText(tx, 'account_exists', { number, of: sql`p.phone = ${number}` }, now);
    if (admission === 'excluded') return;
    await storeWaiting(tx, row, fields.consents);
    const of = sql`p.phone_pending = ${number} and p.awaits_confirmation`;
    await queueAskedText(tx, 'sign_up', { number, of }, now);
  });
  house.texts.wake();
  return { kind: 'texted' };
}

export type ConfirmedSignUp =
  | { readonly kind: 'opened'; readonly player: PlayerRow }
  | { readonly kind: 'excluded' | 'unanswered' }
  | { readonly kind: 'dead_code'; readonly why: Exclude<TriedLoginCode, 'right'> | 'taken' };

/** Who waits for a code of the number, else who has it. */
async function findSignedUp({ db }: House, number: string): Promise<PlayerRow | undefined> {
  const waits = and(eq(players.phonePending, number), eq(players.awaitsConfirmation, true));
  const [player] = await db
    .select()
    .from(players)
    .where(or(waits, eq(players.phone, number)))
    // A player who confirms his email waits too.
    .orderBy(desc(sql`coalesce(${waits}, false)`))
    .limit(1);
  return player;
}

/** Makes the number of a player who waits his own, and opens his money account. */
async function open(tx: Tx, house: House, player: PlayerRow, number: string): Promise<PlayerRow> {
  const currency = currencyOf(player.currency);
  invariant(currency !== undefined, 'a player who waits chose a currency');
  const change = {
    phone: number,
    phoneVerifiedAt: house.playerClock.now(),
    phonePending: null,
    awaitsConfirmation: false,
  };
  await tx.update(players).set(change).where(eq(players.id, player.id));
  const welcome = house.options.welcome ? `welcome:${player.id}` : null;
  await openAccount(tx, { playerId: player.id, currency, welcome, now: house.now() });
  return { ...player, ...change };
}

/**
 * Opens the account that was signed up by phone. Checks the password as well, so that nobody opens an account that a stranger
 * entered with his number. `taken`: another player has verified the number since.
 */
export async function confirmSignUp(
  house: House,
  { number, code, password }: { readonly number: string; readonly code: string; readonly password: string },
): Promise<ConfirmedSignUp> {
  const player = await findSignedUp(house, number);
  const isRight = await isPassword(password, player?.passwordHash ?? null);
  const now = house.playerClock.now();
  const admission = isRight && player ? await admitPerson(house, personOf(player)) : 'admitted';
  // Counts as a wrong try: no code is without digits.
  const tried = { playerId: player?.id ?? null, number, code: isRight ? plainCode(code) : '' };
  try {
    return await house.db.transaction(async (tx): Promise<ConfirmedSignUp> => {
      const kind = await tryLoginCode(tx, { ...tried, purpose: 'sign_up' }, now);
      if (kind !== 'right') return { kind: 'dead_code', why: kind };
      invariant(player !== undefined, 'a code is that of a player');
      if (admission !== 'admitted') return { kind: admission };
      return { kind: 'opened', player: await open(tx, house, player, number) };
    });
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return { kind: 'dead_code', why: 'taken' };
    throw error;
  }
}
