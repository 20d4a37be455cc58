import { expect, test } from 'vitest';
import { heldLimitsOf } from './held-limits.ts';
import type { OwnLimit } from './limits-in-force.ts';
import { changeLimits, type LimitChange, type LimitChangeContext, limitAt } from './transitions.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_000 * HOUR_MS;
const WAIT_MS = 24 * HOUR_MS;
const CONFIRM_MS = 48 * HOUR_MS;
const NEXT_DAY = NOW + 7 * HOUR_MS;

const limit = (more: Partial<OwnLimit> = {}): OwnLimit => ({
  id: 'old',
  playerId: 'p1',
  type: 'wager',
  status: 'active',
  period: 'day',
  value: 100,
  currency: 'EUR',
  createdAt: 1,
  disableAt: null,
  confirmFrom: null,
  confirmUntil: null,
  startsAt: null,
  replaces: null,
  ...more,
});
const asked = { confirmFrom: NOW - HOUR_MS, confirmUntil: NOW + HOUR_MS };
const early = { confirmFrom: NOW + 1, confirmUntil: NOW + HOUR_MS };
const lapsed = { confirmFrom: NOW - HOUR_MS, confirmUntil: NOW };
const raise = (more: Partial<OwnLimit> = {}) =>
  limit({ id: 'raise', status: 'unconfirmed', value: 200, replaces: 'old', ...asked, ...more });
const scheduled = [
  limit({ disableAt: NEXT_DAY }),
  raise({ status: 'confirmed', confirmFrom: null, confirmUntil: null, startsAt: NEXT_DAY }),
];

const set = (value: number, more: Partial<LimitChange> = {}) =>
  ({ kind: 'set', type: 'wager', period: 'day', value, currency: 'EUR', ...more }) as LimitChange; // a table of changes
const on = (kind: 'remove' | 'confirm' | 'keep', id = 'old'): LimitChange => ({ kind, id });

const context = (startsWithPeriod = false): LimitChangeContext => ({
  now: NOW,
  policy: { waitMs: WAIT_MS, confirmMs: CONFIRM_MS, startsWithPeriod, asksBeforeDeposit: true },
  nextStart: () => NEXT_DAY,
  worth: ({ value }) => value ?? 0,
  newId: 'new',
  playerId: 'p1',
});

/** Statuses by id after a change. */
function after(stored: readonly OwnLimit[], change: LimitChange, startsWithPeriod = false) {
  const outcome = changeLimits(stored, change, context(startsWithPeriod));
  if ('refusal' in outcome) return outcome.refusal;
  const rows = new Map(stored.map((row) => [row.id, limitAt(row, NOW)]));
  for (const row of outcome.rows) rows.set(row.id, row);
  return Object.fromEntries([...rows.values()].map(({ id, status }) => [id, status]));
}

const ALLOWED: readonly (readonly [string, readonly OwnLimit[], LimitChange, object])[] = [
  ['a first value', [], set(100), { new: 'active' }],
  ['a value of another period', [limit()], set(900, { period: 'week' }), { old: 'active', new: 'active' }],
  ['a lower value', [limit()], set(99), { old: 'disabled', new: 'active' }],
  ['zero', [limit()], set(0), { old: 'disabled', new: 'active' }],
  ['a higher value', [limit()], set(101), { old: 'active', new: 'unconfirmed' }],
  ['the same value', [limit()], set(100), { old: 'active' }],
  ['the value that waits', [limit(), raise()], set(200), { old: 'active', raise: 'unconfirmed' }],
  [
    'the value in force while a higher one waits',
    [limit(), raise()],
    set(100),
    { old: 'active', raise: 'disabled' },
  ],
  [
    'another higher value',
    [limit(), raise()],
    set(150),
    { old: 'active', raise: 'disabled', new: 'unconfirmed' },
  ],
  [
    'a lower value while a higher one waits',
    [limit(), raise()],
    set(50),
    { old: 'disabled', raise: 'disabled', new: 'active' },
  ],
  [
    'a lower value before a higher one starts',
    scheduled,
    set(50),
    { old: 'disabled', raise: 'disabled', new: 'active' },
  ],
  [
    'a higher value while a removal waits',
    [limit({ status: 'unconfirmed_disabled', ...asked })],
    set(150),
    { old: 'active', new: 'unconfirmed' },
  ],
  ['a removal', [limit()], on('remove'), { old: 'unconfirmed_disabled' }],
  [
    'a removal while a higher value waits',
    [limit(), raise()],
    on('remove'),
    { old: 'unconfirmed_disabled', raise: 'disabled' },
  ],
  [
    'a removal after an earlier one lapsed',
    [limit({ status: 'unconfirmed_disabled', ...lapsed })],
    on('remove'),
    { old: 'unconfirmed_disabled' },
  ],
  [
    'confirming a higher value',
    [limit(), raise()],
    on('confirm', 'raise'),
    { old: 'disabled', raise: 'active' },
  ],
  [
    'confirming a removal',
    [limit({ status: 'unconfirmed_disabled', ...asked })],
    on('confirm'),
    { old: 'disabled' },
  ],
  [
    'keeping while a higher value waits',
    [limit(), raise(early)],
    on('keep', 'raise'),
    { old: 'active', raise: 'disabled' },
  ],
  [
    'keeping before a higher value starts',
    scheduled,
    on('keep', 'raise'),
    { old: 'active', raise: 'disabled' },
  ],
  [
    'keeping while a removal waits',
    [limit({ status: 'unconfirmed_disabled', ...early })],
    on('keep'),
    { old: 'active' },
  ],
  [
    'keeping before a confirmed removal',
    [limit({ status: 'confirmed_disabled', disableAt: NEXT_DAY })],
    on('keep'),
    { old: 'active' },
  ],
];

test.each(ALLOWED)('%s is allowed', (_, stored, change, statuses) => {
  expect(after(stored, change)).toEqual(statuses);
});

test('a confirmed change starts with the next period where the policy says so, and at once without a period', () => {
  expect(after([limit(), raise()], on('confirm', 'raise'), true)).toEqual({
    old: 'active',
    raise: 'confirmed',
  });
  expect(after([limit({ status: 'unconfirmed_disabled', ...asked })], on('confirm'), true)).toEqual({
    old: 'confirmed_disabled',
  });
  const single = { type: 'bet', period: null } as const;
  expect(after([limit(single), raise(single)], on('confirm', 'raise'), true)).toEqual({
    old: 'disabled',
    raise: 'active',
  });
});

const REFUSED: readonly (readonly [string, readonly OwnLimit[], LimitChange, string])[] = [
  ['an unknown limit', [limit()], on('remove', 'nobody'), 'not_found'],
  ['removing a higher value that waits', [limit(), raise()], on('remove', 'raise'), 'not_changeable'],
  ['removing twice', [limit({ status: 'unconfirmed_disabled', ...early })], on('remove'), 'not_changeable'],
  [
    'removing after a removal was confirmed',
    [limit({ status: 'confirmed_disabled', disableAt: NEXT_DAY })],
    on('remove'),
    'not_changeable',
  ],
  ['removing before a higher value starts', scheduled, on('remove'), 'not_changeable'],
  ['removing what has ended', [limit({ disableAt: NOW })], on('remove'), 'not_changeable'],
  ['confirming too early', [limit(), raise(early)], on('confirm', 'raise'), 'not_confirmable'],
  ['confirming too late', [limit(), raise(lapsed)], on('confirm', 'raise'), 'not_confirmable'],
  [
    'confirming a removal too early',
    [limit({ status: 'unconfirmed_disabled', ...early })],
    on('confirm'),
    'not_confirmable',
  ],
  [
    'confirming a removal too late',
    [limit({ status: 'unconfirmed_disabled', ...lapsed })],
    on('confirm'),
    'not_confirmable',
  ],
  ['confirming what is in force', [limit()], on('confirm'), 'not_confirmable'],
  ['confirming twice', scheduled, on('confirm', 'raise'), 'not_confirmable'],
  ['keeping where nothing waits', [limit()], on('keep'), 'not_changeable'],
  ['keeping after a higher value lapsed', [limit(), raise(lapsed)], on('keep', 'raise'), 'not_changeable'],
];

test.each(REFUSED)('%s is refused', (_, stored, change, refusal) => {
  expect(after(stored, change)).toBe(refusal);
});

test('time alone starts, ends and lapses', () => {
  const statusAt = (one: OwnLimit, at: number) => limitAt(one, at).status;
  const [old, confirmed] = scheduled as [OwnLimit, OwnLimit]; // two rows
  expect([statusAt(old, NEXT_DAY - 1), statusAt(confirmed, NEXT_DAY - 1)]).toEqual(['active', 'confirmed']);
  expect([statusAt(old, NEXT_DAY), statusAt(confirmed, NEXT_DAY)]).toEqual(['disabled', 'active']);
  expect([statusAt(raise(), NOW), statusAt(raise(lapsed), NOW)]).toEqual(['unconfirmed', 'disabled']);
  expect(statusAt(limit({ status: 'unconfirmed_disabled', ...lapsed }), NOW)).toBe('active');
  expect(statusAt(limit({ status: 'confirmed_disabled', disableAt: NOW }), NOW)).toBe('disabled');
});

test('statements hold what is in force and what starts by itself, in the currency of usage rounded down', () => {
  const held = (rows: readonly OwnLimit[]) => heldLimitsOf(rows, 'EUR', NOW);
  expect(held(scheduled)).toEqual([
    { type: 'wager', period: 'day', value: 100, from: null, until: NEXT_DAY },
    { type: 'wager', period: 'day', value: 200, from: NEXT_DAY, until: null },
  ]);
  expect(
    held([limit({ status: 'unconfirmed_disabled' }), raise(), limit({ status: 'disabled' })]),
  ).toHaveLength(1);
  expect(held([limit({ currency: 'USD', value: 101 })])).toMatchObject([{ value: 92 }]);
  expect(held([limit({ type: 'session', period: null, value: 60, currency: null })])).toMatchObject([
    { type: 'session', value: 60 },
  ]);
});
