import { expect, test } from 'vitest';
import { type DepositReminderFacts, depositReminderDelay } from './deposit-reminder.ts';

const facts: DepositReminderFacts = {
  isSignedIn: true,
  statuses: ['bronze', 'silver'],
  reminder: { status_group: 'silver' },
  canDeposit: true,
  isLimitSpent: false,
  wasReminded: false,
};

test('a player of the group is reminded after ten seconds', () => {
  expect(depositReminderDelay(facts)).toBe(10_000);
});

test('the operator sets the delay', () => {
  const remindedAfter = (remind_after: number) =>
    depositReminderDelay({ ...facts, reminder: { status_group: 'silver', remind_after } });
  expect([remindedAfter(45), remindedAfter(1)]).toEqual([45_000, 1000]);
});

test.each<[string, Partial<DepositReminderFacts>]>([
  ['a visitor', { isSignedIn: false }],
  ['a player of another group', { statuses: ['bronze'] }],
  ['a player without a status', { statuses: [] }],
  ['a player where the operator reminds nobody', { reminder: undefined }],
  ['a player where deposits are off', { canDeposit: false }],
  ['a player who has nothing left of a deposit limit', { isLimitSpent: true }],
  ['a player who was reminded today', { wasReminded: true }],
])('%s is not reminded', (_who, other) => {
  expect(depositReminderDelay({ ...facts, ...other })).toBeNull();
});
