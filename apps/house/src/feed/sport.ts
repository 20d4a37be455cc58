import type { DeadHeat, Odds } from '@touchline/betting';
import type { CompetitorRecord } from '#catalogue/records.ts';
import type { TableRules } from './played.ts';
import type {
  CategoryRecord,
  IncidentRecord,
  LegResult,
  MarketGroup,
  MarketTemplate,
  MatchExtras,
  MatchRecord,
  MatchStatistic,
  MatchStatus,
  Pair,
  PeriodScore,
  ScoreSimulation,
  SettlementNote,
  Side,
  SportRecord,
  SuspensionReason,
  TournamentRecord,
} from './world.ts';

/** What a match looks like at a moment. Moments are feed milliseconds from the scheduled start. */
export interface MatchView {
  status: MatchStatus;
  stage: number;
  clock: ViewClock | null;
  totalScore: Pair | null;
  periodScores: PeriodScore[];
  extras: MatchExtras | null;
  gameScore: MatchRecord['gameScore'];
  server: Side | null;
  statistics: MatchStatistic[];
  incidents: IncidentRecord[];
  suspension: SuspensionReason | null;
}

/** State of a match before its first event. */
export const NOTHING_HAPPENED = {
  status: 0,
  stage: 0,
  clock: null,
  totalScore: null,
  periodScores: [],
  extras: null,
  gameScore: null,
  server: null,
  statistics: [],
  incidents: [],
  suspension: null,
} as const satisfies MatchView;

export interface ViewClock {
  /** Changes only when the texts do not follow from the last ones by counting on. */
  key: string;
  matchTime: string;
  stoppageTime: string | null;
  stoppageTimeAnnounced: string | null;
  /** Null where the sport counts up; 'mm:ss' of the match and of its period where it counts down. */
  remainingTime: string | null;
  remainingTimeInPeriod: string | null;
  stopped: boolean;
  /** The moment at which the texts are right; the one that is viewed when left out. */
  readAt?: number;
}

export interface QuotedOutcome {
  id: string;
  odds: Odds;
  active: boolean;
  playerId?: string;
  competitorId?: string;
}

export interface QuotedMarket {
  marketId: string;
  specifier: string;
  groups: readonly MarketGroup[];
  priority: number;
  outcomes: QuotedOutcome[];
  mostBalanced: boolean;
  /** The moment at which the market stops, when it is known. */
  stopsAt: number | null;
  /** The feed itself has suspended it. */
  isSuspended?: boolean;
}

/** What is quoted: every market, or the top ones alone, which lists show. */
export type QuotedMarkets = 'all' | 'top';

/** Outcomes of one market that are certain. */
export interface Verdict {
  marketId: string;
  specifier: string;
  results: Record<string, LegResult>;
  /** How many shared the place, where more than one outcome won it. */
  deadHeat?: DeadHeat;
  /** No outcome is left open. */
  final: boolean;
  note: SettlementNote;
}

/** One match of any sport, from before its start to after its end, as a function of time. */
export interface MatchPlay {
  /** Does a little of the work that a moment needs before it can be viewed or quoted; true when all of it is done. */
  prepare?(at: number): boolean;
  /** Moments at which state or the set of markets changes, in order. The first is the start of play, the last comes after the end. */
  readonly moments: readonly number[];
  readonly startsAt: number;
  readonly endsAt: number;
  view(at: number): MatchView;
  /** Prices of the open markets. `tick` counts price moves and gives each its own small noise. */
  quote(at: number, tick: number, which?: QuotedMarkets): QuotedMarket[];
  /** How many markets `quote` answers, without their prices. */
  count?(at: number, tick: number): number;
  /** What the prices of a match that lies ahead hang on at a tick, where they need not move with it; null where they do. */
  aheadStep?(at: number, tick: number): number | null;
  /** What the prices on the score follow from, with the noise of the same tick; null when it is over. */
  simulate?(at: number, tick: number): ScoreSimulation | null;
  /** Verdicts that become certain at exactly one of `moments`; those of earlier moments may be repeated. */
  verdictsAt(moment: number): Verdict[];
  /** Every verdict that is certain at a moment. */
  verdictsUntil(at: number): Verdict[];
  /** The verdict on one market at any moment, however long ago it became certain. */
  verdict(marketId: string, specifier: string, at: number): (Verdict & { since: number }) | null;
  /** When a market that is worth watching settles at the latest; null for others. */
  settlesBy(
    market: { marketId: string; mostBalanced: boolean; specifier: string },
    at: number,
  ): number | null;
  /** The same match with one more goal; undefined when none can be scored then. */
  withScore(side: Side, at: number): MatchPlay | undefined;
}

/** A match that the calendar of a sport holds. */
export interface ScheduledMatch {
  id: string;
  /** Feed time. */
  start: number;
  /** The feed time from which the match is listed. */
  listedFrom: number;
  /** Everything of the record that does not change, with the instant of the start left to the world. */
  facts: Pick<
    MatchRecord,
    | 'urnId'
    | 'slug'
    | 'type'
    | 'sportId'
    | 'categoryId'
    | 'tournamentId'
    | 'provider'
    | 'home'
    | 'away'
    | 'competitors'
    | 'stadium'
    | 'city'
    | 'round'
  > & { rosters: () => MatchRecord['rosters'] };
  /** Length of an outright in feed milliseconds; null for a match. */
  duration: number | null;
  /** Marks a match from a tape, whose moments may come at any time before the scheduled start. */
  isTold?: true;
  open(): MatchPlay;
}

/** Days of play of a season: numbers of UTC days since 2020. */
export interface SeasonDays {
  first: number;
  last: number;
}

/** The leagues of a sport, day by day. */
export interface LeagueDays {
  rules: TableRules;
  competitors(tournamentId: string): readonly CompetitorRecord[];
  /** In order of start; the last of a day begins before the first of the next. */
  matchesOn(tournamentId: string, day: number): readonly ScheduledMatch[];
  /** The season that a day belongs to; null where the league has none. */
  seasonOn(tournamentId: string, day: number): SeasonDays | null;
}

/** One sport of the house: what there is, when it is played, and how. */
export interface SportFeed {
  readonly sport: SportRecord;
  readonly categories: readonly CategoryRecord[];
  readonly tournaments: readonly TournamentRecord[];
  readonly templates: readonly MarketTemplate[];
  /** Matches in order of `listedFrom`: all that start after `from` (feed time) or are being played then. */
  schedule(from: number): Iterator<ScheduledMatch>;
  /** A match by its id, however long ago; undefined when there can be none. */
  find(matchId: string): ScheduledMatch | undefined;
  /** Left out where nothing is known of what was played before. */
  readonly leagueDays?: LeagueDays;
}
