import { z } from 'zod';
import { IconLists } from '../model/icon.ts';
import { answers } from './route.ts';

export const getIcons = {
  method: 'get',
  path: '/icons/svg',
  operationId: 'getIcons',
  description: 'A version that is asked for by name may be kept for ever.',
  request: { query: z.object({ version: z.string().max(12).optional() }) },
  responses: answers(IconLists),
} as const;
