export { applySeed, applyUpdate, type Changes } from './apply-update.ts';
export type { LiveMessage } from './decode.ts';
export type { Freshness, FreshnessReason, TransportState } from './freshness.ts';
export { keepMarkets } from './keep-markets.ts';
export { createLiveStore } from './live-store.ts';
export type {
  FollowedChannel,
  LiveReads,
  LiveStore,
  LiveStoreOptions,
  LiveSubscriptions,
  LiveWrites,
  PriceState,
  ProviderStatus,
  Stop,
} from './live-store-types.ts';
export { type ClockReading, clockAt } from './match-clock.ts';
export {
  type ClockLive,
  emptyMatch,
  type MarketLive,
  type MarketStatus,
  type MatchLive,
  type MatchReport,
  type MatchState,
  type OutcomeLive,
  type Pair,
  type PeriodLive,
  type StatisticLive,
} from './match-live.ts';
export type { Move } from './moves.ts';
export { receiveInto } from './receive.ts';
export { type SeedMatch, seedFromRest, wireIncidents } from './seed.ts';
