import { type MarketUpdate, marketKeyOf, type OutcomeKey, type SlipState } from '@touchline/betting';
import type { LiveReads, LiveStore, MarketLive, Stop } from '@touchline/client/live';

/** Market status of a market that the feed no longer has. */
const NOT_OFFERED = 0;

/** A market of the live store as the slip takes it over. */
export function marketUpdate(market: MarketLive): MarketUpdate {
  return {
    key: market.key,
    status: market.status,
    outcomes: [...market.outcomes].map(([id, { odds, active }]) => ({ id, odds, active })),
  };
}

/**
 * What the live store says about the markets of a slip.
 * Shape: a market that a completely known match does not have is closed; one that is not known yet is left as it is.
 */
export function slipMarkets(
  keys: readonly OutcomeKey[],
  live: Pick<LiveReads, 'market' | 'match'>,
): MarketUpdate[] {
  return [...new Set(keys.map(marketKeyOf))].flatMap((key) => {
    const market = live.market(key);
    if (market) return [marketUpdate(market)];
    const isComplete = (live.match(matchOf(key))?.heldV ?? 0) > 0;
    return isComplete ? [{ key, status: NOT_OFFERED, outcomes: [] }] : [];
  });
}

/** Outcomes of the slip whose price is older than it may be. */
export function stalePriceKeys(state: SlipState, live: Pick<LiveReads, 'freshness'>): OutcomeKey[] {
  return state.selectedOutcomeIds.filter((key) => live.freshness(matchOf(key)) === 'stale');
}

/** Match of an outcome or market key. */
export const matchOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** Shortest time between two updates: one in every frame would keep the browser busy. */
const PACE_MS = 200;
/** Most outcomes in one call of `onChange`; the rest follow in the next frames. */
const MOST_AT_ONCE = 12;
const FRAME_MS = 16;

/** What the feed of the slip needs from its surroundings. */
export interface SlipFeedSources {
  readonly live: LiveStore;
  /** Keeps every market of a match up to date for the slip; the result lets it go. */
  readonly want: (matchId: string) => Stop;
  /** Asks for everything about a match of which the store lacks the slip's market. */
  readonly fetchMatch: (matchId: string) => void;
  /** Something about these outcomes, or the status of their match, may have changed. */
  readonly onChange: (keys: readonly OutcomeKey[]) => void;
}

/**
 * Follows the outcomes that are on the slip.
 * Shape: `follow` takes all of them at each change, and subscribes and unsubscribes accordingly. The first change after a
 *        pause is published at once, later ones together, at most every `PACE_MS`.
 */
export function createSlipFeed({ live, want, fetchMatch, onChange }: SlipFeedSources) {
  const outcomes = new Map<OutcomeKey, Stop>();
  const matches = new Map<string, Stop>();
  const touched = new Set<OutcomeKey>();
  let isTold = true;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    toldAt = performance.now();
    const keys = [...touched];
    touched.clear();
    tell(keys);
  };
  const tell = (keys: readonly OutcomeKey[]) => {
    if (keys.length > 0) onChange(keys.slice(0, MOST_AT_ONCE));
    const rest = keys.slice(MOST_AT_ONCE);
    if (rest.length > 0) timer = setTimeout(() => tell(rest), FRAME_MS);
    else end();
  };
  const end = () => {
    isTold = true;
    // What moved while the rest was told.
    touch([]);
  };
  const touch = (keys: Iterable<OutcomeKey>) => {
    for (const key of keys) touched.add(key);
    if (!isTold || touched.size === 0) return;
    isTold = false;
    const waitMs = toldAt + PACE_MS - performance.now();
    if (waitMs <= 0) queueMicrotask(begin);
    else timer = setTimeout(begin, waitMs);
  };
  const followMatch = (matchId: string): Stop => {
    const ofMatch = () => [...outcomes.keys()].filter((key) => matchOf(key) === matchId);
    const stops = [
      want(matchId),
      live.subscribeMatch(matchId, () => touch(ofMatch())),
      live.subscribeMarkets(matchId, () => touch(ofMatch())),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  return {
    follow(keys: readonly OutcomeKey[]) {
      const wanted = new Set(keys);
      const wantedMatches = new Set(keys.map(matchOf));
      letGo(outcomes, wanted);
      letGo(matches, wantedMatches);
      const added = keys.filter((key) => !outcomes.has(key));
      for (const key of added)
        outcomes.set(
          key,
          live.subscribeOutcome(key, () => touch([key])),
        );
      for (const matchId of wantedMatches) {
        if (!matches.has(matchId)) matches.set(matchId, followMatch(matchId));
      }
      const unknown = new Set(added.filter((key) => !live.market(marketKeyOf(key))).map(matchOf));
      for (const matchId of unknown) fetchMatch(matchId);
      touch(added);
    },
    stop() {
      clearTimeout(timer);
      letGo(outcomes, new Set());
      letGo(matches, new Set());
    },
  };
}

function letGo(held: Map<string, Stop>, wanted: ReadonlySet<string>): void {
  for (const [key, stop] of held) {
    if (wanted.has(key)) continue;
    held.delete(key);
    stop();
  }
}
