import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, mainUnits } from '../wallet/currencies.ts';
import { scaledNumber } from './scaled-number.ts';

const MOST = 999_999_999_999_999;
const digitsOf = (subunits: number) => Math.round(Math.log10(subunits));

test.each(CURRENCIES)(
  'an amount of $code that is written in main units is read to the unit',
  ({ code, subunits }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), (units) => {
        expect(scaledNumber(Number(mainUnits(units, code)), digitsOf(subunits))).toBe(units);
      }),
    );
  },
);

test.each(CURRENCIES)('a tenth of the smallest unit of $code is no amount', ({ subunits }) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 9 }), (units, tenths) => {
      expect(scaledNumber((units * 10 + tenths) / (subunits * 10), digitsOf(subunits))).toBeNull();
    }),
  );
});

test('numbers beyond fifteen digits, and none at all, are refused', () => {
  expect(scaledNumber(MOST, 0)).toBe(MOST);
  for (const number of [MOST + 1, 1e21, Number.NaN, Number.POSITIVE_INFINITY])
    expect(scaledNumber(number, 0), String(number)).toBeNull();
});
