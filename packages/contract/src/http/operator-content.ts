import { z } from 'zod';
import { OperatorText, Promotion } from '../model/operator-content.ts';
import { answers, extension } from './route.ts';

export const getText = {
  method: 'get',
  path: '/texts/{name}',
  operationId: 'getText',
  ...extension('Screens such as general rules and about show a text of the operator; no call returns it.'),
  request: { params: z.object({ name: z.string().max(64) }) },
  responses: answers(OperatorText),
} as const;

export const getPromotions = {
  method: 'get',
  path: '/promotions',
  operationId: 'getPromotions',
  ...extension('The specification names the screen of promotions and shows no call that lists them.'),
  responses: answers(z.object({ data: z.array(Promotion) }).meta({ id: 'Promotions' })),
} as const;
