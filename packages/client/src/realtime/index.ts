export { type ConnectLiveOptions, connectLive } from './connect-live.ts';
export type { ConnectionState, ConnectionWatch, Stop } from './connection-state.ts';
export { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';
export type { Authorize } from './subscription-tokens.ts';
export type { SubscriptionEvent, SubscriptionTimes } from './subscriptions.ts';
export type { Purpose } from './wants.ts';
