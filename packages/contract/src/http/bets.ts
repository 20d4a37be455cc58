import { z } from 'zod';
import { PAGE_LIMIT } from '../constants/index.ts';
import { Bet, Placement, PlacementResult } from '../model/bet.ts';
import { orNull, pageOf } from '../model/ids.ts';
import { answers, body, extension, QueryInt } from './route.ts';

export const getBets = {
  method: 'get',
  path: '/bets',
  operationId: 'getBets',
  request: {
    query: z.object({
      status: z.enum(['all', 'open', 'settled']).optional(),
      result: z.enum(['all', 'win', 'lose', 'refund']).optional(),
      page: QueryInt.optional(),
      limit: QueryInt.max(PAGE_LIMIT).optional(),
      locale: z.string().optional(),
      excluded_statuses: z.string().optional().meta({ description: 'Bet statuses separated by commas' }),
    }),
  },
  responses: answers(
    pageOf(Bet)
      .extend({ counts: z.object({ open: z.number().int(), settled: z.number().int() }) })
      .meta({ id: 'Bets' }),
  ),
} as const;

export const postBets = {
  method: 'post',
  path: '/bets',
  operationId: 'postBets',
  request: { body: body(Placement) },
  responses: answers(PlacementResult),
} as const;

export const getBetRequest = {
  method: 'get',
  path: '/bets/requests/{id}',
  operationId: 'getBetRequest',
  ...extension('After a lost answer the slip asks what became of its request instead of sending it again.'),
  request: { params: z.object({ id: z.string().min(8).max(64) }) },
  responses: answers(
    z.object({ known: z.boolean(), result: orNull(PlacementResult) }).meta({ id: 'BetRequest' }),
  ),
} as const;
