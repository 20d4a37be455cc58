import type { UserLimit } from '@touchline/contract';
import { expect, test } from 'vitest';
import { limitLines, lineState } from './limit-lines.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const NONE = { used: null, restartsAt: null };

const limit = (fields: Partial<UserLimit>): UserLimit => ({
  id: 'a',
  type: 'loss',
  status: 'active',
  strategy: 'calendar',
  period: 'day',
  parent_type: null,
  value: 5_000,
  currency: 'EUR',
  created_at: NOW - HOUR,
  disable_at: null,
  confirm_from: null,
  confirm_until: null,
  starts_at: null,
  ...fields,
});

test('a line holds the value that counts and the one that waits, in the order of the page', () => {
  const lines = limitLines([
    limit({ id: 'week', period: 'week' }),
    limit({ id: 'raised', status: 'unconfirmed', value: 8_000 }),
    limit({ id: 'day' }),
    limit({ id: 'ended', type: 'bet', period: null, status: 'disabled' }),
    limit({ id: 'break', type: 'cooling_off', period: null }),
    limit({ id: 'deposit', type: 'deposit', period: 'month' }),
  ]);
  expect(
    lines.map(({ type, period, counting, waiting }) => [type, period, counting?.id, waiting?.id]),
  ).toEqual([
    ['deposit', 'month', 'deposit', undefined],
    ['loss', 'day', 'day', 'raised'],
    ['loss', 'week', 'week', undefined],
  ]);
});

const [confirmFrom, confirmUntil] = [NOW + HOUR, NOW + 2 * HOUR];
const times = { confirm_from: confirmFrom, confirm_until: confirmUntil };

test.each([
  ['a change that cannot be confirmed yet', { status: 'unconfirmed', ...times }, NOW, 'waits'],
  ['from its first moment on', { status: 'unconfirmed', ...times }, confirmFrom, 'confirmable'],
  ['a removal that cannot be confirmed yet', { status: 'unconfirmed_disabled', ...times }, NOW, 'waits'],
  ['a removal that can', { status: 'unconfirmed_disabled', ...times }, confirmFrom, 'confirmable'],
  ['a confirmed value', { status: 'confirmed', starts_at: NOW + HOUR }, NOW, 'begins'],
  ['a confirmed removal', { status: 'confirmed_disabled', disable_at: NOW + HOUR }, NOW, 'begins'],
] as const)('%s', (_, fields, at, kind) => {
  const [line] = limitLines([limit(fields)]);
  if (!line) throw new Error('A limit that has not ended has a line.');
  expect(lineState(line, NONE, at).kind).toBe(kind);
});

test.each([
  [null, 'active'],
  [4_249, 'active'],
  [4_250, 'low'],
  [4_999, 'low'],
  [5_000, 'spent'],
  [5_001, 'spent'],
] as const)('%s of 5000 used is %s', (used, kind) => {
  const [line] = limitLines([limit({})]);
  if (!line) throw new Error('A limit that has not ended has a line.');
  expect(lineState(line, { used, restartsAt: NOW + HOUR }, NOW).kind).toBe(kind);
});
