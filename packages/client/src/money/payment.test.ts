import { expect, test } from 'vitest';
import { readDeposit, readPayout } from './payment.ts';

const DEPOSIT = { id: 'd1', status: 'failed', currency: 'EUR', amount: 5_000, confirm_by: null };

test('a deposit is read with the reason of its failure, and without one that nobody knows', () => {
  expect(readDeposit({ ...DEPOSIT, reason: 'declined' })).toEqual({ ...DEPOSIT, reason: 'declined' });
  expect(readDeposit({ ...DEPOSIT, reason: 'stolen' })).toEqual({ ...DEPOSIT, reason: null });
  expect(readDeposit(DEPOSIT)).toEqual({ ...DEPOSIT, reason: null });
});

test.each([{ id: '' }, { status: 'lost' }, { amount: 12.5 }, { currency: 7 }])(
  'a payment with %j cannot be read',
  (wrong) => {
    expect(readDeposit({ ...DEPOSIT, ...wrong })).toBeUndefined();
    expect(readPayout({ ...DEPOSIT, status: 'initial', ...wrong })).toBeUndefined();
  },
);

test('a payout is read with what a form needs of it', () => {
  const payout = { id: 'p1', status: 'initial', currency: 'EUR', amount: 1_000 };
  expect(readPayout({ ...payout, can_withdraw: true })).toEqual(payout);
});
