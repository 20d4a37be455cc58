import { expect, test } from 'vitest';
import { ageOf, wrongFields } from './sign-up-fields.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');
const GOOD = {
  email: 'a@b.example',
  password: 'three odd geese',
  country: 'NO',
  currency: 'NOK',
  birth_date: '2008-11-20',
};

test.each([
  ['2008-11-20', 18],
  ['2008-11-21', 17],
  ['2008-12-01', 17],
  ['2008-01-31', 18],
  ['2026-11-20', 0],
  ['2007-02-29', null],
  ['2008-02-29', 18],
  ['2008-13-01', null],
  ['20-11-2008', null],
  ['', null],
])('who is born on %s has completed %s years', (birthDate, age) => {
  expect(ageOf(birthDate, TODAY)).toBe(age);
});

test('a player is of age on his eighteenth birthday and not a day before', () => {
  expect(wrongFields(GOOD, TODAY)).toEqual([]);
  const young = wrongFields({ ...GOOD, birth_date: '2008-11-21' }, TODAY);
  expect(young).toEqual([{ field: 'birth_date', key: 'error.field.under_age' }]);
});

test.each(['nobody', 'a@b', 'a b@c.example', '@b.example', 'a@@b.example'])('%s is no email', (email) => {
  expect(wrongFields({ ...GOOD, email }, TODAY)).toEqual([{ field: 'email', key: 'error.field.email' }]);
});

test('dates of birth in the future or before anybody alive are wrong', () => {
  for (const birth_date of ['2030-01-01', '1890-01-01']) {
    expect(wrongFields({ ...GOOD, birth_date }, TODAY)[0]?.key).toBe('error.field.birth_date');
  }
});
