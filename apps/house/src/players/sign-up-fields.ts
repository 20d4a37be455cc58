import { MUNICIPALITY_LENGTH_MAX } from '@touchline/contract/constants';
import { FIELD_KEYS } from '@touchline/contract/errors';
import { currencyOf } from '../wallet/currencies.ts';
import { isCountry } from './countries.ts';
import { isEmail } from './emails.ts';
import { parseMobile } from './phone-number.ts';
import { wrongNames } from './profile-fields.ts';
import type { PlayerRow } from './sessions.ts';
import { DEFAULT_SIGN_UP_RULES, knownMunicipality, type SignUpRules } from './sign-up-rules.ts';

export const AGE_LIMIT = 18;
const PASSWORD_LENGTH_MIN = 8;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

type Given = string | undefined;

/** What an account may lack and be told later. */
export interface FillableFields {
  readonly country?: Given;
  readonly birth_date?: Given;
  readonly first_name?: Given;
  readonly last_name?: Given;
  readonly nickname?: Given;
  readonly municipality?: Given;
  readonly mobile_phone?: Given;
  /** Version of the terms that the player accepts. */
  readonly terms?: Given;
}

export interface SignUpFields extends FillableFields {
  /** Absent for a sign-up by phone. */
  readonly email?: Given;
  readonly password: string;
  readonly currency?: Given;
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

function countryKey(country: string, { blockedCountries }: SignUpRules): string | null {
  if (!isCountry(country)) return FIELD_KEYS.country;
  return blockedCountries.includes(country) ? FIELD_KEYS.countryBlocked : null;
}

/** What is wrong with a password; null where nothing is. */
export function passwordKey(password: string, isGuessable: boolean): string | null {
  if (password.length < PASSWORD_LENGTH_MIN) return FIELD_KEYS.password;
  return isGuessable ? FIELD_KEYS.passwordGuessable : null;
}

function nameKey(field: 'first_name' | 'last_name' | 'nickname', name: string): string | null {
  if (name === '') return FIELD_KEYS.missing;
  return wrongNames({ [field]: name })[0]?.key ?? null;
}

function municipalityKey(name: string, country: string, rules: SignUpRules): string | null {
  if (name === '') return FIELD_KEYS.missing;
  const isName = [...name].length <= MUNICIPALITY_LENGTH_MAX && /\p{L}/u.test(name);
  return isName && knownMunicipality(rules, { country, name }) !== null ? null : FIELD_KEYS.municipality;
}

function phoneKey(number: string, country: string): string | null {
  if (number === '') return FIELD_KEYS.missing;
  const parsed = parseMobile(number, country);
  return parsed.kind === 'wrong' ? parsed.key : null;
}

/** Makes of each field what is wrong with it; null where nothing is. Expects tidied fields. */
const KEYS: Readonly<
  Record<
    keyof FillableFields,
    (value: string, country: string, rules: SignUpRules, now: Date) => string | null
  >
> = {
  country: (value, _country, rules) => countryKey(value, rules),
  birth_date: (value, _country, _rules, now) => birthDateKey(value, now),
  first_name: (value) => nameKey('first_name', value),
  last_name: (value) => nameKey('last_name', value),
  nickname: (value) => nameKey('nickname', value),
  municipality: municipalityKey,
  mobile_phone: phoneKey,
  terms: (value, _country, { terms }) => (value === terms?.version ? null : FIELD_KEYS.terms),
};

/** What is wrong with one field that is given or has to be. `country` is that of the player. */
export const fillableKey = (
  field: keyof FillableFields,
  value: string,
  { country, rules, now }: { readonly country: string; readonly rules: SignUpRules; readonly now: Date },
): string | null => KEYS[field](value, country, rules, now);

/** Fields that the operator's rules ask for, as they are stored: without spaces around them, composed (NFC). */
export function tidyFields<F extends FillableFields & { readonly currency?: Given }>(
  fields: F,
  rules: SignUpRules,
): F {
  const asked: readonly string[] = [...rules.fields, ...(rules.terms ? ['terms'] : [])];
  const tidied = Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'password' || name === 'email') return [[name, value]];
    if (!asked.includes(name) || typeof value !== 'string') return [];
    return [[name, value.trim().normalize('NFC')]];
  });
  return Object.fromEntries(tidied) as F; // the same names, fewer where they are optional
}

/** Every field that a new player has to correct, in the order of the form. Expects tidied fields. */
export function wrongFields(
  fields: SignUpFields,
  now: Date,
  isGuessable = false,
  rules: SignUpRules = DEFAULT_SIGN_UP_RULES,
): WrongField[] {
  const country = fields.country ?? '';
  const keyOf = (field: keyof SignUpFields): string | null => {
    if (field === 'email')
      return fields.email === undefined || isEmail(fields.email) ? null : FIELD_KEYS.email;
    if (field === 'password') return passwordKey(fields.password, isGuessable);
    if (field === 'currency') return currencyOf(fields.currency ?? '') ? null : FIELD_KEYS.currency;
    return fillableKey(field, fields[field] ?? '', { country, rules, now });
  };
  const asked: readonly (keyof SignUpFields)[] = [
    ...rules.fields,
    ...(rules.terms ? (['terms'] as const) : []),
  ];
  return asked.flatMap((field) => {
    const key = keyOf(field);
    return key === null ? [] : [{ field, key }];
  });
}

/** Columns of the fields that are given. Expects fields without faults; `country` is that of the player. */
export function columnsOf(
  fields: FillableFields,
  { country, rules }: { readonly country: string; readonly rules: SignUpRules },
) {
  const { municipality: name, mobile_phone: phone } = fields;
  const parsed = phone === undefined ? null : parseMobile(phone, country);
  const columns = {
    country: fields.country,
    birthDate: fields.birth_date,
    firstName: fields.first_name,
    lastName: fields.last_name,
    nickname: fields.nickname,
    municipality: name === undefined ? undefined : knownMunicipality(rules, { country, name }),
    contactPhone: parsed?.kind === 'mobile' ? parsed.number : undefined,
    termsVersion: fields.terms,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    Pick<PlayerRow, keyof typeof columns>
  >; // undefined columns are gone
}
