import { MATCH_STATUS } from '@touchline/contract/constants';
import { wordReadings } from '@touchline/i18n/fold';
import type { LeagueTeam } from '#feed/played.ts';
import type { MatchRecord, World } from '#feed/world.ts';
import { catalogueIndex, sportOf } from '../queries/present-tournament.ts';
import { bestOf, type Ranked } from './best-of.ts';
import type { Search } from './catalogue-search.ts';
import { createFoldedNames } from './folded-names.ts';
import { isSearched } from './is-searched.ts';
import { matchReadings } from './match-words.ts';

const MOST_TEAMS = 3;
const RESULTS = 3;
const OPEN: readonly number[] = [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped];

/** The ids of teams that have a match in play or to come. */
function openTeams(world: World): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { type, status, home, away } of world.matches()) {
    if (type !== 'match' || !OPEN.includes(status)) continue;
    for (const side of [home, away]) if (side) ids.add(side.id);
  }
  return ids;
}

/** Finds teams without a match in play or to come by their names; returns their last results, if finished matches are asked for. */
export function createTeamSearch(world: World) {
  const names = createFoldedNames(world);
  const { tournaments } = catalogueIndex(world);

  function closedTeams(search: Search): LeagueTeam[] {
    const { text, locale, eventsOnly } = search;
    const asked = wordReadings(text).filter((words) => words.length > 0);
    const found: Ranked<LeagueTeam>[] = [];
    for (const team of world.history.teams()) {
      const { sportId, tournamentId, competitor } = team;
      const sport = sportOf(world, sportId);
      const league = tournaments.get(tournamentId);
      if (!league || !isSearched(search, sport)) continue;
      const around = eventsOnly ? [] : [names.of(league.name), ...names.place(league, locale)];
      const quality = matchReadings(asked, [names.of(competitor.name)], around);
      if (quality !== null) found.push({ record: team, rank: [quality, sport.priority, league.priority] });
    }
    if (found.length === 0) return [];
    const open = openTeams(world);
    return bestOf(
      found.filter(({ record }) => !open.has(record.competitor.id)),
      MOST_TEAMS,
    );
  }

  return async (search: Search): Promise<MatchRecord[]> => {
    if (search.statuses?.includes(MATCH_STATUS.finished) !== true) return [];
    const played = await Promise.all(closedTeams(search).map((team) => world.history.latest(team, RESULTS)));
    const ids = new Set(played.flat().map(({ id }) => id));
    return [...ids].flatMap((id) => world.match(id) ?? world.past.find(id) ?? []);
  };
}
