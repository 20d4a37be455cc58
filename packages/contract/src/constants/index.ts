export { SELECTION_CAP } from '@touchline/betting';
export { BREAKS, type BreakType, breakEnd, isBreakLength } from './breaks.ts';
export { CAPABILITIES, type Capability } from './capabilities.ts';
export { FEATURE_FLAGS, type FeatureFlag, FLAG_STATUSES, type FlagStatus, TEST_STATUS } from './flags.ts';
export {
  BONUS_PAGE_LIMIT,
  CHAT_SHOWN_MAX,
  CHAT_TEXT_MAX,
  CURRENCY_FRACTION_DIGITS_MAX,
  FAVOURITES_MAX,
  HUNTING_TOURNAMENT_LIMIT,
  IMAGE_QUALITY,
  IMAGE_QUALITY_AVIF_FACTOR,
  IMAGE_QUALITY_WEBP_FACTOR,
  JACKPOT_HITS_LIMIT,
  NAME_LENGTH_MAX,
  NICKNAME_LENGTH_MAX,
  NICKNAME_LENGTH_MIN,
  PAGE_CAP,
  PAGE_LIMIT,
  QUICK_STAKES_MAX,
  QUICK_STAKES_MIN,
  SEARCH_LENGTH_MAX,
  SEARCH_LENGTH_MIN,
} from './limits.ts';
export { isBettableStatus, MATCH_STATUS } from './match-status.ts';
export { ODDS_FORMATS } from './odds-formats.ts';
export {
  DEPOSIT_FAILURES,
  DEPOSIT_STATUSES,
  DEPOSIT_WAYS,
  type DepositFailure,
  type DepositStatus,
  type DepositWay,
  MOVEMENT_GROUPS,
  type MovementGroup,
  PAYOUT_DECLINES,
  PAYOUT_STATUSES,
  type PayoutDecline,
  type PayoutStatus,
} from './payments.ts';
export {
  DEFAULT_PLAYER_FIELDS,
  MARKETING_CHANNELS,
  type MarketingChannel,
  MUNICIPALITY_LENGTH_MAX,
  PLAYER_FIELDS,
  type PlayerField,
} from './player-fields.ts';
export { PUSH_KINDS, type PushKind } from './push.ts';
export {
  COALESCE_LIVE_MS,
  COALESCE_PREMATCH_MS,
  HEARTBEAT_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
  REQUEST_TIMEOUT_MS,
  SERVER_PING_DELAY_MAX_MS,
  STALE_LIVE_MS,
  STALE_PREMATCH_MS,
  SUBSCRIPTION_BUDGET,
  TOKEN_RETRY_MAX_MS,
  TOKEN_RETRY_MIN_MS,
  UNSUBSCRIBE_THRESHOLD,
} from './realtime.ts';
export {
  ALERT_OFFSET_PX,
  BASE_PATH,
  BREAKPOINTS,
  IMAGE_PATH,
  LOGO_WIDTH,
  MOBILE_BREAKPOINT,
  MODAL_HEIGHT_FRACTION,
  WELCOMING_TEXT,
} from './screen.ts';
export {
  readTestProviders,
  showsSport,
  type TestProviders,
  writeTestProviders,
} from './test-providers.ts';
export { TEST_PROVIDERS_COOKIE } from './test-providers-cookie.ts';
export {
  ACTIVITY_TRACK_MS,
  BONUS_REFRESH_MS,
  CONSENT_COOKIE_S,
  COUNTERS_DEBOUNCE_MS,
  COUNTERS_REFRESH_MS,
  DEPOSIT_REMINDER_COOKIE_S,
  DEPOSIT_REMINDER_MS,
  DEVICE_COOKIE_S,
  IDLE_FALLBACK_MS,
  JACKPOT_HITS_REFETCH_MS,
  JACKPOT_POLL_MS,
  LAYOUT_SIZE_DEBOUNCE_MS,
  REALITY_CHECK_REFRESH_MS,
  TOAST_CLOSE_MS,
} from './timing.ts';
export {
  LIMIT_AMOUNT_MAX,
  LIMIT_MINUTES,
  MONEY_LIMIT_TYPES,
  type MoneyLimitType,
  PERIOD_MINUTES,
  PERIODIC_LIMIT_TYPES,
  TIME_LIMIT_TYPES,
  type TimeLimitType,
  USER_LIMIT_PERIODS,
  USER_LIMIT_STATUSES,
  USER_LIMIT_TYPES,
  type UserLimitPeriod,
  type UserLimitStatus,
  type UserLimitType,
  VALUE_LIMIT_TYPES,
  type ValueLimitType,
} from './user-limits.ts';
