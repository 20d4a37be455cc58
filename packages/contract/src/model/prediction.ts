import { z } from 'zod';
import { EpochMs, Id, orNull } from './ids.ts';

/** What players expect of a match: its main market as a question. Source: specification §3. */
export const Prediction = z
  .object({
    id: Id.meta({ description: 'Id of the match' }),
    data: z.object({
      outcomes: z.array(
        z.object({
          id: Id,
          name: z.string(),
          votes: orNull(z.number().int()).meta({
            description: 'null until the player has voted or voting is closed',
          }),
        }),
      ),
      total: z.number().int().meta({ description: 'Votes in all' }),
      outcome_id: orNull(Id).meta({ description: "The player's own vote; null without one" }),
      is_open: z.boolean(),
      closes_at: EpochMs,
    }),
    created_at: orNull(EpochMs).meta({ description: 'When the player voted; null where he did not' }),
  })
  .meta({ id: 'Prediction' });
export type Prediction = z.infer<typeof Prediction>;
