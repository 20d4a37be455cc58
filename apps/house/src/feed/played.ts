import type { EpochMs } from '@touchline/betting';
import type { CompetitorRecord, Provider } from '#catalogue/records.ts';

/** A match that is over, as form, head-to-head and tables are made of. */
export interface PlayedMatch {
  id: string;
  slug: string;
  startTime: EpochMs;
  home: CompetitorRecord;
  away: CompetitorRecord;
  score: readonly [home: number, away: number];
}

/** A team in its league. */
export interface LeagueTeam {
  competitor: CompetitorRecord;
  sportId: string;
  tournamentId: string;
}

/** How a league ranks its clubs. */
export interface TableRules {
  win: number;
  draw: number;
  /** What decides between clubs of equal points, in order; at last the number of the club does. */
  ties: readonly ('difference' | 'scored')[];
}

/** A season of a league as far as it has been played. */
export interface SeasonSoFar {
  competitors: readonly CompetitorRecord[];
  /** In order of start. */
  matches: readonly PlayedMatch[];
  rules: TableRules;
}

/** What was played before a match, or before the present instant where that is earlier. */
export interface LeagueHistory {
  /** Every team of every league, the same at all times. */
  teams(): readonly LeagueTeam[];
  /** The last matches of a team in its league, newest first. */
  latest(team: LeagueTeam, most: number): Promise<readonly PlayedMatch[]>;
  /** Whether there are statistics beyond a match's own: one provider has them, and recordings bring none. */
  covers(match: { type: 'match' | 'outright'; provider: Provider; sportId: string }): boolean;
  /** The last five matches of each side in the league, newest first. */
  form(matchId: string): Promise<{ home: readonly PlayedMatch[]; away: readonly PlayedMatch[] }>;
  /** The last six matches of the two against each other within a year, newest first. */
  meetings(matchId: string): Promise<readonly PlayedMatch[]>;
  /** Null where the league plays on without an end, and so keeps no table. */
  season(matchId: string): Promise<SeasonSoFar | null>;
}
