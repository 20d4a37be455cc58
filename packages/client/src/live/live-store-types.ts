import type { PublicMessage } from '@touchline/contract/channels';
import type { LiveMessage } from './decode.ts';
import type { Freshness, FreshnessReason, TransportState } from './freshness.ts';
import type { MarketLive, MatchLive, MatchReport, MatchState, OutcomeLive } from './match-live.ts';
import type { Move } from './moves.ts';
import type { SeedMatch } from './seed.ts';

/** Ends what the call that returned it began. */
export type Stop = () => void;

/** What the store needs from its surroundings, all injected. */
export interface LiveStoreOptions {
  /** Runs `flush` once, before the next paint. Default: `requestAnimationFrame`, or a 16 ms timer where there is none. */
  readonly schedule?: (flush: () => void) => void;
  /** Wall clock of this device, epoch ms. Default: `Date.now`. */
  readonly now?: () => number;
  /** Runs `callback` after `delayMs`; the result cancels it. Default: `setTimeout`. */
  readonly setTimer?: (callback: () => void, delayMs: number) => Stop;
  /**
   * An update is missing for this match: fetch its snapshot and seed it. Called once until the gap is closed.
   * `depth` says what is followed of it: its card, or every market.
   */
  readonly onGap?: (matchId: string, depth: 'card' | 'markets') => void;
  /** A message that cannot be applied, or a subscriber that threw. The store goes on. */
  readonly report?: (error: unknown) => void;
}

/** Reads are cheap and keep identity: the same object comes back until the thing itself changes. */
export interface LiveReads {
  match(matchId: string): MatchLive | undefined;
  /** Status, clock, score and counts, without prices. */
  state(matchId: string): MatchState | null;
  report(matchId: string): MatchReport | null;
  market(marketKey: string): MarketLive | undefined;
  outcome(outcomeKey: string): OutcomeLive | undefined;
  /** Whether a bet on it could be offered at a server time, now if none is said; leaves its age aside: see `freshness`. */
  priceState(outcomeKey: string, at?: number): PriceState;
  /** The last change of price, kept four seconds. */
  move(outcomeKey: string): Move | null;
  /** Keys of the markets to show (open or suspended), in order of first appearance. A new list only when it changed. */
  marketKeys(matchId: string): readonly string[];
  /** Ids of all matches that are held. */
  held(): string[];
  /** Keys of matches, markets and outcomes that are listened to. */
  listened(): ReadonlySet<string>;
  /** Channels that follow a match; undefined for none. */
  channels(matchId: string): ReadonlySet<string> | undefined;
  freshness(matchId: string): Freshness;
  freshnessReason(matchId: string): FreshnessReason | null;
  /** The server's epoch ms, estimated. */
  serverTime(): number;
  providerStatus(provider: string): ProviderStatus;
}

/** `open` takes bets; `suspended` for a moment; `closed` no longer; `missing` was never known. */
export type PriceState = 'open' | 'suspended' | 'closed' | 'missing';

/** What a provider's prices are worth. A provider that was never heard of counts as active. */
export type ProviderStatus = 'ACTIVE' | 'INACTIVE';

/** Subscriptions are keyed; callbacks run at most once per frame, and only for what changed. */
export interface LiveSubscriptions {
  /** Odds, activity, the end of a move, and the status of the market it belongs to. */
  subscribeOutcome(outcomeKey: string, callback: () => void): Stop;
  /** Status, most balanced, next bet stop, new outcomes: not odds. */
  subscribeMarket(marketKey: string, callback: () => void): Stop;
  /** State: status, clock, score, counts: not prices. */
  subscribeMatch(matchId: string, callback: () => void): Stop;
  /** Statistics and incidents. */
  subscribeReport(matchId: string, callback: () => void): Stop;
  /** The list of markets to show, and which line is most balanced. */
  subscribeMarkets(matchId: string, callback: () => void): Stop;
  /** Freshness of one match. */
  subscribeMatchFreshness(matchId: string, callback: () => void): Stop;
  /** Freshness of anything. */
  subscribeFreshness(callback: () => void): Stop;
  /** Messages of the public channel, at once and unfiltered, for lists and counters. */
  subscribePublic(callback: (message: PublicMessage) => void): Stop;
  /** The page slept, so nothing held is trusted: the real-time layer connects again and confirms what it recovers. */
  subscribeWake(callback: () => void): Stop;
}

/**
 * How a channel was joined. `first`: it had no position to recover from; `recovered`: nothing was missed;
 * `pending`: publications follow at once and will speak for themselves.
 */
export interface FollowedChannel {
  readonly channel: string;
  readonly first: boolean;
  readonly recovered: boolean;
  readonly pending: boolean;
}

/** What the real-time layer and the data layer tell the store. */
export interface LiveWrites {
  /** Takes what REST said; older than known is ignored, and the seed may be dropped afterwards. */
  seed(seeds: SeedMatch | readonly SeedMatch[]): void;
  /** A publication of `public:`, `match:` or `markets:`; `receiveInto` takes one that nobody has checked. */
  receive(message: LiveMessage): void;
  setTransport(state: TransportState): void;
  setProviderStatus(provider: string, status: ProviderStatus): void;
  /** A channel of this match (`match:` or `markets:`) is followed from now on. */
  subscribed(matchId: string, subscription: FollowedChannel): void;
  /** The channel is followed no more; a match that no channel follows ages from now. */
  left(matchId: string, channel: string): void;
  /** The public channel was joined again and nothing was missed on it: the heartbeats heard before still count. */
  publicRecovered(): void;
  /** What is held of this match cannot be trusted until a full seed or a confirmation. */
  expectSnapshot(matchId: string): void;
  /** The page is visible again, or was resumed: compares the wall clock with the last sign of life. */
  onWake(): void;
  /** An HTTP answer's `Date`, epoch ms, for the server's clock. */
  noteServerTime(serverMs: number): void;
  /** Holds a match in place of what was held of it, and tells nobody: `keepMarkets` makes one of what is still of use. */
  replace(match: MatchLive): void;
  /** Drops a match that no page shows. */
  forget(matchId: string): void;
  /** Starts watching ages; in a browser only. The result stops it. */
  start(): Stop;
}

/** The one owner of live values in the browser. */
export interface LiveStore extends LiveReads, LiveSubscriptions, LiveWrites {}
