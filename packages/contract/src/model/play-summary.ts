import { z } from 'zod';
import { CurrencyCode, EpochMs, MinorUnits, orNull } from './ids.ts';

/** What a player staked, won and spent in time in one calendar week. */
export const PlayWeek = z
  .object({
    start: EpochMs.meta({ description: 'First moment of its Monday' }),
    staked: MinorUnits,
    won: MinorUnits.meta({ description: 'Returns and cash-outs, stakes included' }),
    minutes: orNull(z.number().int()).meta({
      description: 'Minutes signed in; null of a week that was not counted',
    }),
  })
  .meta({ id: 'PlayWeek' });
export type PlayWeek = z.infer<typeof PlayWeek>;

export const PlaySummary = z
  .object({
    currency: CurrencyCode.meta({ description: 'All currencies are converted to it at the reference rates' }),
    weeks: z.array(PlayWeek).meta({ description: 'The oldest first; the last one is this week' }),
  })
  .meta({ id: 'PlaySummary' });
export type PlaySummary = z.infer<typeof PlaySummary>;
