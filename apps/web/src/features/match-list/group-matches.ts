import { dayKey } from '@touchline/i18n';
import type { MatchView } from '#data/views.ts';

/** Matches of one league that stand together. */
export interface LeagueGroup {
  readonly key: string;
  readonly league: MatchView['tournament'];
  readonly matches: MatchView[];
}

/** Leagues that play on one day; `day` is YYYY-MM-DD in the zone that the page shows. */
export interface DayGroup {
  readonly day: string;
  readonly at: number;
  readonly leagues: readonly LeagueGroup[];
}

/** One sport of a list of several. */
export interface SportGroup {
  readonly sport: MatchView['sport'];
  readonly leagues: readonly LeagueGroup[];
  readonly count: number;
}

/** Leagues in order of their first match, each with its matches in order. */
export function byLeague(matches: readonly MatchView[]): LeagueGroup[] {
  const groups = new Map<string, LeagueGroup>();
  for (const match of matches) {
    const { id } = match.tournament;
    const group = groups.get(id) ?? { key: id, league: match.tournament, matches: [] };
    group.matches.push(match);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The same in the order of the matches: a league stands again wherever others came between. */
function inRuns(matches: readonly MatchView[]): LeagueGroup[] {
  const groups: LeagueGroup[] = [];
  for (const match of matches) {
    const last = groups.at(-1);
    if (last?.league.id === match.tournament.id) last.matches.push(match);
    else
      groups.push({ key: `${match.tournament.id} ${match.id}`, league: match.tournament, matches: [match] });
  }
  return groups;
}

/** Days in order, and in each the leagues by priority. Shape: matches by kick-off. */
export function byDay(matches: readonly MatchView[], timeZone: string): DayGroup[] {
  const days = new Map<string, MatchView[]>();
  for (const match of matches) {
    const day = dayKey(match.start_time, timeZone);
    const held = days.get(day);
    if (held) held.push(match);
    else days.set(day, [match]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    at: ofDay[0]?.start_time ?? 0,
    leagues: byLeague(ofDay).sort((a, b) => a.league.priority - b.league.priority),
  }));
}

/** Sports in order of their first match, the matches of each by league or in runs of their own order. */
export function bySport(matches: readonly MatchView[], parts: 'leagues' | 'runs' = 'leagues'): SportGroup[] {
  const sports = new Map<string, { sport: MatchView['sport']; matches: MatchView[] }>();
  for (const match of matches) {
    const held = sports.get(match.sport.id);
    if (held) held.matches.push(match);
    else sports.set(match.sport.id, { sport: match.sport, matches: [match] });
  }
  return [...sports.values()].map(({ sport, matches: ofSport }) => ({
    sport,
    leagues: parts === 'runs' ? inRuns(ofSport) : byLeague(ofSport),
    count: ofSport.length,
  }));
}

/** Matches of the leagues that stand above one. */
export const rowsAbove = (leagues: readonly LeagueGroup[], index: number): number =>
  leagues.slice(0, index).reduce((rows, { matches }) => rows + matches.length, 0);
