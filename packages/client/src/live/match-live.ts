import type { WireIncident, WireMarket } from '@touchline/contract/channels';

/** One priced answer. Odds are scaled by 10 000. */
export interface OutcomeLive {
  readonly odds: number;
  readonly active: boolean;
}

/** 1 allowed, -1 suspended, 0 not allowed, -2 handed over (suspended), -3 settled, -4 cancelled. */
export type MarketStatus = WireMarket['st'];

/**
 * One market as last known. `key` is `matchId/marketId/specifier`, `v` the match version of its last change,
 * `nextBetStop` epoch ms.
 */
export interface MarketLive {
  readonly key: string;
  readonly id: string;
  readonly specifier: string;
  readonly v: number;
  readonly status: MarketStatus;
  readonly mostBalanced: boolean;
  readonly nextBetStop: number | null;
  readonly outcomes: ReadonlyMap<string, OutcomeLive>;
}

/** The match clock as published; `clockAt` says what it shows now. Texts are `mm:ss`, `updatedAt` server epoch ms. */
export interface ClockLive {
  readonly matchTime: string | null;
  readonly stoppageTime: string | null;
  readonly stoppageTimeAnnounced: string | null;
  readonly remainingTime: string | null;
  readonly remainingTimeInPeriod: string | null;
  readonly stopped: boolean;
  readonly updatedAt: number;
  readonly rate: number;
}

/** Home and away figures of one kind. */
export type Pair = readonly [home: number, away: number];

/** A finished or running period and its score. */
export interface PeriodLive {
  readonly key: string;
  readonly home: number;
  readonly away: number;
}

/**
 * All that a match shows beside its prices. `status` and `stage` are the specification's numbers, `marketsCount`
 * counts the markets that take bets.
 */
export interface MatchState {
  readonly status: number;
  readonly stage: number;
  readonly clock: ClockLive | null;
  readonly score: Pair | null;
  readonly periods: readonly PeriodLive[];
  readonly red: Pair;
  readonly yellow: Pair;
  readonly corners: Pair;
  readonly gameScore: readonly [home: string, away: string] | null;
  readonly server: 'home' | 'away' | null;
  readonly marketsCount: number;
}

/** One statistic of the match, for example `possession`. */
export interface StatisticLive {
  readonly key: string;
  readonly home: number;
  readonly away: number;
}

/** Statistics and incidents. */
export interface MatchReport {
  readonly statistics: readonly StatisticLive[];
  readonly incidents: readonly WireIncident[];
}

/**
 * A match as the browser knows it. Immutable: an update makes a new one and keeps every part that did not change.
 * Versions: `heldV` up to which *all* its markets are known (0: only some are), `stateV` and `reportV` of state and
 * report (-1: none), `seen` the newest looked at per market that did not change by it: those that did say it themselves.
 * `statusAt` is the server's epoch ms of the newest status.
 */
export interface MatchLive {
  readonly id: string;
  readonly provider: string;
  readonly heldV: number;
  readonly stateV: number;
  readonly reportV: number;
  readonly statusAt: number;
  readonly state: MatchState | null;
  readonly report: MatchReport | null;
  readonly markets: ReadonlyMap<string, MarketLive>;
  readonly seen: ReadonlyMap<string, number>;
}

/** A match of which nothing is known yet. */
export function emptyMatch(id: string, provider = ''): MatchLive {
  return {
    id,
    provider,
    heldV: 0,
    stateV: -1,
    reportV: -1,
    statusAt: 0,
    state: null,
    report: null,
    markets: new Map(),
    seen: new Map(),
  };
}
