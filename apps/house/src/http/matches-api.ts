import { createRoute } from '@hono/zod-openapi';
import { marketsChannel } from '@touchline/contract/channels';
import { PAGE_LIMIT } from '@touchline/contract/constants';
import * as routes from '@touchline/contract/http';
import type { TypedResponse } from 'hono';
import type { z } from 'zod';
import type { MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';
import { aboutToCompareLive, aboutToShow } from '../queries/about-to-show.ts';
import { findEndingSoon } from '../queries/ending-soon.ts';
import { favouriteSets } from '../queries/favourites.ts';
import { knownMatches } from '../queries/known-matches.ts';
import { createMatchTexts } from '../queries/match-texts.ts';
import { findMatches, type MatchFilter, pageOf, type SortField, type SortKey } from '../queries/matches.ts';
import { presentMarket } from '../queries/present-market.ts';
import { presentMatchDetail, presentStatistics } from '../queries/present-match.ts';
import { shownMarkets } from '../queries/shown-markets.ts';
import { cachedFor, neverCached } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { flag, numberList, textList } from './query.ts';
import { Refusal } from './refusal-answer.ts';
import { shownTo } from './test-providers.ts';
import { playerOf } from './visitor.ts';

type Query = z.infer<typeof routes.MatchesQuery>;

const isSortField = (text: string): text is SortField =>
  (routes.SORT_FIELDS as readonly string[]).includes(text);

/** Sort keys of the query, which names none but those that there are. */
function sortOf(value: string | undefined): SortKey[] {
  return (textList(value) ?? []).flatMap((text) => {
    const field = text.replace(/^-/, '');
    return isSortField(field) ? [{ field, descending: text.startsWith('-') }] : [];
  });
}

const filterOf = (query: Query): Omit<MatchFilter, 'favourites'> => ({
  ids: textList(query.id),
  sportKeys: textList(query.sport_key),
  sportType: query.sport_type || null,
  categoryIds: textList(query.category_id),
  tournamentIds: textList(query.tournament_id),
  type: query.type ?? null,
  statuses: numberList(query.match_status),
  startFrom: query.start_from ?? null,
  startTo: query.start_to ?? null,
  bettable: flag(query.bettable),
  hasVideo: flag(query.has_video),
  maxPerSport: query.max_per_sport ?? null,
});

/** An answer whose JSON is text already. The type is what the text holds. */
const jsonText = <T>(c: HttpContext, text: string) =>
  c.body(text, 200, { 'content-type': 'application/json' }) as unknown as TypedResponse<T, 200, 'json'>; // as c.json would

/** Lists of matches and markets. */
export function matchesApi(house: House) {
  const { world, betCounts } = house;
  const api = createApi();
  const texts = createMatchTexts(house);

  const requireMatch = (id: string): MatchRecord => {
    const match = world.match(id) ?? world.past.find(id);
    if (!match) throw new Refusal('not_found');
    return match;
  };

  /** Favourites are a player's own; who has none gets none. */
  const favouritesOf = async (c: HttpContext) => favouriteSets(house, (await playerOf(c, house))?.id ?? null);

  const forAll = cachedFor(1);
  // A list of favourites is a player's own.
  api.use('/matches', (c, next) => (c.req.query('favourite') === undefined ? forAll : neverCached)(c, next));
  api.use('/matches/*', cachedFor(1));
  api.use('/markets/ending-soon', cachedFor(1));

  api.openapi(createRoute(routes.getMatches), async (c) => {
    const query = c.req.valid('query');
    const filter = { ...filterOf(query), favourites: flag(query.favourite) ? await favouritesOf(c) : null };
    const range = { statuses: filter.statuses, from: filter.startFrom, to: filter.startTo };
    const known = await knownMatches(house, range);
    if (filter.bettable !== null) await aboutToCompareLive(world);
    const at = house.now();
    const betsCount = (id: string) => betCounts.of(id, at);
    const found = findMatches(world, known, filter, sortOf(query.sort_by), betsCount).filter(
      shownTo(c, world),
    );
    const { data, pagination } = pageOf(found, { page: query.page ?? 1, limit: query.limit ?? PAGE_LIMIT });
    await aboutToShow(world, data);
    // Texts of matches are kept between requests; the body is put together from them.
    const body = `{"data":[${data.map((match) => texts.of(match, c.var.locale, betsCount(match.id))).join(',')}],"pagination":${JSON.stringify(pagination)}}`;
    return jsonText<
      z.infer<(typeof routes.getMatches.responses)[200]['content']['application/json']['schema']>
    >(c, body);
  });

  api.openapi(createRoute(routes.getMatch), (c) => {
    const match = requireMatch(c.req.valid('param').id);
    return c.json(presentMatchDetail(house, match, c.var.locale, betCounts.of(match.id)), 200);
  });

  api.openapi(createRoute(routes.getMatchMarkets), async (c) => {
    const { id } = c.req.valid('param');
    const { page, limit, group_key: group, market_id } = c.req.valid('query');
    requireMatch(id);
    // The position comes first: what is published after it is newer than the markets, never lost between the two.
    const position = await house.port.position(marketsChannel(id));
    world.ensureBook(id);
    const match = requireMatch(id);
    const ids = textList(market_id);
    const wanted = shownMarkets(match).filter(
      (market) =>
        (group === undefined || group === 'all' || market.groups.some((key) => key === group)) &&
        (ids === null || ids.includes(market.id)),
    );
    const { data, pagination } = pageOf(wanted, { page: page ?? 1, limit: limit ?? PAGE_LIMIT });
    const markets = data.map((market) => presentMarket(match, market, c.var.locale));
    return c.json({ data: markets, pagination, v: match.v, position }, 200);
  });

  api.openapi(createRoute(routes.getMatchStatistics), (c) =>
    c.json(presentStatistics(requireMatch(c.req.valid('param').id)), 200),
  );

  api.openapi(createRoute(routes.getEndingSoon), async (c) => {
    const { sport_key, limit } = c.req.valid('query');
    await aboutToCompareLive(world);
    const asked = { sportKey: sport_key ?? null, limit: limit ?? 20, isShown: shownTo(c, world) };
    return c.json({ data: findEndingSoon(house, asked, c.var.locale) }, 200);
  });
  return api;
}
