import { currency, displayUnit, fieldText, parseStake } from '@touchline/betting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountWriting } from './amount-writing.ts';
import { localizeNumber } from './digits.ts';
import { OFFERED_LOCALES } from './locale-table.ts';
import { formatMoney, type MoneyStyle } from './money.ts';

const currencies = [
  ...['EUR', 'USD', 'GBP', 'CHF', 'NOK', 'SEK'].map((code) => currency(code, 100)),
  currency('JPY', 1),
  currency('KWD', 1000),
  currency('BTC', 100_000_000, {
    isFiat: false,
    subcurrencies: [
      { code: 'mBTC', subunits: 100_000 },
      { code: 'µBTC', subunits: 100 },
    ],
  }),
  currency('USDT', 1_000_000, { isFiat: false }),
];
const styles: readonly MoneyStyle[] = [{}, { sign: true }, { trim: true }, { code: true }];
/** Languages that an operator may switch on: digits of their own, groups of other sizes, signs with points. */
const OTHERS = ['bn', 'hi', 'fa', 'mr', 'my', 'pl', 'pt-BR', 'es', 'da', 'he'];

test.each([...OFFERED_LOCALES, ...OTHERS])(
  'every amount that %s shows is read as the same amount',
  (locale) => {
    fc.assert(
      fc.property(
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 0, max: 15 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...styles),
        (largest, zeros, of, style) => {
          const amount = Math.floor(largest / 10 ** zeros);
          const shown = formatMoney(amount, of, locale, style);
          expect(shown.length).toBeLessThanOrEqual(38);
          const read = parseStake(`\u2068${shown}\u2069`, of, amountWriting(of, locale));
          expect([shown, read]).toEqual([shown, { kind: 'amount', amount }]);
          const lost = parseStake(formatMoney(-amount - 1, of, locale), of, amountWriting(of, locale));
          expect(lost).toEqual({ kind: 'invalid', fault: 'negative' });
        },
      ),
      { numRuns: 300 },
    );
  },
);

test.each([...OFFERED_LOCALES, ...OTHERS])(
  'what fills a field in %s is read as the same amount',
  (locale) => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...currencies), (amount, of) => {
        const unit = displayUnit(amount, of);
        const filled = localizeNumber(fieldText(amount, unit), locale);
        expect(parseStake(filled, unit, amountWriting(of, locale))).toEqual({ kind: 'amount', amount });
      }),
    );
  },
);

test.each(OFFERED_LOCALES)('amounts of another currency are none in %s', (locale) => {
  const [euro, dollar] = [currency('EUR', 100), currency('USD', 100)];
  const read = parseStake(formatMoney(123_456, dollar, locale), euro, amountWriting(euro, locale));
  expect(read).toEqual({ kind: 'invalid', fault: 'not-a-number' });
});
