import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { fillableFields, missingFields, sentFields, signUpFields } from './form-fields.ts';

const t = createMessages('en', {
  'error.field.missing': 'Fill in.',
  'error.field.birth_date': 'No date.',
  'error.field.password': 'Too short.',
  'error.field.terms': 'Accept.',
  'signUp.emailMissing': 'Email?',
  'signUp.birthDateMissing': 'Born?',
});

function entered(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('the form has the fields of the backend that it knows, each once, in that order', () => {
  expect(signUpFields(['mobile_phone', 'shoe_size', 'email', 'mobile_phone', '__proto__'])).toEqual([
    'mobile_phone',
    'email',
  ]);
});

test('of a backend that names none, or none that is known, it is the form of a fresh installation', () => {
  const usual = ['email', 'password', 'country', 'currency', 'birth_date'];
  expect([signUpFields([]), signUpFields(['shoe_size'])]).toEqual([usual, usual]);
});

test('only fields that an account may lack are filled in later', () => {
  expect(fillableFields(['email', 'first_name', 'password', 'terms', 'shoe_size', 'first_name'])).toEqual([
    'first_name',
    'terms',
  ]);
});

test('what is missing is told by field', () => {
  const names = ['email', 'password', 'birth_date', 'nickname', 'terms'] as const;
  expect(missingFields(entered({ password: 'short', nickname: '  ' }), names, t)).toEqual({
    email: 'Email?',
    password: 'Too short.',
    birth_date: 'Born?',
    nickname: 'Fill in.',
    terms: 'Accept.',
  });
  const date = { day: '31', month: '2', year: '1990' };
  expect(missingFields(entered(date), ['birth_date'], t)).toEqual({ birth_date: 'No date.' });
});

test('fields are sent without spaces around them, a password as it is typed', () => {
  const form = entered({ nickname: ' Ace ', password: ' a b c d e ', day: '5', month: '5', year: '1990' });
  expect(sentFields(form, ['nickname', 'password', 'birth_date'])).toEqual({
    nickname: 'Ace',
    password: ' a b c d e ',
    birth_date: '1990-05-05',
  });
});
