/** Types of a user limit. Source: specification §3, "User limit". */
export const USER_LIMIT_TYPES = [
  'activity',
  'sportsbook_session',
  'session',
  'bet',
  'time',
  'loss',
  'wager',
  'deposit',
  'reality_check',
  'self_exclusion',
  'cooling_off',
] as const;
export type UserLimitType = (typeof USER_LIMIT_TYPES)[number];

/** Statuses of a user limit. Source: specification §3, "User limit". */
export const USER_LIMIT_STATUSES = [
  'active',
  'confirmed',
  'confirmed_disabled',
  'unconfirmed_disabled',
  'unconfirmed',
  'disabled',
] as const;
export type UserLimitStatus = (typeof USER_LIMIT_STATUSES)[number];

/** Calendar periods that an amount or a time is counted in. */
export const USER_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type UserLimitPeriod = (typeof USER_LIMIT_PERIODS)[number];

/** Limits of amounts. `bet` is of a single bet, the others are of a period. */
export const MONEY_LIMIT_TYPES = ['bet', 'wager', 'loss', 'deposit'] as const;
export type MoneyLimitType = (typeof MONEY_LIMIT_TYPES)[number];

/** Limits of times. `time` and `activity` are of a period, the others of a session. */
export const TIME_LIMIT_TYPES = [
  'session',
  'sportsbook_session',
  'time',
  'activity',
  'reality_check',
] as const;
export type TimeLimitType = (typeof TIME_LIMIT_TYPES)[number];

/** Limits that a player sets by a value. Breaks have none. */
export const VALUE_LIMIT_TYPES = [...MONEY_LIMIT_TYPES, ...TIME_LIMIT_TYPES] as const;
export type ValueLimitType = (typeof VALUE_LIMIT_TYPES)[number];

/** Limits that count within a calendar period. */
export const PERIODIC_LIMIT_TYPES = [
  'wager',
  'loss',
  'deposit',
  'time',
  'activity',
] as const satisfies readonly ValueLimitType[];

/** Fewest and most minutes of a time. A period has no more than its own. */
export const LIMIT_MINUTES = {
  session: { min: 10, max: 1_440 },
  sportsbook_session: { min: 10, max: 1_440 },
  time: { min: 10, max: 44_640 },
  activity: { min: 10, max: 44_640 },
  reality_check: { min: 10, max: 120 },
} as const satisfies Readonly<Record<TimeLimitType, { min: number; max: number }>>;

/** Most minutes of a period: of its longest day, week or month. */
export const PERIOD_MINUTES = { day: 1_440, week: 10_080, month: 44_640 } as const satisfies Readonly<
  Record<UserLimitPeriod, number>
>;

/** Highest amount of a limit, in smallest units. */
export const LIMIT_AMOUNT_MAX = 1_000_000_000_000;
