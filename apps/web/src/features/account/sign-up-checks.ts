import type { Messages } from '#data/messages.ts';
import { type BirthDateText, isoBirthDate } from './birth-date.ts';

/** Fields in the order of the form, which is the order of the focus. */
export const SIGN_UP_FIELDS = ['email', 'phone', 'password', 'country', 'currency', 'birth_date'] as const;

export const PASSWORD_MIN = 8;

/** What a player entered. */
export interface SignUpEntry {
  readonly email: string;
  /** In place of the email; null if the form asks for that. */
  readonly phone: string | null;
  readonly password: string;
  readonly country: string;
  readonly currency: string;
  readonly birth: BirthDateText;
}

/** What is missing before the house is asked; the house checks everything again. */
export function missingFields(entry: SignUpEntry, t: Messages): Record<string, string> {
  const { day, month, year } = entry.birth;
  const hasNoDate = [day, month, year].every((part) => part.trim() === '');
  return {
    ...(entry.phone === null && entry.email === '' && { email: t('signUp.emailMissing') }),
    ...(entry.phone === '' && { phone: t('phone.numberMissing') }),
    ...(entry.password === '' && { password: t('signUp.passwordMissing') }),
    ...(entry.password !== '' &&
      entry.password.length < PASSWORD_MIN && { password: t('error.field.password') }),
    ...(entry.country === '' && { country: t('signUp.countryMissing') }),
    ...(entry.currency === '' && { currency: t('signUp.currencyMissing') }),
    ...(hasNoDate && { birth_date: t('signUp.birthDateMissing') }),
    ...(!hasNoDate && isoBirthDate(entry.birth) === null && { birth_date: t('error.field.birth_date') }),
  };
}
