import type { Tournament } from '@touchline/contract';

/** What stands in a menu for a tournament: itself, or what it is a stage or season of. */
function listed(league: Tournament, known: ReadonlyMap<string, Tournament>): Tournament | undefined {
  if (league.kind === 'match') return league;
  const { parent } = league;
  return parent ? (known.get(parent.id) ?? { ...league, ...parent, kind: 'match', parent: null }) : undefined;
}

/**
 * Leagues as menus list them: those of a grouping kind as their parent, once. Source: specification §3, tournament kinds.
 * Shape: a group without a parent has nothing to stand for it and is left out.
 */
export function collapsedLeagues(leagues: readonly Tournament[]): Tournament[] {
  const known = new Map(leagues.map((league) => [league.id, league]));
  const shown = new Map<string, Tournament>();
  for (const league of leagues) {
    const entry = listed(league, known);
    if (entry && !shown.has(entry.id)) shown.set(entry.id, entry);
  }
  return [...shown.values()];
}
