import type { MatchView } from '#data/views.ts';

/** Matches of one league that stand together. */
export interface LeagueMatches {
  readonly league: MatchView['tournament'];
  readonly matches: readonly MatchView[];
}

/** Leagues of one sport, which share their columns. */
export interface SportLeagues {
  readonly sport: MatchView['sport'];
  readonly leagues: readonly LeagueMatches[];
}

function grouped<T>(items: readonly T[], idOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const held = groups.get(idOf(item));
    if (held) held.push(item);
    else groups.set(idOf(item), [item]);
  }
  return [...groups.values()];
}

/** Sports and their leagues, each in the order of its first match. */
export const bySport = (matches: readonly MatchView[]): SportLeagues[] =>
  grouped(matches, ({ sport }) => sport.id).map((ofSport) => ({
    sport: ofSport[0].sport,
    leagues: grouped(ofSport, ({ tournament }) => tournament.id).map((ofLeague) => ({
      league: ofLeague[0].tournament,
      matches: ofLeague,
    })),
  }));
