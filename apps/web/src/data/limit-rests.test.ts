import type { UserLimitUsage } from '@touchline/contract';
import { expect, test } from 'vitest';
import { isDepositLimitSpent, tightestLimit } from './limit-rests.ts';

const usage = (more: Partial<UserLimitUsage>): UserLimitUsage => ({
  id: 'one',
  type: 'wager',
  period: 'week',
  value: 10_000,
  currency: 'EUR',
  used: 6_200,
  rest: 3_800,
  restarts_at: 5,
  ...more,
});
const STAKES = ['bet', 'wager', 'loss'] as const;
const euros = { currency: 'EUR', rates: [] };

test('the limit that leaves the least is named, of a single bet its value', () => {
  const bet = usage({ id: 'bet', type: 'bet', period: null, value: 5_000, used: null, rest: null });
  const wager = usage({ id: 'wager' });
  expect(tightestLimit([bet, wager], STAKES, euros)?.id).toBe('wager');
  expect(tightestLimit([{ ...bet, value: 2_000 }, wager], STAKES, euros)?.id).toBe('bet');
});

test('only types that are asked for count, and without a limit none is named', () => {
  const limits = [usage({ type: 'deposit', rest: 0 }), usage({ type: 'time', currency: null, rest: 1 })];
  expect(tightestLimit(limits, STAKES, euros)).toBeNull();
  expect(tightestLimit([], STAKES, euros)).toBeNull();
  expect(tightestLimit(limits, ['deposit'], euros)?.type).toBe('deposit');
});

test('limits of other currencies are compared by the rates of the account, one without a rate last', () => {
  const dollars = usage({ id: 'dollars', currency: 'USD', rest: 4_000 });
  const yen = usage({ id: 'yen', currency: 'JPY', rest: 1 });
  const rates = [{ from: 'USD', numerator: 9, denominator: 10 }];
  expect(tightestLimit([yen, usage({}), dollars], STAKES, { currency: 'EUR', rates })?.id).toBe('dollars');
  expect(tightestLimit([yen], STAKES, euros)?.id).toBe('yen');
});

test('a deposit limit is spent once nothing is left of one', () => {
  expect(isDepositLimitSpent([usage({ rest: 0 })])).toBe(false);
  expect(isDepositLimitSpent([usage({ type: 'deposit' }), usage({ type: 'deposit', rest: 0 })])).toBe(true);
});
