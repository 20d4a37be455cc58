import type { Bonus } from '@touchline/contract';
import { BONUS_REASONS, USER_BONUS_STATUSES } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { ENDS_AT, issuedSample, sampleBonus } from '#data/test/sample-bonus.ts';
import { bonusState } from './bonus-state.ts';

const when = (at: number) => `at ${at}`;
const stateOf = (more: Partial<Bonus>) => bonusState(sampleBonus(more), when);
const lootbox = (reached: number): Partial<Bonus> => ({
  type: 'lootbox',
  lootbox: { counts: 'bets', reached, potential: reached, threshold: 5, rewards: [] },
});

test.each([
  ['an active free bet is used', {}, 'bonuses.tag.active', 'use'],
  ['a comboboost is active by itself', { type: 'comboboost' }, 'bonuses.tag.active', 'none'],
  [
    'a paused tournament cannot be used',
    { type: 'tournament', reasons: ['paused'] },
    'bonuses.tag.paused',
    'none',
  ],
  [
    'one that is offered is activated',
    { user_bonus_status: 'available' },
    'bonuses.tag.available',
    'activate',
  ],
  [
    'one that nobody holds yet is activated by its campaign',
    { user_bonus_status: 'available', issued: null },
    'bonuses.tag.available',
    'activate',
  ],
  [
    'what only signing in lacks is available, and nothing to press',
    { user_bonus_status: 'not_available', issued: null, reasons: ['signed_out'] },
    'bonuses.tag.available',
    'none',
  ],
  ['a box that lacks bets stays shut', lootbox(4), 'bonuses.tag.active', 'none'],
  ['a full box is opened', lootbox(5), 'bonuses.tag.active', 'open'],
  [
    'a full box that is offered is opened',
    { ...lootbox(5), user_bonus_status: 'available' },
    'bonuses.tag.available',
    'open',
  ],
  [
    'one for verified players asks for the phone',
    { user_bonus_status: 'not_available', reasons: ['not_verified'] },
    'bonuses.tag.notVerified',
    'verify_phone',
  ],
  [
    'a country is named before the phone, which would not help',
    { user_bonus_status: 'not_available', reasons: ['not_verified', 'country'] },
    'bonuses.tag.country',
    'none',
  ],
  [
    'one whose player wants no offers leads to his choice',
    { user_bonus_status: 'not_available', reasons: ['opted_out'] },
    'bonuses.tag.optedOut',
    'switch_offers_on',
  ],
  [
    'an empty pool says so',
    { user_bonus_status: 'not_available', reasons: ['budget_spent'] },
    'bonuses.tag.poolEmpty',
    'none',
  ],
  [
    'a backend without reasons says that it is not available',
    { user_bonus_status: 'not_available' },
    'bonuses.tag.notAvailable',
    'none',
  ],
  ['one that is used up is over', { user_bonus_status: 'bonus_over' }, 'bonuses.tag.usedUp', 'none'],
  [
    'one that another replaced says so',
    { user_bonus_status: 'overridden' },
    'bonuses.tag.overridden',
    'none',
  ],
  [
    'one that was taken back says so',
    { user_bonus_status: 'deactivated' },
    'bonuses.tag.deactivated',
    'none',
  ],
  ['an unknown status offers nothing', { user_bonus_status: 'unknown' }, 'bonuses.tag.unknown', 'none'],
] as const)('%s', (_name, more, key, action) => {
  const state = stateOf(more as unknown as Partial<Bonus>); // read-only lists of the table
  expect([state.tag.key, state.action]).toEqual([key, action]);
});

test('an expired bonus says when, and one that has not begun from when on', () => {
  const expired = stateOf({ user_bonus_status: 'expired', issued: issuedSample({ expired_at: ENDS_AT }) });
  expect(expired.tag).toEqual({ key: 'bonuses.tag.expiredAt', values: { when: when(ENDS_AT) } });
  const early = stateOf({ user_bonus_status: 'not_available', reasons: ['not_begun'], valid_from: 5 });
  expect(early.tag).toEqual({ key: 'bonuses.tag.begins', values: { when: 'at 5' } });
});

test('every status and every reason but signing in says why', () => {
  for (const user_bonus_status of USER_BONUS_STATUSES)
    expect(stateOf({ user_bonus_status }).tag.key).toBeTruthy();
  for (const reason of BONUS_REASONS) {
    const { advice } = stateOf({ user_bonus_status: 'not_available', reasons: [reason] });
    expect(advice === null, reason).toBe(reason === 'signed_out');
  }
});
