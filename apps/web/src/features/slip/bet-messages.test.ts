import { expect, test } from 'vitest';
import { highestStake } from './bet-messages.ts';

test('the highest stake is the lowest of limit, balance and payout cap', () => {
  const bounds = { maxStake: 50_000, available: 24_850, maxPayout: 1_000_000, totalOdds: 20_000 };
  expect(highestStake(bounds)).toBe(24_850);
  expect(highestStake({ ...bounds, available: null })).toBe(50_000);
  expect(highestStake({ ...bounds, totalOdds: 1_000_000 })).toBe(10_000);
});

test('without bounds there is no highest stake, and an empty balance gives nothing', () => {
  expect(highestStake({ maxStake: null, available: null, maxPayout: null, totalOdds: null })).toBeNull();
  expect(highestStake({ maxStake: 1000, available: 0, maxPayout: null, totalOdds: null })).toBe(0);
});
