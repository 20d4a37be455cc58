import { expect, test } from 'vitest';
import { betLimits, CURRENCIES, currencyOf, quickStakes, welcomeAmount } from './currencies.ts';

test.each([
  ['EUR', 100_000, 10, [500, 1_000, 2_500, 5_000]],
  ['JPY', 100_000, 10, [500, 1_000, 2_500, 5_000]],
  ['KWD', 1_000_000, 100, [5_000, 10_000, 25_000, 50_000]],
  ['BTC', 1_000_000, 100, [5_000, 10_000, 25_000, 50_000]],
  ['ETH', 50_000_000, 5_000, [250_000, 500_000, 1_250_000, 2_500_000]],
  ['USDT', 1_000_000_000, 100_000, [5_000_000, 10_000_000, 25_000_000, 50_000_000]],
])('amounts of %s are in its smallest unit', (code, welcome, minStake, stakes) => {
  const currency = currencyOf(code);
  if (!currency) throw new Error(`${code} is offered.`);
  expect(welcomeAmount(currency)).toBe(welcome);
  expect(betLimits(currency).minStake).toBe(minStake);
  expect(quickStakes(currency)).toEqual(stakes);
});

test('a welcome pays any quick stake, and no limit is beyond what a number holds', () => {
  for (const currency of CURRENCIES) {
    const { minStake, maxStake, maxPayout } = betLimits(currency);
    for (const stake of quickStakes(currency)) {
      expect(stake).toBeGreaterThanOrEqual(minStake);
      expect(stake).toBeLessThanOrEqual(Math.min(maxStake, welcomeAmount(currency)));
    }
    expect(Number.isSafeInteger(maxPayout)).toBe(true);
  }
});

test('the sum of a thousand payouts at the limit is still a safe amount in every currency', () => {
  for (const currency of CURRENCIES) {
    expect(Number.isSafeInteger(betLimits(currency).maxPayout * 1_000)).toBe(true);
  }
});
