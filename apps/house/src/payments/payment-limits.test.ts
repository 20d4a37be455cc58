import { expect, test } from 'vitest';
import { CURRENCIES } from '../wallet/currencies.ts';
import { depositLimits, payoutLimits, quickAmounts } from './payment-limits.ts';
import { faultOfAmount } from './refusal.ts';

test.each(CURRENCIES)('the limits and quick amounts of $code are whole and in order', (currency) => {
  for (const { min, max } of [depositLimits(currency), payoutLimits(currency)]) {
    expect(Number.isSafeInteger(min) && Number.isSafeInteger(max)).toBe(true);
    expect(min).toBeGreaterThan(0);
    expect(max).toBeGreaterThan(min);
  }
  const { min, max } = depositLimits(currency);
  const amounts = quickAmounts(currency);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  for (const amount of amounts) expect(faultOfAmount(amount, { min, max })).toBeNull();
});

test('an amount at a limit is taken, one beyond it is refused with the limit', () => {
  const limits = { min: 500, max: 1_000 };
  expect([500, 1_000].map((amount) => faultOfAmount(amount, limits))).toEqual([null, null]);
  expect(faultOfAmount(499, limits)).toEqual({ refusal: 'amount_too_low', limit: 500 });
  expect(faultOfAmount(1_001, limits)).toEqual({ refusal: 'amount_too_high', limit: 1_000 });
});
