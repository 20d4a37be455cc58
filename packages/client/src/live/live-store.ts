import {
  type CardMessage,
  marketsChannel,
  type PatchMessage,
  type PublicMessage,
} from '@touchline/contract/channels';
import { type Applied, applySeed, applyStatus, applyUpdate, type Changes } from './apply-update.ts';
import type { LiveMessage } from './decode.ts';
import { createFreshness, type TransportState } from './freshness.ts';
import { createGaps } from './gaps.ts';
import { matchIdOf, placeOf } from './keys.ts';
import { createListeners } from './listeners.ts';
import type {
  FollowedChannel,
  LiveStore,
  LiveStoreOptions,
  PriceState,
  ProviderStatus,
  Stop,
} from './live-store-types.ts';
import { emptyMatch, type MarketLive, type MatchLive, type OutcomeLive } from './match-live.ts';
import { isShown } from './merge-market.ts';
import { createMoves } from './moves.ts';
import type { SeedMatch } from './seed.ts';
import { createServerClock } from './server-clock.ts';
import { settle } from './surroundings.ts';

const TICK_MS = 1_000;
const NO_KEYS: readonly string[] = [];

/** What an outcome key names. */
interface Found {
  readonly outcomeKey: string;
  readonly match: MatchLive | undefined;
  readonly market: MarketLive | undefined;
  readonly outcome: OutcomeLive | undefined;
}
const NOTHING_FOUND: Found = { outcomeKey: '', match: undefined, market: undefined, outcome: undefined };

/**
 * The live store: one owner per match, snapshot plus versioned updates, keyed subscriptions.
 * Laws: README.md beside this file. Errors: none; malformed messages go to `report` and are dropped.
 */
export function createLiveStore(options: LiveStoreOptions = {}): LiveStore {
  return new KeyedLiveStore(options);
}

class KeyedLiveStore implements LiveStore {
  readonly #around;
  readonly #matches = new Map<string, MatchLive>();
  readonly #shownKeys = new Map<string, readonly string[]>();
  readonly #clock;
  readonly #freshness;
  readonly #listeners;
  readonly #moves;
  readonly #gaps;
  /** What was looked for last, until a match changes: a price is asked for its state and then for its odds. */
  #found = NOTHING_FOUND;

  constructor(options: LiveStoreOptions) {
    const around = settle(options);
    this.#around = around;
    this.#clock = createServerClock(around.now);
    this.#freshness = createFreshness(around.now);
    this.#listeners = createListeners(around);
    this.#moves = createMoves({ ...around, onEnd: (key) => this.#listeners.outcomes.mark(key) });
    this.#gaps = createGaps(around.onGap);
  }

  match = (matchId: string) => this.#matches.get(matchId);
  state = (matchId: string) => this.#matches.get(matchId)?.state ?? null;
  report = (matchId: string) => this.#matches.get(matchId)?.report ?? null;
  market = (marketKey: string) => this.#matches.get(matchIdOf(marketKey))?.markets.get(marketKey);
  outcome = (outcomeKey: string) => this.#find(outcomeKey).outcome;
  move = (outcomeKey: string) => this.#moves.get(outcomeKey);
  serverTime = () => this.#clock.time();
  providerStatus = (provider: string) => this.#freshness.status(provider);

  priceState = (outcomeKey: string, at = this.serverTime()): PriceState => {
    const { match, market, outcome } = this.#find(outcomeKey);
    if (!match || !market || !outcome) return 'missing';
    if (!isShown(market.status) || (match.state !== null && match.state.status > 1)) return 'closed';
    const stopped = market.nextBetStop !== null && at >= market.nextBetStop;
    return market.status === 1 && outcome.active && !stopped ? 'open' : 'suspended';
  };

  marketKeys = (matchId: string): readonly string[] => {
    const held = this.#shownKeys.get(matchId);
    if (held) return held;
    const match = this.#matches.get(matchId);
    if (!match) return NO_KEYS;
    const keys = [...match.markets.values()].filter((market) => isShown(market.status)).map(({ key }) => key);
    this.#shownKeys.set(matchId, keys);
    return keys;
  };

  freshness = (matchId: string) => this.#freshness.of(this.#matches.get(matchId) ?? emptyMatch(matchId));
  freshnessReason = (matchId: string) =>
    this.#freshness.reason(this.#matches.get(matchId) ?? emptyMatch(matchId));

  subscribeOutcome = (key: string, callback: () => void) => this.#listeners.outcomes.subscribe(key, callback);
  subscribeMarket = (key: string, callback: () => void) => this.#listeners.markets.subscribe(key, callback);
  subscribeMatch = (id: string, callback: () => void) => this.#listeners.states.subscribe(id, callback);
  subscribeReport = (id: string, callback: () => void) => this.#listeners.reports.subscribe(id, callback);
  subscribeMarkets = (id: string, callback: () => void) => this.#listeners.structures.subscribe(id, callback);
  subscribeMatchFreshness = (id: string, callback: () => void) => this.#listeners.watchAge(id, callback);
  subscribeFreshness = (callback: () => void) => this.#listeners.watchAge('', callback);
  subscribePublic = (callback: (message: PublicMessage) => void) =>
    this.#listeners.public.subscribe(callback);
  subscribeWake = (callback: () => void) => this.#listeners.wake.subscribe(callback);

  seed = (seeds: SeedMatch | readonly SeedMatch[]) => {
    for (const seed of 'id' in seeds ? [seeds] : seeds) this.#seedOne(seed);
    this.#review();
  };

  receive = (message: LiveMessage) => {
    try {
      this.#alive();
      this.#clock.note(message.ts);
      if ('m' in message) this.#update(message);
      else this.#announce(message);
    } catch (error) {
      this.#around.report(error);
    }
  };

  setTransport = (state: TransportState) => {
    this.#freshness.setTransport(state);
    this.#review();
  };

  setProviderStatus = (provider: string, status: ProviderStatus) => {
    this.#freshness.setStatus(provider, status);
    this.#review();
  };

  subscribed = (matchId: string, { channel, first, recovered, pending }: FollowedChannel) => {
    this.#freshness.follow(matchId, channel);
    const known = recovered || (first && this.#freshness.isConfirmed(matchId));
    if (known && !pending) this.#freshness.confirm(matchId);
    if (!known && !pending)
      this.#around.onGap(matchId, channel === marketsChannel(matchId) ? 'markets' : 'card');
    this.#review();
  };

  left = (matchId: string, channel: string) => {
    const match = this.#matches.get(matchId);
    this.#freshness.unfollow(match ?? emptyMatch(matchId), channel);
  };

  publicRecovered = () => {
    this.#freshness.keepBeats();
    this.#review();
  };

  expectSnapshot = (matchId: string) => {
    this.#gaps.expect(matchId);
    this.#freshness.openGap(matchId);
    this.#review();
  };

  onWake = () => {
    this.#alive();
    this.#review();
  };

  noteServerTime = (serverMs: number) => this.#clock.note(serverMs);

  held = () => [...this.#matches.keys()];
  listened = () => this.#listeners.keys();
  channels = (matchId: string) => this.#freshness.channels(matchId);

  replace = (match: MatchLive) => {
    this.#hold(match);
    this.#shownKeys.delete(match.id);
  };

  forget = (matchId: string) => {
    this.#matches.delete(matchId);
    this.#found = NOTHING_FOUND;
    this.#shownKeys.delete(matchId);
    this.#freshness.forget(matchId);
    this.#gaps.close(matchId);
    this.#moves.forget(matchId);
    this.#listeners.forgetAge(matchId);
  };

  start = (): Stop => {
    let cancel: Stop = () => {};
    this.#freshness.watch();
    const tick = () => {
      this.onWake();
      cancel = this.#around.setTimer(tick, TICK_MS);
    };
    tick();
    return () => {
      cancel();
      this.#freshness.unwatch();
    };
  };

  #seedOne(seed: SeedMatch) {
    const applied = applySeed(this.#matches.get(seed.id), seed);
    this.#take(applied, false);
    const age = this.#clock.age(seed.ts);
    this.#freshness.confirmSeed(applied.match, age);
    this.#freshness.beat(seed.pr, age);
    if (seed.full !== 1) return;
    this.#freshness.closeGap(seed.id);
    for (const patch of this.#gaps.close(seed.id)) this.#update(patch);
  }

  #update(message: CardMessage | PatchMessage) {
    if (message.event === 'markets_changed' && this.#gaps.hold(message)) return;
    const applied = applyUpdate(this.#matches.get(message.id) ?? emptyMatch(message.id), message);
    if (applied === 'gap') {
      // 'gap' is only ever the answer to a patch.
      this.#freshness.openGap(message.id);
      this.#gaps.open(message as PatchMessage);
      return this.#reviewOne(message.id);
    }
    this.#take(applied, true);
    this.#freshness.confirm(message.id);
    this.#reviewOne(message.id);
  }

  #announce(message: PublicMessage) {
    if (message.event === 'match_status_changed')
      this.#status(message.id, message.ts, message.st, message.sg);
    if (message.event === 'provider_status_changed' || message.event === 'provider_heartbeat') {
      this.#freshness.setStatus(message.provider, message.status);
      if (message.event === 'provider_heartbeat')
        this.#freshness.beat(message.provider, this.#clock.age(message.ts));
      this.#review();
    }
    this.#listeners.public.tell(message);
  }

  #status(matchId: string, ts: number, status: number, stage: number) {
    const held = this.#matches.get(matchId);
    if (!held) return;
    const next = applyStatus(held, ts, status, stage);
    this.#hold(next);
    if (next.state !== held.state) this.#listeners.states.mark(matchId);
  }

  #take({ match, changed }: Applied, moving: boolean) {
    this.#hold(match);
    if (changed.structure) this.#shownKeys.delete(match.id);
    if (moving)
      for (const { key, from, to } of changed.outcomes)
        if (from !== null && from !== to) this.#moves.note(key, from, to);
    this.#mark(match, changed);
  }

  #hold(match: MatchLive) {
    this.#matches.set(match.id, match);
    this.#found = NOTHING_FOUND;
  }

  #find(outcomeKey: string): Found {
    if (this.#found.outcomeKey === outcomeKey) return this.#found;
    const { matchId, marketKey, outcomeId } = placeOf(outcomeKey);
    const match = this.#matches.get(matchId);
    const market = match?.markets.get(marketKey);
    this.#found = { outcomeKey, match, market, outcome: market?.outcomes.get(outcomeId) };
    return this.#found;
  }

  #mark(match: MatchLive, changed: Changes) {
    const { outcomes, markets, states, reports, structures } = this.#listeners;
    for (const { key } of changed.outcomes) outcomes.mark(key);
    for (const key of changed.markets) markets.mark(key);
    for (const key of changed.statuses)
      for (const id of match.markets.get(key)?.outcomes.keys() ?? []) outcomes.mark(`${key}/${id}`);
    if (changed.state) states.mark(match.id);
    if (changed.report) reports.mark(match.id);
    if (changed.structure) structures.mark(match.id);
  }

  #alive() {
    if (!this.#freshness.alive()) return;
    this.#clock.reset();
    this.#listeners.wake.tell(undefined);
  }

  #review() {
    for (const matchId of this.#matches.keys()) this.#reviewOne(matchId);
  }

  #reviewOne(matchId: string) {
    this.#listeners.noteAge(matchId, this.freshness(matchId));
  }
}
