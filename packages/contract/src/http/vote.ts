import { z } from 'zod';
import { Id } from '../model/ids.ts';
import { Prediction } from '../model/prediction.ts';
import { answers, body } from './route.ts';

/** The question about a match, and how it was answered. Code 404 where there is none. */
export const getVote = {
  method: 'get',
  path: '/vote',
  operationId: 'getVote',
  request: { query: z.object({ prediction_id: Id }) },
  responses: answers(Prediction, [404]),
} as const;

/** Votes, or votes otherwise. Code 121 once the match has begun. */
export const postVote = {
  method: 'post',
  path: '/vote',
  operationId: 'postVote',
  request: {
    body: body(
      z
        .object({
          prediction_id: Id,
          data: z.object({
            outcome_id: Id.meta({ description: 'Of the question; any other is refused with 422' }),
          }),
        })
        .meta({ id: 'Vote' }),
    ),
  },
  responses: answers(Prediction, [401, 404]),
} as const;
