import { z } from 'zod';
import { MATCH_STATUS, PAGE_LIMIT } from '../constants/index.ts';
import { Id, orNull, pageOf } from '../model/ids.ts';
import { Market, MarketRule, MarketTemplate } from '../model/market.ts';
import { Match, MatchDetail, MatchStatistics } from '../model/match.ts';
import { HeadToHead, MatchForm, Standings } from '../model/match-preview.ts';
import { answers, extension, QueryFlag, QueryInt, queryList } from './route.ts';

/** The eight sort fields, each ascending or (with a leading minus) descending. Source: specification §3. */
export const SORT_FIELDS = [
  'sport_id',
  'sport_priority',
  'category_id',
  'category_priority',
  'tournament_id',
  'tournament_priority',
  'start_time',
  'bets_count',
] as const;

/** Match statuses in a query. */
export const MatchStatuses = queryList(
  Object.values(MATCH_STATUS),
  'Status numbers of matches, separated by commas',
);

export const MatchesQuery = z.object({
  id: z.string().optional().meta({ description: 'One id or several, separated by commas' }),
  sport_key: z.string().optional(),
  sport_type: z.string().optional(),
  category_id: z.string().optional(),
  tournament_id: z.string().optional(),
  type: z.enum(['match', 'outright']).optional(),
  match_status: MatchStatuses.optional(),
  sort_by: queryList(
    SORT_FIELDS.flatMap((field) => [field, `-${field}`]),
    'Fields separated by commas, the first one decides first; "-" for descending. With "-bets_count" matches whose prices are open come before all others',
  ).optional(),
  start_from: QueryInt.optional(),
  start_to: QueryInt.optional(),
  bettable: QueryFlag.optional(),
  max_per_sport: QueryInt.optional(),
  page: QueryInt.optional(),
  limit: QueryInt.max(PAGE_LIMIT).optional(),
  favourite: QueryFlag.optional(),
  has_video: QueryFlag.optional(),
});

/** Position of the match's `markets:` channel, taken before the markets were read. */
export const Position = z.object({ offset: z.number().int(), epoch: z.string() }).meta({ id: 'Position' });

export const MatchMarkets = pageOf(Market)
  .extend({ v: z.number().int(), position: orNull(Position) })
  .meta({ id: 'MatchMarkets' });

const params = z.object({ id: Id });

export const getMatches = {
  method: 'get',
  path: '/matches',
  operationId: 'getMatches',
  request: { query: MatchesQuery },
  responses: answers(pageOf(Match), [422]),
} as const;

export const getMatch = {
  method: 'get',
  path: '/matches/{id}',
  operationId: 'getMatch',
  request: { params },
  responses: answers(MatchDetail),
} as const;

export const getMatchMarkets = {
  method: 'get',
  path: '/matches/{id}/markets',
  operationId: 'getMatchMarkets',
  request: {
    params,
    query: z.object({
      page: QueryInt.optional(),
      limit: QueryInt.max(PAGE_LIMIT).optional(),
      group_key: z.string().optional(),
      market_id: z.string().optional(),
    }),
  },
  responses: answers(MatchMarkets),
} as const;

export const getMatchStatistics = {
  method: 'get',
  path: '/matches/{id}/match',
  operationId: 'getMatchStatistics',
  description: 'Statistics of type "match"',
  request: { params },
  responses: answers(MatchStatistics),
} as const;

const NOT_COVERED = '404 where "provider_stats_available" of the match is false';

export const getHeadToHead = {
  method: 'get',
  path: '/matches/{id}/head-to-head',
  operationId: 'getHeadToHead',
  description: `Statistics of type "head-to-head"; ${NOT_COVERED}`,
  request: { params },
  responses: answers(HeadToHead),
} as const;

export const getStandings = {
  method: 'get',
  path: '/matches/{id}/standings',
  operationId: 'getStandings',
  description: `Statistics of type "standings"; ${NOT_COVERED}`,
  request: { params },
  responses: answers(Standings),
} as const;

export const getForm = {
  method: 'get',
  path: '/matches/{id}/form',
  operationId: 'getForm',
  description: `Statistics of type "form"; ${NOT_COVERED}`,
  request: { params },
  responses: answers(MatchForm),
} as const;

export const getEndingSoon = {
  method: 'get',
  path: '/markets/ending-soon',
  operationId: 'getEndingSoon',
  ...extension(
    'The block "Ending soon" lists live markets that settle within minutes; no call of the specification finds them.',
  ),
  request: { query: z.object({ sport_key: z.string().optional(), limit: QueryInt.max(50).optional() }) },
  responses: answers(
    z.object({ data: z.array(z.object({ match: Match, market: Market })) }).meta({ id: 'EndingSoon' }),
  ),
} as const;

export const getMarketTemplates = {
  method: 'get',
  path: '/markets/templates',
  operationId: 'getMarketTemplates',
  ...extension(
    'Prices travel without names; a client names a new market from its template instead of asking again.',
  ),
  request: { query: z.object({ sport_key: z.string().optional() }) },
  responses: answers(z.object({ data: z.array(MarketTemplate) }).meta({ id: 'MarketTemplates' })),
} as const;

export const getMarketRules = {
  method: 'get',
  path: '/markets/rules',
  operationId: 'getMarketRules',
  ...extension(
    'What wins a market, what is counted and when the stake comes back is read before the bet; the specification has no text for it.',
  ),
  request: {
    query: z.object({
      sport_key: z.string().optional(),
      market_id: z.string().optional().meta({ description: 'One id or several, separated by commas' }),
    }),
  },
  responses: answers(z.object({ data: z.array(MarketRule) }).meta({ id: 'MarketRules' }), [404]),
} as const;
