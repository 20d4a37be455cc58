import { parseStake } from '@touchline/betting';
import { expect, test } from 'vitest';
import { stakeFaultOf } from './stake-fault.ts';

const unit = { code: 'EUR', subunits: 100 };
const fault = (text: string, available = 100_000, most = 500_000) =>
  stakeFaultOf(
    { text, parsed: parseStake(text, unit) },
    {
      limits: { min_stake: 10, max_stake: most },
      available,
      unit,
      money: (amount) => (amount / 100).toFixed(2),
    },
  );

test('a stake that cannot be placed says why before it is approved', () => {
  const limit = (value: string) => ({ values: { limit: value } });
  expect(fault('0.05')).toEqual({ key: 'error.place_bets.stake_too_low', ...limit('0.10') });
  expect(fault('5000.01', 1_000_000)).toEqual({
    key: 'error.place_bets.stake_too_high',
    ...limit('5000.00'),
  });
  expect(fault('five')).toEqual({ key: 'slip.problem.not-a-number' });
  expect(fault('1.005')).toEqual({ key: 'slip.problem.too-many-fraction-digits', values: { digits: 2 } });
  expect(fault('1,000')).toEqual({ key: 'slip.problem.thousands-separator', values: { plain: '1000' } });
});

test('a stake above the balance says the balance and what is missing', () => {
  expect(fault('1000.01', 97_700)).toEqual({
    key: 'slip.problem.insufficient-balance',
    values: { amount: '977.00', missing: '23.01' },
  });
});

test('a player who was stopped reads so, whatever the stake is', () => {
  for (const text of ['0.05', '5', '5000'])
    expect(fault(text, 100_000, 0)).toEqual({ key: 'slip.problem.account-stopped' });
});

test('a stake that can be placed, and one that is not typed yet, have nothing against them', () => {
  expect(fault('5')).toBeNull();
  expect(fault('١٢٫٥')).toBeNull();
  expect(fault('')).toBeNull();
});
