import type { User } from '@touchline/contract';
import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

const NOBODY = {
  first_name: null,
  last_name: null,
  nickname: null,
  email: null,
  auth_phone_number: null,
  mobile_phone: null,
};
const nameOf = (known: Partial<User>) => displayName({ ...NOBODY, ...known } as User); // only what is read

test('a player is called by first and last name, else nickname, else email, else phone', () => {
  const all = {
    auth_phone_number: '+1 202',
    email: 'ada@mail.example',
    nickname: 'ada',
    last_name: 'Moor',
    first_name: 'Ada',
  };
  expect(nameOf(all)).toBe('Ada Moor');
  expect(nameOf({ ...all, first_name: null })).toBe('Moor');
  expect(nameOf({ ...all, first_name: null, last_name: null })).toBe('ada');
  expect(nameOf({ auth_phone_number: '+1 202', email: 'ada@mail.example' })).toBe('ada@mail.example');
  expect(nameOf({ auth_phone_number: '+1 202' })).toBe('+1 202');
  expect(nameOf({ mobile_phone: '+1 303' })).toBe('+1 303');
  expect(nameOf({})).toBe('');
});
