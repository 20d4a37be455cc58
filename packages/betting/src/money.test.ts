import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import displayVectors from '../../../fixtures/betting/money.json';
import stakeVectors from '../../../fixtures/betting/stakes.json';
import type { AmountWriting } from './amount-writing.ts';
import { amountText, currency, displayUnit, fieldText, moneyParts, unitOf } from './currency.ts';
import { addMoney, MAX_MONEY, money, subtractMoney, toMinorUnits } from './money.ts';
import { parseStake } from './stake-input.ts';

const currencies = {
  EUR: currency('EUR', 100),
  JPY: currency('JPY', 1),
  KWD: currency('KWD', 1000),
  BTC: currency('BTC', 100_000_000, {
    isFiat: false,
    subcurrencies: [
      { code: 'mBTC', subunits: 100_000 },
      { code: 'uBTC', subunits: 100 },
    ],
  }),
};

describe('stakes are read as the vectors say', () => {
  test.each(stakeVectors.stakes)('$name: "$text"', ({ text, subunits, page, name: _name, ...expected }) => {
    // JSON does not know that groupings are pairs.
    expect(parseStake(text, { code: 'X', subunits }, page as Partial<AmountWriting>)).toEqual(expected);
  });
});

describe('amounts are shown in the unit the vectors say', () => {
  test.each(displayVectors.display)('$currency $amount', (row) => {
    // The vectors name one of the currencies above.
    const unit = displayUnit(row.amount, currencies[row.currency as keyof typeof currencies]);
    expect(unit.code).toBe(row.unit);
    expect(amountText(row.amount, unit)).toBe(row.text);
  });
});

test('a stake that is shown reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: MAX_MONEY }), fc.constantFrom(...Object.values(currencies)), (amount, of) => {
      const unit = displayUnit(amount, of);
      expect(parseStake(amountText(amount, unit), unit)).toEqual({ kind: 'amount', amount });
    }),
  );
});

test.each([
  ['EUR', 100, 500, '5.00'],
  ['JPY', 1, 500, '500'],
  ['KWD', 1000, 5000, '5.000'],
  ['USDT', 1_000_000, 5_000_000, '5.00'],
  ['ETH', 100_000_000, 250_000, '0.0025'],
  ['BTC', 100_000_000, 1, '0.00000001'],
  ['mBTC', 100_000, 500_000, '5.00'],
])('a field in %s is filled without zeros that say nothing', (code, subunits, amount, text) => {
  expect(fieldText(amount, { code, subunits })).toBe(text);
  expect(parseStake(text, { code, subunits })).toEqual({ kind: 'amount', amount });
});

test('a unit is found by its size, and a size that is none is the main unit', () => {
  expect([100_000, 100, 7].map((subunits) => unitOf(currencies.BTC, subunits).code)).toEqual([
    'mBTC',
    'uBTC',
    'BTC',
  ]);
});

test('no text makes the stake parser throw or give an amount that is not whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = parseStake(text, currencies.EUR);
      expect(parsed.kind !== 'amount' || (Number.isSafeInteger(parsed.amount) && parsed.amount >= 0)).toBe(
        true,
      );
    }),
  );
});

test('amounts of one currency add and subtract', () => {
  expect(addMoney(money(1050, 'EUR'), money(5, 'EUR'))).toEqual({ currency: 'EUR', amount: 1055 });
  expect(subtractMoney(money(5, 'EUR'), money(1050, 'EUR')).amount).toBe(-1045);
});

test('amounts of two currencies neither compile nor add', () => {
  const euro = money(100, 'EUR');
  const dollar = money(100, 'USD');
  // @ts-expect-error dollars cannot be added to euros
  expect(() => addMoney(euro, dollar)).toThrow(RangeError);
  // @ts-expect-error dollars cannot be subtracted from euros
  expect(() => subtractMoney(euro, dollar)).toThrow(RangeError);
});

test('fractions of a unit and amounts beyond exact integers are refused', () => {
  expect(() => money(0.5, 'EUR')).toThrow(RangeError);
  expect(() => addMoney(money(MAX_MONEY, 'EUR'), money(1, 'EUR'))).toThrow(RangeError);
  expect(toMinorUnits(BigInt(MAX_MONEY) + 1n)).toBe(MAX_MONEY);
});

test('a currency with subunits that are no power of ten is a bug', () => {
  expect(() => currency('XXX', 5)).toThrow(RangeError);
  expect(() => currency('XXX', 10 ** 11)).toThrow(RangeError);
});

test('parts of an amount carry sign, digits and code', () => {
  expect(moneyParts(-7, currencies.EUR)).toEqual({ sign: '-', integer: '0', fraction: '07', code: 'EUR' });
});
