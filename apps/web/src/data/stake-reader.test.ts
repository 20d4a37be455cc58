import { currency } from '@touchline/betting';
import { amountWriting } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { pastedText } from './stake-reader.ts';

const bitcoin = currency('BTC', 100_000_000, {
  isFiat: false,
  subcurrencies: [{ code: 'mBTC', subunits: 100_000 }],
});
const milli = { code: 'BTC', subunits: 100_000 };

test.each([
  ['€1,000.00', 'en', '1000.00'],
  ['1.000,00\u00a0€', 'de', '1000,00'],
  ['\u200f١٬٠٠٠٫٠٠\u00a0€', 'ar', '١٠٠٠٫٠٠'],
  ['10', 'en', '10'],
  ['1,000', 'en', '1,000'],
  ['$1,000.00', 'en', '$1,000.00'],
])('%s pasted on a page in %s fills the field with %s', (text, locale, shown) => {
  const euro = currency('EUR', 100);
  expect(pastedText(text, euro, { ...amountWriting(euro, locale), locale })).toBe(shown);
});

test('an amount in another unit of the currency is pasted in the unit of the field', () => {
  const page = { ...amountWriting(bitcoin, 'en'), locale: 'en' };
  expect(pastedText('0.10 BTC', milli, page)).toBe('100.00');
  expect(pastedText('2.5 mBTC', milli, page)).toBe('2.50');
});
