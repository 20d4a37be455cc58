import type { DeadHeat, EpochMs, Odds } from '@touchline/betting';
import type {
  CategoryRecord,
  CompetitorRecord,
  PlayerRecord,
  Provider,
  SportRecord,
  TournamentRecord,
} from '#catalogue/records.ts';
import type { LeagueHistory } from './played.ts';
import type { IncidentType, MarketGroup, OutcomeKind, StatisticKey, SuspensionReason } from './vocabulary.ts';
import type { WorldControl } from './world-control.ts';

export type {
  CategoryRecord,
  CompetitorRecord,
  PlayerPosition,
  PlayerRecord,
  Provider,
  SportRecord,
  TournamentRecord,
} from '#catalogue/records.ts';
export type {
  IncidentType,
  MarketGroup,
  OutcomeKind,
  StatisticKey,
  SuspensionReason,
} from './vocabulary.ts';

export type ProviderStatus = 'ACTIVE' | 'INACTIVE';
export type Side = 'home' | 'away';

/** How one outcome ended. Half results exist on quarter and whole lines only. */
export type LegResult = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost';

/** Two numbers, home first. */
export type Pair = readonly [home: number, away: number];

/** The product's own numbers: 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. */
export type MatchStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** 1 active, -1 suspended (shown, no bets), 0 inactive (hidden), -3 settled, -4 cancelled. */
export type MarketStatus = 1 | -1 | 0 | -3 | -4;

export interface MatchClock {
  /** 'mm:ss', held at 45:00 and 90:00 in stoppage time. */
  matchTime: string;
  /** 'mm:ss' played beyond 45:00 or 90:00. */
  stoppageTime: string | null;
  /** 'm:ss', known from 45:00 and 90:00 on. */
  stoppageTimeAnnounced: string | null;
  remainingTime: string | null;
  remainingTimeInPeriod: string | null;
  stopped: boolean;
  /** The instant at which the texts above were right. */
  updatedAt: EpochMs;
  /** Match seconds per second of real time. */
  rate: number;
}

export interface PeriodScore {
  /** Match status code of the period: '6' first half, '7' second half. */
  key: string;
  number: number;
  home: number;
  away: number;
}

export interface MatchExtras {
  red: Pair;
  yellow: Pair;
  corners: Pair;
}

export interface MatchStatistic {
  key: StatisticKey;
  home: number;
  away: number;
}

export interface IncidentRecord {
  id: string;
  type: IncidentType;
  /** Minute of play as spoken: 1 is the first; 45 and 90 through stoppage time. 0 where the sport has no clock. */
  minute: number;
  /** Minutes beyond 45 or 90, 0 within them. */
  stoppage: number;
  /** The side the goal counts for, else the side concerned. */
  side: Side | null;
  player: { id: string; name: string } | null;
  /** Score after the incident. */
  score: Pair;
}

export interface OutcomeRecord {
  id: string;
  /** Scaled by 10 000. */
  odds: Odds;
  active: boolean;
  /** The player whom the outcome names. */
  playerId?: string;
  /** The club whom the outcome of an outright names. */
  competitorId?: string;
}

export interface MarketRecord {
  /** `matchId/marketId/specifier`. */
  key: string;
  /** Market type id, see `templates()`. */
  id: string;
  specifier: string;
  status: MarketStatus;
  outcomes: OutcomeRecord[];
  /** The line of its market type whose outcomes are closest to even. */
  mostBalanced: boolean;
  /** The instant at which the market is known to stop. */
  nextBetStop: EpochMs | null;
  groups: readonly MarketGroup[];
  priority: number;
  v: number;
}

export interface MatchRecord {
  id: string;
  urnId: string;
  /** Text part only, the address adds kind and id. */
  slug: string;
  type: 'match' | 'outright';
  sportId: string;
  categoryId: string;
  tournamentId: string;
  provider: Provider;
  /** Null for an outright. */
  home: CompetitorRecord | null;
  away: CompetitorRecord | null;
  /** An outright's clubs; empty for a match. */
  competitors: readonly CompetitorRecord[];
  stadium: string | null;
  city: string | null;
  round: number | null;
  startTime: EpochMs;
  /** Outrights only. */
  endTime: EpochMs | null;
  /** Shown in moving pictures, from before it begins until it is over. */
  readonly hasVideo: boolean;
  status: MatchStatus;
  /** Match status code of the feed's vocabulary: 0 not started, 6 and 7 the halves, 31 half-time, 100 ended. */
  stage: number;
  clock: MatchClock | null;
  totalScore: Pair | null;
  periodScores: PeriodScore[];
  extras: MatchExtras | null;
  /** Points of the game in play where a sport has games: '0', '15', '30', '40' and '50' for advantage, or points as numbers. */
  gameScore: readonly [home: string, away: string] | null;
  /** Who serves or is at bat. */
  server: Side | null;
  statistics: MatchStatistic[];
  incidents: IncidentRecord[];
  /** Empty for an outright; built on first use. */
  readonly rosters: { home: readonly PlayerRecord[]; away: readonly PlayerRecord[] };
  /** Why all markets are suspended now. */
  suspension: SuspensionReason | null;
  /** As the last price move left them, worked out when they are read. Before `World.ensureBook` an upcoming match holds its top markets alone. */
  readonly markets: Map<string, MarketRecord>;
  /** Markets a player can see (status 1 or -1), those not yet in `markets` included. */
  readonly availableMarkets: number;
  /** Whether it has a market that a player can see. */
  readonly isOffered: boolean;
  /** Lies ahead, and nobody has asked for its prices yet: it is offered as it was listed. Absent: false. */
  readonly isUnpriced?: boolean;
  /** Grows with every change of state or market, across restarts too (it is at least the instant of the change in ms). */
  v: number;
  /** `v` of the last change outside `markets`. */
  stateV: number;
}

export interface MarketTemplate {
  id: string;
  groups: readonly MarketGroup[];
  priority: number;
  kind: OutcomeKind;
  /** In order of display; empty when each outcome is a player or a club. */
  outcomeIds: readonly string[];
  /** Names in the specifier, in order: `['total']`, `['from', 'to']`. */
  specifiers: readonly string[];
  /** Key of the name in the catalogs of names. */
  i18nKey: string;
}

/** What is known when a market is settled. */
export interface SettlementNote {
  score: Pair;
  minute: number | null;
}

export type WorldChange =
  /** `play`: who attacks, and nothing else, changed. */
  | { type: 'match_added' | 'match_removed' | 'status' | 'state' | 'play'; matchId: string; v: number }
  /** Urgent changes (suspensions, reopenings, settlements) bypass the coalescing window. */
  | { type: 'markets'; matchId: string; v: number; marketKeys: string[]; urgent: boolean }
  /**
   * `results` names the outcomes decided now. When `final` is false (a scorer's outcome, a correct score that can no longer come) the market
   * goes on for the others and a later change names them.
   */
  | {
      type: 'settled';
      matchId: string;
      v: number;
      marketKey: string;
      results: Record<string, LegResult>;
      /** Of the outcomes that won, where they share a place. */
      deadHeat?: DeadHeat;
      final: boolean;
      note: SettlementNote;
      at: EpochMs;
    }
  | { type: 'provider_status'; provider: Provider; status: ProviderStatus };

/** What the prices on the score of a match follow from at the present instant: independent counts, and who scores them. */
export interface ScoreSimulation {
  /** Probabilities of 0, 1, 2 … goals of home and away in each half; goals that have been scored are counted. */
  first: readonly [home: readonly number[], away: readonly number[]];
  second: readonly [home: readonly number[], away: readonly number[]];
  /** Goals so far. */
  score: Pair;
  /** `share`: the part of the goals of his side to come that a player scores. `goals`: those that he has scored. */
  scorers: readonly { id: string; side: Side; share: number; goals: number }[];
}

export interface EndingMarket {
  matchId: string;
  marketKey: string;
  settlesBy: EpochMs;
}

/** Matches that have left the world. A day of them is played again when it is first asked for. */
export interface PastMatches {
  /** Matches of the last eight days (feed time) whose day of start meets the range, without those that the world still holds. */
  startedBetween(from: EpochMs, to: EpochMs): Promise<readonly MatchRecord[]>;
  /** A match of the last year by its id; undefined where there is none, where it is not over, and for an outright. */
  find(id: string): MatchRecord | undefined;
}

export interface World {
  readonly seed: number;
  readonly speed: number;
  sports(): SportRecord[];
  categories(): CategoryRecord[];
  tournaments(): TournamentRecord[];
  /** Market types of one sport. */
  templates(sportId: string): MarketTemplate[];
  providers(): Record<Provider, ProviderStatus>;
  /** Live, upcoming, outright, and finished within the last 48 hours of feed time. */
  matches(): Iterable<MatchRecord>;
  match(id: string): MatchRecord | undefined;
  /** Prices every market of an upcoming match and keeps them priced for two minutes; live matches always are. */
  ensureBook(matchId: string): void;
  /** Works out the prices of matches that are about to be read, in pieces, so that nobody else waits for it. */
  prepare(matchIds: Iterable<string>): Promise<void>;
  /**
   * Lets the prices of a match move by themselves for so long, and announces it; those of all others are worked out when they are read. State and
   * settlements come in any case. Units: ms of real time.
   */
  follow(matchId: string, ms: number): void;
  isFollowed(matchId: string): boolean;
  /** Where the prices of a match stand that is simulated by its score; null for every other, and when it is over. */
  simulation(matchId: string): ScoreSimulation | null;
  /** Open markets that settle within three minutes, soonest first. */
  endingSoon(now: EpochMs): EndingMarket[];
  /**
   * What the script of a match says about a market at the world's present instant: the outcomes decided so far, also for a match that has left
   * `matches()`. Null when nothing is decided or the match is unknown.
   */
  settlement(
    matchId: string,
    marketKey: string,
  ): {
    results: Record<string, LegResult>;
    deadHeat?: DeadHeat;
    final: boolean;
    note: SettlementNote;
    at: EpochMs;
  } | null;
  /** Moves the world to `now`, for at most 10 ms at a time (`behind()` says whether work is left). Returns what changed, in order. */
  advance(now: EpochMs): WorldChange[];
  behind(): boolean;
  /** Feed time that the world has been asked to reach. */
  reached(): number;
  /** The instant up to which the feed has spoken. */
  heardAt(): EpochMs;
  /** The feed's time at an instant, and the instant of a time of the feed; both move when the development API jumps. */
  feedTime(now: EpochMs): number;
  realTime(feedTime: number): EpochMs;
  readonly past: PastMatches;
  readonly history: LeagueHistory;
  readonly control: WorldControl;
}
