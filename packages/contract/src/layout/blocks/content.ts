import { z } from 'zod';
import { LIST_TIMES } from '../zones.ts';
import { byLocale } from './by-locale.ts';
import { LinkTarget } from './navigation.ts';

export const text = z.object({
  content: byLocale(20_000).meta({
    label: 'Text by locale: # headings, paragraphs, - lists, 1. lists, **strong**, *emphasis*, [links](…)',
  }),
  width: z.enum(['default', 'narrow']).default('default').meta({ label: 'Width' }),
});
export const operatorText = z.object({
  name: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .meta({ label: 'Name of the text, as its file is called' }),
  contents: z.boolean().default(true).meta({ label: 'Begin with a list of its parts' }),
});
export const promotions = z.object({
  limit: z.number().int().min(1).max(50).default(20).meta({ label: 'Promotions at the most' }),
});
export const button = z.object({
  label: byLocale(40).meta({ label: 'Label by locale' }),
  target: LinkTarget.meta({ label: 'Leads to' }),
  look: z.enum(['primary', 'quiet']).default('quiet').meta({ label: 'Style' }),
  width: z.enum(['default', 'narrow']).default('default').meta({ label: 'Width' }),
});
export const clock = z.object({
  seconds: z.boolean().default(true).meta({ label: 'Show seconds' }),
  date: z.boolean().default(false).meta({ label: 'Show the day' }),
});
export const eventsFilter = z.object({
  times: z
    .array(z.enum(LIST_TIMES))
    .default([...LIST_TIMES])
    .meta({ label: 'Times to choose from, beside all' }),
  days: z
    .number()
    .int()
    .min(0)
    .max(12)
    .default(5)
    .meta({ label: 'Days to choose from, beginning the day after tomorrow' }),
  bettable: z.boolean().default(true).meta({ label: 'Offer only events that take bets' }),
  video: z.boolean().default(true).meta({ label: 'Offer only events with video' }),
  sort: z.boolean().default(true).meta({ label: 'Offer the order by time or by league' }),
});
