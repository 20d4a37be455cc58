import { z } from 'zod';
import { JACKPOT_HIT_STATUSES } from '../constants/bonuses.ts';
import { PAGE_LIMIT, SELECTION_CAP } from '../constants/index.ts';
import { PlacementBet } from '../model/bet.ts';
import { Id, pageOf } from '../model/ids.ts';
import { BetJackpots, Jackpot, JackpotHit } from '../model/jackpot.ts';
import { answers, body, QueryFlag, QueryInt, queryList } from './route.ts';

/** Which jackpots each bet of the slip takes part in. 404 of any call about jackpots: they are off. */
export const postJackpots = {
  method: 'post',
  path: '/jackpots',
  operationId: 'postJackpots',
  request: {
    body: body(
      z.object({ bets: z.array(PlacementBet).min(1).max(SELECTION_CAP) }).meta({ id: 'JackpotQuestion' }),
    ),
  },
  responses: answers(z.object({ bets: z.array(BetJackpots) }).meta({ id: 'JackpotsOfBets' }), [404]),
} as const;

export const getJackpots = {
  method: 'get',
  path: '/jackpots',
  operationId: 'getJackpots',
  responses: answers(z.object({ data: z.array(Jackpot) }).meta({ id: 'Jackpots' }), [404]),
} as const;

export const getJackpot = {
  method: 'get',
  path: '/jackpots/{id}',
  operationId: 'getJackpot',
  request: { params: z.object({ id: Id }) },
  responses: answers(Jackpot),
} as const;

/** Hits, newest first. `for_user` and `unseen` need a signed-in player; a visitor has none. */
export const getJackpotHits = {
  method: 'get',
  path: '/jackpot-hits',
  operationId: 'getJackpotHits',
  request: {
    query: z.object({
      jackpot_id: Id.optional(),
      status: queryList(JACKPOT_HIT_STATUSES, 'Default: both').optional(),
      for_user: QueryFlag.optional(),
      unseen: QueryFlag.optional(),
      page: QueryInt.optional(),
      limit: QueryInt.max(PAGE_LIMIT).optional(),
    }),
  },
  responses: answers(pageOf(JackpotHit).meta({ id: 'JackpotHits' }), [404, 422]),
} as const;
