import { z } from 'zod';
import { Provider } from '../model/ids.ts';
import { answers, body } from './route.ts';

/** Opens a provider's page for a player. Source: specification §7, virtual wallet. */
export const postLaunch = {
  method: 'post',
  path: '/{provider}/launch',
  operationId: 'postLaunch',
  description:
    'Code 401 for who is not signed in; 404 for what the provider does not offer, or the operator switched off; 503 while it is not active',
  request: {
    params: z.object({ provider: Provider }),
    body: body(
      z
        .object({
          app: z.string().min(1).max(64).meta({ description: 'The house: horse_racing or lotteries' }),
          theme: z.enum(['light', 'dark']).optional().meta({
            description: 'Of the page around it; without it the page follows the device (extension)',
          }),
          time_zone: z
            .string()
            .max(64)
            .optional()
            .meta({ description: 'Of the reader, for times of day (extension)' }),
        })
        .meta({ id: 'Launch' }),
    ),
  },
  responses: answers(
    z
      .object({
        url: z.string().meta({
          description: 'For a frame; one that begins with a slash stands below the root that holds the APIs',
        }),
      })
      .meta({ id: 'Launched' }),
    [401, 503],
  ),
} as const;
