import { z } from 'zod';
import { MatchExportRecord } from '../model/match-export.ts';
import { MatchStatuses } from './matches.ts';
import { extension, FAULT, QueryInt, refusals } from './route.ts';

export const getMatchExport = {
  method: 'get',
  path: '/matches/export',
  operationId: 'getMatchExport',
  description:
    'Matches before and in play with the prices of their main markets. As CSV times are ISO 8601 and odds are decimal; a text that a spreadsheet would compute begins with an apostrophe.',
  ...extension('The match export record is named as an entity and comes with no call.'),
  request: {
    query: z.object({
      format: z.enum(['json', 'csv']).optional(),
      sport_key: z.string().optional().meta({ description: 'One key or several, separated by commas' }),
      tournament_id: z.string().optional().meta({ description: 'One id or several, separated by commas' }),
      match_status: MatchStatuses.optional().meta({
        description: 'Status numbers separated by commas; 0 and 1 without it',
      }),
      start_from: QueryInt.optional(),
      start_to: QueryInt.optional(),
    }),
  },
  responses: {
    200: {
      description: 'Success',
      content: {
        'application/json': {
          schema: z.object({ data: z.array(MatchExportRecord) }).meta({ id: 'MatchExport' }),
        },
        'text/csv': { schema: z.string() },
      },
    },
    ...refusals([422]),
    default: FAULT,
  },
} as const;
