import type { CompetitorRecord, SportRecord, TournamentRecord } from '#catalogue/records.ts';
import type { FateShares } from '../fates.ts';
import type { MatchPlay } from '../sport.ts';
import type { MarketTemplate } from '../world.ts';

/** What several leagues are parts of. `id` is one of the five digits of leagues: never renumber. */
export interface LeagueGroup {
  id: number;
  name: string;
}

/** How a league is a part of another tournament. Source: specification §3, tournament kinds. */
type PartKind = Exclude<TournamentRecord['kind'], 'match'>;

/** A league as data: who plays in it, when, and how far ahead its matches are listed. */
export interface LeagueSpec {
  /** Part of every id below it: never renumber. Five digits: the sport's code and three of its own. */
  id: number;
  name: string;
  /** The tournament that the league is a part of, and as what. */
  partOf?: { group: LeagueGroup; as: PartKind };
  /** Code of a country or of the wider world, see the catalogue's countries. */
  country: string;
  /** Among the leagues of its sport; lower is shown first. */
  priority: number;
  /** Minutes that local time is ahead of UTC. */
  utcOffset: number;
  /** Local hours between which matches begin; 0 to 24 plays around the clock. */
  hours: readonly [from: number, to: number];
  /** Hours ahead for which matches are listed. */
  horizonHours: number;
  /** Matches on a day of play; a competitor may play more than one where there are more matches than pairs. */
  matchesPerDay: number;
  /** Days of the week with play, 0 Sunday to 6 Saturday; empty for every day. */
  days: readonly number[];
  kind: 'club' | 'person' | 'team';
  /** Strongest first, separated by commas; an even number. A person is written as `Family, Given` would be spoken: `Given Family`. */
  competitors: string;
}

/** Leagues of a sport, from its first, whose matches have every market type. */
const FULL_DEPTH_LEAGUES = 2;

/** Whether matches of a league have every market type of their sport, not only the usual ones. */
export const hasFullDepth = ({ priority }: LeagueSpec): boolean => priority <= FULL_DEPTH_LEAGUES;

/** A competitor with its strength: 0 is the average of the league, the best stand near 0.5, the weakest near −0.5. */
export interface Contender extends CompetitorRecord {
  rating: number;
}

/** One match to be played. `key` belongs to seed and match: everything random in it hangs on it. */
export interface Meeting {
  key: number;
  matchId: string;
  league: LeagueSpec;
  home: Contender;
  away: Contender;
}

/** A sport that is played in leagues: what the calendar needs to know of it, and how a match of it is played. */
export interface LeagueSport {
  sport: SportRecord;
  /** Two digits before the eight of a match id, and before the three of a league id. */
  code: number;
  leagues: readonly LeagueSpec[];
  templates: readonly MarketTemplate[];
  /** Market type of the winner of a season, where there is one. */
  outrightMarketId: string | null;
  /** Longest time in feed milliseconds from a scheduled start to the end of a match. */
  longestMs: number;
  play(meeting: Meeting): MatchPlay;
  /** How often matches do not come to their end. Walkovers and retirements are of persons alone. */
  fates?: FateShares;
}

/** How often matches of a league do not come to their end. */
export function fatesIn({ fates = {} }: LeagueSport, { kind }: LeagueSpec): FateShares {
  return kind === 'person' ? fates : { ...fates, walkover: 0, retired: 0 };
}
