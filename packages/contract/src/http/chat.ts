import { z } from 'zod';
import { answers } from './route.ts';

/** The id by which a social chat knows the player. Source: specification §7. */
export const getWatchersUserId = {
  method: 'get',
  path: '/watchersio/userid',
  operationId: 'getWatchersUserId',
  description: 'The same id each time, from which nobody but the backend learns who the player is',
  responses: answers(z.object({ user_id: z.string() }).meta({ id: 'WatchersUserId' }), [401]),
} as const;
