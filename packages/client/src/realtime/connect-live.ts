import { parseChannel } from '@touchline/contract/channels';
import type { StreamPosition } from 'centrifuge';
import { type LiveMessage, type LiveStore, receiveInto, type SeedMatch } from '../live/index.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';
import type { SubscriptionEvent } from './subscriptions.ts';

/** How the live store and the data layer are joined to the connection. */
export interface ConnectLiveOptions
  extends Omit<RealtimeOptions, 'onPublication' | 'onSubscription' | 'stateOf'> {
  readonly store: LiveStore;
  /**
   * All markets of a match, and the position of `markets:{id}` read before them. `again`: what the page holds is of no
   * use any more, so the answer must come from the house.
   */
  readonly loadMarkets: (
    matchId: string,
    again: boolean,
  ) => Promise<{ readonly seed: SeedMatch; readonly position: StreamPosition | null }>;
  /** Whether a message is given to the store; without it all are. */
  readonly admits?: (message: LiveMessage) => boolean;
  /** Messages of the player's own channel. */
  readonly onUserMessage?: (data: unknown) => void;
  /** Messages of the public channel, or of the player's own, were missed: ask REST for lists, or balance and bets. */
  readonly onMissed?: (kind: 'public' | 'user') => void;
}

/**
 * The real-time connection of a page with its live store: publications go in, transport and recovery become freshness,
 * a sleep becomes a new connection.
 */
export function connectLive(options: ConnectLiveOptions): Realtime {
  const { store } = options;
  /** Matches whose markets were once followed: what is held of them may be old. */
  const followed = new Set<string>();

  const stateOf = (channel: string) => {
    const parsed = parseChannel(channel);
    if (parsed?.kind !== 'markets') return undefined;
    const matchId = parsed.subject;
    return async () => {
      const again = followed.has(matchId);
      followed.add(matchId);
      if (again) store.expectSnapshot(matchId);
      const { seed, position } = await options.loadMarkets(matchId, again);
      store.seed(seed);
      if (!position) throw new Error(`No position for ${channel}`);
      return position;
    };
  };

  const onSubscription = (event: SubscriptionEvent) => {
    const parsed = parseChannel(event.channel);
    if (!parsed) return;
    const { kind, subject } = parsed;
    if (kind === 'public' || kind === 'user') {
      if (event.type !== 'subscribed' || event.first) return;
      if (!event.recovered) options.onMissed?.(kind);
      else if (kind === 'public') store.publicRecovered();
      return;
    }
    if (event.type === 'subscribed') store.subscribed(subject, event);
    else store.left(subject, event.channel);
  };

  const admitted = {
    receive(message: LiveMessage) {
      if (options.admits?.(message) ?? true) store.receive(message);
    },
  };

  const realtime = createRealtime({
    ...options,
    stateOf,
    onSubscription,
    onPublication(channel, data) {
      if (channel.startsWith('$')) options.onUserMessage?.(data);
      else receiveInto(admitted, data, options.report);
    },
  });

  let everConnected = false;
  realtime.connection.subscribe(() => {
    const { status } = realtime.connection.get();
    everConnected ||= status === 'connected';
    store.setTransport(
      status === 'connected' ? 'up' : everConnected || status === 'disconnected' ? 'down' : 'idle',
    );
  });
  store.subscribeWake(() => realtime.reconnect());
  return realtime;
}
