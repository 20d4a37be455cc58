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
export type {
  BetStatistics,
  CustomConflict,
  CustomConflictReason,
  CustomOdds,
  CustomSelection,
  ShareBet,
  SharedBet,
  SharedSelection,
} from './http/index.ts';
export {
  Bet,
  BetResult,
  BetSelection,
  BetStatus,
  BetType,
  CashOutOffer,
  CashOutReason,
  LegReason,
  LegStatus,
  PlacedBet,
  Placement,
  PlacementBet,
  PlacementResult,
  PlacementSelection,
  RefusalDetail,
  RefusedBet,
} from './model/bet.ts';
export { Break, NewBreak } from './model/break.ts';
export { ChatMessage, NewChatMessage } from './model/chat.ts';
export { ErrorBody } from './model/error.ts';
export { ErrorReport } from './model/error-report.ts';
export { IconLists, IconSymbol } from './model/icon.ts';
export { Pagination, Provider, ProviderStatus } from './model/ids.ts';
export { Market, MarketRule, MarketStatus, MarketTemplate, Outcome } from './model/market.ts';
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
export { MatchExportRecord } from './model/match-export.ts';
export {
  FormMatch,
  HeadToHead,
  MatchForm,
  PlayedMatch,
  Standings,
  StandingsRow,
} from './model/match-preview.ts';
export { Notification } from './model/notification.ts';
export { OperatorText, Promotion } from './model/operator-content.ts';
export { Deposit, Movement, Payment, PaymentWay, Payout } from './model/payment.ts';
export { PlayerPhone } from './model/phone.ts';
export { PlaySummary, PlayWeek } from './model/play-summary.ts';
export {
  Account,
  CompPoints,
  PlayerExport,
  PlayerProfile,
  PlayerSession,
  SignIn,
  SignUp,
  StatusGroup,
  User,
} from './model/player.ts';
export { ConsentChange, Consents } from './model/player-fields.ts';
export { Prediction } from './model/prediction.ts';
export { PushDevice, type PushMessage, PushSubscriptionChange } from './model/push.ts';
export { PlayResult, ResponsibleGambling, TimeLimit } from './model/responsible-gambling.ts';
export {
  Counters,
  ForeignChat,
  OddsAcceptMode,
  OddsFormat,
  PlatformAddresses,
  PlatformChat,
  Settings,
  SystemData,
  SystemType,
} from './model/settings.ts';
export { Category, Sport, Tournament } from './model/sport.ts';
export { NewUserLimit, UserLimit, UserLimitUsage, UserLimitUsages } from './model/user-limit.ts';
export { Stream, Video } from './model/video.ts';
