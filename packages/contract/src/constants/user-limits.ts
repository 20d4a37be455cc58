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
