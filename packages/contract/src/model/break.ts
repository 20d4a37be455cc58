import { z } from 'zod';
import { BREAKS, type BreakType } from '../constants/breaks.ts';
import { EpochMs } from './ids.ts';

const BreakTypes = z.enum(Object.keys(BREAKS) as [BreakType, ...BreakType[]]); // its keys are the types
const { cooling_off: days, self_exclusion: months } = BREAKS;

/** A break that a player asks for: `days` of a cooling-off, `months` of a self-exclusion. */
export const NewBreak = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('cooling_off'),
      days: z.number().int().min(days.min).max(days.max),
    }),
    z.strictObject({
      type: z.literal('self_exclusion'),
      months: z.number().int().min(months.min).max(months.max).meta({ description: 'Calendar months' }),
    }),
  ])
  .meta({ id: 'NewBreak' });
export type NewBreak = z.infer<typeof NewBreak>;

/** A break that runs. */
export const Break = z.object({ type: BreakTypes, ends_at: EpochMs }).meta({ id: 'Break' });
export type Break = z.infer<typeof Break>;
