import { z } from 'zod';
import { RefusalDetail } from './bet.ts';

/** Every error body of both APIs. Source: specification §8. */
export const ErrorBody = z
  .object({
    code: z.number().int(),
    data: z.object({
      localized_message: z.string(),
      details: z.array(RefusalDetail),
      errors_by_bet: z.record(
        z.string(),
        z.object({ code: z.number().int(), localized_message: z.string(), details: z.array(RefusalDetail) }),
      ),
    }),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;
