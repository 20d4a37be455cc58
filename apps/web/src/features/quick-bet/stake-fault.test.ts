import { parseStake } from '@touchline/betting';
import { expect, test } from 'vitest';
import { stakeFaultOf } from './stake-fault.ts';

const unit = { code: 'EUR', subunits: 100 };
const fault = (text: string, available = 100_000, most = 500_000) =>
  stakeFaultOf(parseStake(text, unit), {
    limits: { min_stake: 10, max_stake: most },
    available,
    digits: 2,
  });

test('a stake that cannot be placed says why before it is approved', () => {
  expect(fault('0.05')).toMatchObject({ key: 'slip.problem.stake-below-minimum', amount: 10 });
  expect(fault('5000.01', 1_000_000)).toMatchObject({
    key: 'slip.problem.stake-above-maximum',
    amount: 500_000,
  });
  expect(fault('1000.01')).toMatchObject({ key: 'slip.problem.insufficient-balance', amount: 100_000 });
  expect(fault('five')).toMatchObject({ key: 'slip.problem.not-a-number', amount: null });
  expect(fault('1.005')).toMatchObject({ key: 'slip.problem.too-many-fraction-digits', digits: 2 });
});

test('a player who was stopped reads so, whatever the stake is', () => {
  for (const text of ['0.05', '5', '5000'])
    expect(fault(text, 100_000, 0)).toEqual({
      key: 'slip.problem.account-stopped',
      amount: null,
      digits: 2,
    });
});

test('a stake that can be placed, and one that is not typed yet, have nothing against them', () => {
  expect(fault('5')).toBeNull();
  expect(fault('١٢٫٥')).toBeNull();
  expect(fault('')).toBeNull();
});
