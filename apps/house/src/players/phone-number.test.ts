import { expect, test } from 'vitest';
import { countryOfPhone, parseMobile } from './phone-number.ts';

test.each([
  ['07400 123456', 'GB', '+447400123456'],
  ['+44 7400 123456', 'DE', '+447400123456'],
  ['0044 7400 123456', 'DE', '+447400123456'],
  ['٠٧٤٠٠ ١٢٣٤٥٦', 'GB', '+447400123456'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['+1 201 555 0123', 'XX', '+12015550123'],
])('%s in %s is the mobile number %s', (text, country, number) => {
  expect(parseMobile(text, country)).toEqual({ kind: 'mobile', number });
});

test.each([
  ['', 'error.field.phone'],
  ['07400', 'error.field.phone'],
  ['my number is 07400 123456', 'error.field.phone'],
  ['+44 7400 123456 ext. 7', 'error.field.phone'],
  ['+999 7400 123456', 'error.field.phone'],
  ['020 7946 0958', 'error.field.phone_mobile'],
  ['+49 30 901820', 'error.field.phone_mobile'],
])('%s is refused with %s', (text, key) => {
  expect(parseMobile(text, 'GB')).toEqual({ kind: 'wrong', key });
});

test('a number says its country', () => {
  expect(['+447400123456', '+4915123456789', '+1'].map(countryOfPhone)).toEqual(['GB', 'DE', null]);
});
