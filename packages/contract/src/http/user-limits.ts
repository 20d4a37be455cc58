import { z } from 'zod';
import { Id } from '../model/ids.ts';
import {
  DeclinedLimit,
  LimitDecline,
  NewUserLimit,
  UserLimit,
  UserLimitUsages,
} from '../model/user-limit.ts';
import { answers, body, extension } from './route.ts';

const params = z.object({ id: Id });

export const getUserLimits = {
  method: 'get',
  path: '/user_limits',
  operationId: 'getUserLimits',
  description:
    'Limits in force and changes that wait, oldest first; one that ended since the last change is `disabled`',
  responses: answers(z.array(UserLimit), [401]),
} as const;

export const getUserLimitUsage = {
  method: 'get',
  path: '/player/limit_usage',
  operationId: 'getUserLimitUsage',
  ...extension('A player sees what is left of a limit before he types an amount.'),
  responses: answers(UserLimitUsages, [401]),
} as const;

export const postUserLimit = {
  method: 'post',
  path: '/user_limits',
  operationId: 'postUserLimit',
  description:
    'A first or lower value is in force at once. A higher one waits as `unconfirmed`. The value in force takes back what waits',
  ...extension('The specification lists limits and not the call that sets one.'),
  request: { body: body(NewUserLimit) },
  responses: answers(UserLimit, [401, 429]),
} as const;

export const postUserLimitDecline = {
  method: 'post',
  path: '/user_limits/decline',
  operationId: 'postUserLimitDecline',
  description:
    'Goes on without a deposit limit. Idempotent. A first deposit without this and without a deposit limit is refused by code 184',
  ...extension('A player answers the question of a deposit limit once, on whatever device.'),
  request: { body: body(LimitDecline) },
  responses: answers(DeclinedLimit, [401, 429]),
} as const;

export const deleteUserLimit = {
  method: 'delete',
  path: '/user_limits/{id}',
  operationId: 'deleteUserLimit',
  description:
    'Asks for its removal: it stays in force as `unconfirmed_disabled`. Code 179: it is not `active`',
  ...extension('A player may go on without a limit after a waiting time.'),
  request: { params },
  responses: answers(UserLimit, [401, 409, 429]),
} as const;

export const postUserLimitConfirm = {
  method: 'post',
  path: '/user_limits/{id}/confirm',
  operationId: 'postUserLimitConfirm',
  description:
    'Confirms a higher value or a removal, from `confirm_from` until `confirm_until`; else code 178',
  ...extension('A higher limit needs an act of the player after a waiting time.'),
  request: { params },
  responses: answers(UserLimit, [401, 409, 429]),
} as const;

export const postUserLimitKeep = {
  method: 'post',
  path: '/user_limits/{id}/keep',
  operationId: 'postUserLimitKeep',
  description: 'Takes back a higher value or a removal before it counts. Code 179: nothing waits',
  ...extension('A player may change his mind while a change waits.'),
  request: { params },
  responses: answers(UserLimit, [401, 409, 429]),
} as const;
