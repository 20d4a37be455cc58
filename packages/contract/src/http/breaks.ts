import { Break, NewBreak } from '../model/break.ts';
import { answers, body, extension } from './route.ts';

export const postBreak = {
  method: 'post',
  path: '/player/breaks',
  operationId: 'postBreak',
  description:
    'Begins a break: a cooling-off of days or a self-exclusion of months. Nothing ends it early. All sessions of the player end, this one too. Code 165: the password has to be given again; 183: a break runs that lasts as long',
  ...extension('The specification names the types of a break and no call that begins one.'),
  request: { body: body(NewBreak) },
  responses: answers(Break, [401, 409]),
} as const;
