export { REALTIME_EVENTS, type RealtimeEvent } from './events.ts';
export type {
  BalanceChangedMessage,
  BetCashoutChangedMessage,
  BetChangedMessage,
  CardMessage,
  HeartbeatMessage,
  HouseCommand,
  MatchListMessage,
  MatchStatusMessage,
  NotificationMessage,
  PatchMessage,
  ProviderStatusMessage,
  PublicMessage,
  UnreadCountersChangedMessage,
  UserMessage,
  WatchCashOutCommand,
  WireClock,
  WireIncident,
  WireMarket,
  WireOutcome,
  WireState,
} from './messages.ts';
export { TELL_METHOD } from './messages.ts';
export {
  type ChannelKind,
  marketsChannel,
  matchChannel,
  parseChannel,
  publicChannel,
  userChannel,
} from './names.ts';
