export { ERROR_CODES, type ErrorName, FIELD_KEYS, RISK_KEYS } from './error-codes.ts';
export {
  APP_HEADER,
  APP_MARKER,
  acceptLanguage,
  BETS_ACCEPT,
  BOOK_PREFIX,
  PLATFORM_ACCEPT,
  PLATFORM_PREFIX,
  REALTIME_PATH,
} from './http/headers.ts';
export {
  Bet,
  BetResult,
  BetSelection,
  BetStatus,
  BetType,
  LegStatus,
  PlacedBet,
  Placement,
  PlacementBet,
  PlacementResult,
  PlacementSelection,
  RefusalDetail,
  RefusedBet,
} from './model/bet.ts';
export { ErrorBody } from './model/error.ts';
export { Pagination, Provider, ProviderStatus } from './model/ids.ts';
export { Market, MarketStatus, MarketTemplate, Outcome } from './model/market.ts';
export {
  Clock,
  Competitor,
  Incident,
  KIT_PATTERNS,
  Match,
  MatchDetail,
  MatchStatistics,
  MatchStatus,
  PeriodScore,
} from './model/match.ts';
export { Account, SignIn, SignUp, User } from './model/player.ts';
export {
  Counters,
  OddsAcceptMode,
  OddsFormat,
  Settings,
  SystemData,
} from './model/settings.ts';
export { Category, Sport, Tournament } from './model/sport.ts';
