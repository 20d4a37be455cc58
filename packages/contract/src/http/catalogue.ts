import { z } from 'zod';
import { Id, pageOf } from '../model/ids.ts';
import { MatchStatus } from '../model/match.ts';
import { Counters } from '../model/settings.ts';
import { Category, Sport, Tournament } from '../model/sport.ts';
import { answers, optionalBody, QueryInt } from './route.ts';

const params = z.object({ id: Id });

export const getSports = {
  method: 'get',
  path: '/sports',
  operationId: 'getSports',
  responses: answers(z.object({ data: z.array(Sport) }).meta({ id: 'Sports' })),
} as const;

export const getCategories = {
  method: 'get',
  path: '/categories',
  operationId: 'getCategories',
  request: {
    query: z.object({
      sport_key: z.string().optional(),
      page: QueryInt.optional(),
      limit: QueryInt.optional(),
    }),
  },
  responses: answers(pageOf(Category)),
} as const;

export const getCategory = {
  method: 'get',
  path: '/categories/{id}',
  operationId: 'getCategory',
  request: { params },
  responses: answers(Category),
} as const;

/** Where leagues are listed: in menus of all sports, on the page of a sport, on the page of a category. */
export const LEAGUE_CONTEXTS = ['top', 'sport', 'category'] as const;

export const getTournaments = {
  method: 'get',
  path: '/tournaments',
  operationId: 'getTournaments',
  request: {
    query: z.object({
      sport_key: z.string().optional(),
      category_id: z.string().optional(),
      context: z
        .enum(LEAGUE_CONTEXTS)
        .optional()
        .meta({ description: 'Where the list stands: its priorities override the usual ones (extension)' }),
      page: QueryInt.optional(),
      limit: QueryInt.optional(),
    }),
  },
  responses: answers(pageOf(Tournament)),
} as const;

export const getTournament = {
  method: 'get',
  path: '/tournaments/{id}',
  operationId: 'getTournament',
  request: { params },
  responses: answers(Tournament),
} as const;

export const postCounters = {
  method: 'post',
  path: '/counters',
  operationId: 'postCounters',
  request: {
    body: optionalBody(
      z
        .object({
          ids: z
            .array(Id)
            .max(500)
            .optional()
            .meta({ description: 'Ids of sports, categories or tournaments to keep' }),
          status: z.array(MatchStatus).optional(),
          type: z.enum(['match', 'outright']).optional(),
          times: z.object({ from: z.number().int().optional(), to: z.number().int().optional() }).optional(),
        })
        .meta({ id: 'CountersFilter' }),
    ),
  },
  responses: answers(Counters),
} as const;
