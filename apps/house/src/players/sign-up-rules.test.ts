import { expect, test } from 'vitest';
import {
  DEFAULT_SIGN_UP_RULES,
  knownMunicipality,
  lacksMunicipality,
  missedFields,
  type SignUpRules,
} from './sign-up-rules.ts';

const RULES: SignUpRules = {
  ...DEFAULT_SIGN_UP_RULES,
  fields: ['municipality', 'email', 'mobile_phone', 'first_name'],
  terms: { version: '2', url: null },
  municipalities: { BR: ['São Paulo', 'Santos'] },
};
const PLAYER = {
  country: 'BR',
  birthDate: '1990-05-05',
  firstName: 'Ada',
  lastName: null,
  nickname: null,
  municipality: 'Santos',
  phone: null,
  contactPhone: '+5511961234567',
  termsVersion: '2',
};

test('a complete account lacks nothing', () => {
  expect(missedFields(RULES, PLAYER)).toEqual([]);
  expect(missedFields(DEFAULT_SIGN_UP_RULES, PLAYER)).toEqual([]);
});

test.each([
  [{ municipality: null }, ['municipality']],
  [{ municipality: 'Lisboa' }, ['municipality']],
  [{ contactPhone: null }, ['mobile_phone']],
  [{ contactPhone: null, phone: '+5511961234567' }, []],
  [{ termsVersion: '1', firstName: null }, ['first_name', 'terms']],
  [{ lastName: null, birthDate: '' }, []],
])('with %o it lacks %o', (change, missed) => {
  expect(missedFields(RULES, { ...PLAYER, ...change })).toEqual(missed);
});

test.each([
  ['BR', 'sao paulo', 'São Paulo'],
  ['BR', 'São Paulo', 'São Paulo'],
  ['BR', 'Lisboa', null],
  ['PT', 'Lisboa', 'Lisboa'],
])('in %s "%s" is known as %s', (country, name, known) => {
  expect(knownMunicipality(RULES, { country, name })).toBe(known);
});

test('bets are refused where the country lists municipalities and the account has none of them', () => {
  expect(lacksMunicipality(RULES, PLAYER)).toBe(false);
  expect(lacksMunicipality(RULES, { ...PLAYER, municipality: null })).toBe(true);
  expect(lacksMunicipality(RULES, { ...PLAYER, municipality: null, country: 'PT' })).toBe(false);
  expect(lacksMunicipality({ ...RULES, fields: ['email'] }, { ...PLAYER, municipality: null })).toBe(false);
});
