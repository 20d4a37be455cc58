import { DEFAULT_PLAYER_FIELDS, PLAYER_FIELDS, type PlayerField } from '@touchline/contract/constants';
import type { MessageKey, Messages, PlainKey } from '#data/messages.ts';
import { isoBirthDate } from './birth-date.ts';

/** A field of a player, or the acceptance of the terms. */
export type FormField = PlayerField | 'terms';
/** The same, or the phone that a player signs up with in place of the email. */
export type SignUpField = FormField | 'phone';

/** Fields that an account may lack. */
const FILLABLE: readonly string[] = [
  'country',
  'birth_date',
  'first_name',
  'last_name',
  'nickname',
  'municipality',
  'mobile_phone',
  'terms',
] satisfies readonly FormField[];

const isPlayerField = (name: string): name is PlayerField =>
  (PLAYER_FIELDS as readonly string[]).includes(name);
const isFillable = (name: string): name is FormField => FILLABLE.includes(name);

/** Fields of the sign-up form: known ones of the backend, in its order; those of a fresh installation if there are none. */
export function signUpFields(named: readonly string[]): readonly PlayerField[] {
  const known = [...new Set(named)].filter(isPlayerField);
  return known.length > 0 ? known : DEFAULT_PLAYER_FIELDS;
}

/** Fields that can be filled in of those that an account lacks. */
export const fillableFields = (missed: readonly string[]): FormField[] =>
  [...new Set(missed)].filter(isFillable);

export const PASSWORD_MIN = 8;

/** Text of a field as it is sent; empty for an impossible date. */
export function sentValue(entered: FormData, name: SignUpField): string {
  const text = (control: string) => String(entered.get(control) ?? '');
  if (name === 'password') return text(name);
  if (name !== 'birth_date') return text(name).trim();
  return isoBirthDate({ day: text('day'), month: text('month'), year: text('year') }) ?? '';
}

/** Body of the fields that are filled in. */
export const sentFields = (
  entered: FormData,
  names: readonly SignUpField[],
): Partial<Record<SignUpField, string>> =>
  Object.fromEntries(names.map((name) => [name, sentValue(entered, name)]));

/** Name of the control that gets the focus for a field. */
export const controlOf = (name: string): string => (name === 'birth_date' ? 'day' : name);

const MISSING: Partial<Record<SignUpField, MessageKey & PlainKey>> = {
  email: 'signUp.emailMissing',
  phone: 'phone.numberMissing',
  password: 'signUp.passwordMissing',
  country: 'signUp.countryMissing',
  currency: 'signUp.currencyMissing',
  terms: 'error.field.terms',
};

function faultOf(entered: FormData, name: SignUpField, t: Messages): string | null {
  const value = sentValue(entered, name);
  if (name === 'birth_date' && value === '') {
    const isUntouched = ['day', 'month', 'year'].every(
      (part) => String(entered.get(part) ?? '').trim() === '',
    );
    return t(isUntouched ? 'signUp.birthDateMissing' : 'error.field.birth_date');
  }
  if (value === '') return t(MISSING[name] ?? 'error.field.missing');
  return name === 'password' && value.length < PASSWORD_MIN ? t('error.field.password') : null;
}

/** What is missing before the backend is asked, by field; the backend checks everything again. */
export const missingFields = (
  entered: FormData,
  names: readonly SignUpField[],
  t: Messages,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fault = faultOf(entered, name, t);
      return fault === null ? [] : [[name, fault]];
    }),
  );
