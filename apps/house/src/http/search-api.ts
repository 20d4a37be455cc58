import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { presentMatch } from '../queries/present-match.ts';
import { presentCategory, presentSport, presentTournament } from '../queries/present-tournament.ts';
import { createCatalogueSearch } from '../search/catalogue-search.ts';
import { MOST_MATCHES } from '../search/find-matches.ts';
import { createTeamSearch } from '../search/team-results.ts';
import { cachedFor } from './guards.ts';
import { createApi } from './http-env.ts';
import { flag, numberList } from './query.ts';
import { testProvidersOf } from './test-providers.ts';
import { addressOf, withinRate } from './visitor.ts';

/** Finds matches, leagues, countries and sports by their names. */
export function searchApi(house: House) {
  const { world, betCounts, now, options } = house;
  const api = createApi();
  const find = createCatalogueSearch(world);
  const findResults = createTeamSearch(world);
  const searches = createRateLimit(options.rates.search);
  api.use('/search', cachedFor(1));

  api.openapi(createRoute(routes.getSearch), async (c) => {
    const { q, sport_type, match_status, only_events_name } = c.req.valid('query');
    withinRate(searches.take(addressOf(c), now()));
    const { locale } = c.var;
    const search = {
      text: q,
      locale,
      sportType: sport_type || null,
      statuses: numberList(match_status),
      eventsOnly: flag(only_events_name) ?? false,
      now: now(),
      providers: testProvidersOf(c),
    };
    const found = find(search);
    const results = await findResults(search);
    const others = found.matches.filter((match) => !results.includes(match));
    const matches = [...others.slice(0, MOST_MATCHES - results.length), ...results];
    return c.json(
      {
        matches: matches.map((match) => presentMatch(house, match, locale, betCounts.of(match.id))),
        tournaments: found.tournaments.map((league) => presentTournament(world, league, locale)),
        categories: found.categories.map((category) => presentCategory(world, category, locale)),
        sports: found.sports.map((sport) => presentSport(sport, locale)),
      },
      200,
    );
  });
  return api;
}
