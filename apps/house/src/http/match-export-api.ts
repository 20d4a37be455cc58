import { createRoute } from '@hono/zod-openapi';
import { IMAGE_PATH, LOGO_WIDTH, MATCH_STATUS } from '@touchline/contract/constants';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import type { LogoOf } from '../queries/competitor-logos.ts';
import { knownMatches } from '../queries/known-matches.ts';
import { exportMatch } from '../queries/match-export.ts';
import { matchExportCsv } from '../queries/match-export-csv.ts';
import { findMatches, type MatchFilter } from '../queries/matches.ts';
import { cachedFor } from './guards.ts';
import { createApi } from './http-env.ts';
import { numberList, textList } from './query.ts';

const CSV = 'text/csv; charset=utf-8; header=present';
/** Prices are never older than this with who keeps the answer. */
const SECONDS_KEPT = 5;

const WHOLE: MatchFilter = {
  ids: null,
  sportKeys: null,
  sportType: null,
  categoryIds: null,
  tournamentIds: null,
  type: 'match',
  statuses: [MATCH_STATUS.prematch, MATCH_STATUS.live],
  startFrom: null,
  startTo: null,
  bettable: null,
  hasVideo: null,
  maxPerSport: null,
  favourites: null,
};

/** Matches with their main prices, for who sends visitors. */
export function matchExportApi(house: House) {
  const { world, betCounts, logos } = house;
  const api = createApi();
  const logoOf: LogoOf = (competitor) => {
    const logo = logos.of(competitor);
    return logo && `${IMAGE_PATH}?src=${encodeURIComponent(logo)}&w=${LOGO_WIDTH}`;
  };
  api.use('/matches/export', cachedFor(SECONDS_KEPT));

  api.openapi(createRoute(routes.getMatchExport), async (c) => {
    const query = c.req.valid('query');
    const filter: MatchFilter = {
      ...WHOLE,
      sportKeys: textList(query.sport_key),
      tournamentIds: textList(query.tournament_id),
      statuses: numberList(query.match_status) ?? WHOLE.statuses,
      startFrom: query.start_from ?? null,
      startTo: query.start_to ?? null,
    };
    const range = { statuses: filter.statuses, from: filter.startFrom, to: filter.startTo };
    const found = findMatches(world, await knownMatches(house, range), filter, [], betCounts.of);
    const now = house.now();
    const data = found.flatMap((match) => exportMatch(world, match, c.var.locale, { now, logoOf }) ?? []);
    if (query.format !== 'csv') return c.json({ data }, 200);
    return c.text(matchExportCsv(data), 200, {
      'content-type': CSV,
      'content-disposition': 'attachment; filename="matches.csv"',
    });
  });
  return api;
}
