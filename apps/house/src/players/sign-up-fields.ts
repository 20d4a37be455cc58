import { FIELD_KEYS } from '@touchline/contract/errors';
import { currencyOf } from '../wallet/currencies.ts';
import { isCountry, isSignUpBlocked } from './countries.ts';
import { isEmail } from './emails.ts';

export const AGE_LIMIT = 18;
const PASSWORD_LENGTH_MIN = 8;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export interface SignUpFields {
  /** Absent where a phone stands in its place. */
  readonly email?: string | undefined;
  readonly password: string;
  readonly country: string;
  readonly currency: string;
  readonly birth_date: string;
}

export interface WrongField {
  readonly field: keyof SignUpFields;
  readonly key: string;
}

/** Years that a person born on `birthDate` has completed at `now`; null when it is no date. */
export function ageOf(birthDate: string, now: Date): number | null {
  const [, year = '', month = '', day = ''] = DATE.exec(birthDate) ?? [];
  const born = new Date(`${birthDate}T00:00:00Z`);
  // An impossible day such as 30 February rolls over into the next month.
  if (Number.isNaN(born.getTime()) || born.getUTCDate() !== Number(day)) return null;
  const hadBirthday =
    now.getUTCMonth() + 1 > Number(month) ||
    (now.getUTCMonth() + 1 === Number(month) && now.getUTCDate() >= Number(day));
  return now.getUTCFullYear() - Number(year) - (hadBirthday ? 0 : 1);
}

function birthDateKey(birthDate: string, now: Date): string | null {
  const age = ageOf(birthDate, now);
  if (age === null || age < 0 || age > 120) return FIELD_KEYS.birthDate;
  return age < AGE_LIMIT ? FIELD_KEYS.underAge : null;
}

function countryKey(country: string): string | null {
  if (!isCountry(country)) return FIELD_KEYS.country;
  return isSignUpBlocked(country) ? FIELD_KEYS.countryBlocked : null;
}

/** What is wrong with a password; null where nothing is. */
export function passwordKey(password: string, isGuessable: boolean): string | null {
  if (password.length < PASSWORD_LENGTH_MIN) return FIELD_KEYS.password;
  return isGuessable ? FIELD_KEYS.passwordGuessable : null;
}

/** Every field that a new player has to correct. */
export function wrongFields(fields: SignUpFields, now: Date, isGuessable = false): WrongField[] {
  const keys: Record<keyof SignUpFields, string | null> = {
    email: fields.email === undefined || isEmail(fields.email) ? null : FIELD_KEYS.email,
    password: passwordKey(fields.password, isGuessable),
    country: countryKey(fields.country),
    currency: currencyOf(fields.currency) ? null : FIELD_KEYS.currency,
    birth_date: birthDateKey(fields.birth_date, now),
  };
  return (['email', 'password', 'country', 'currency', 'birth_date'] as const).flatMap((field) => {
    const key = keys[field];
    return key === null ? [] : [{ field, key }];
  });
}
