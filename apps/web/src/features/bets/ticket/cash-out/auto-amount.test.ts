import { parseStake } from '@touchline/betting';
import { expect, test } from 'vitest';
import { autoAmount } from './auto-amount.ts';

const EUR = { code: 'EUR', subunits: 100 };
const read = (text: string, offer: number | null = 2000) =>
  autoAmount(parseStake(text, EUR), { offer, most: 5000 });

test.each([
  ['', 'empty'],
  ['ten', 'invalid'],
  ['0', 'invalid'],
  ['1.005', 'invalid'],
  ['50', 'tooHigh'],
  ['60,00', 'tooHigh'],
  ['20', 'there'],
  ['20,01', 2001],
  ['49.99', 4999],
])('a rule at "%s" is %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('without an offer any amount below the return may be waited for', () => {
  expect(read('1', null)).toBe(100);
});
