export { REALTIME_EVENTS, type RealtimeEvent } from './events.ts';
export type {
  BalanceChangedMessage,
  BetChangedMessage,
  CardMessage,
  HeartbeatMessage,
  MatchListMessage,
  MatchStatusMessage,
  PatchMessage,
  ProviderStatusMessage,
  PublicMessage,
  UserMessage,
  WireClock,
  WireIncident,
  WireMarket,
  WireOutcome,
  WireState,
} from './messages.ts';
export {
  type ChannelKind,
  marketsChannel,
  matchChannel,
  parseChannel,
  publicChannel,
  userChannel,
} from './names.ts';
