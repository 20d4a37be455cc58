import { z } from 'zod';

const Scope = z.object({
  sport_key: z
    .string()
    .nullable()
    .default(null)
    .meta({ label: 'Only this sport; empty takes the sport of the page' }),
  limit: z.number().int().min(1).max(500).default(50).meta({ label: 'Events at the most' }),
  title: z.boolean().default(true).meta({ label: 'Show the title' }),
});

export const liveEvents = Scope.extend({
  link: z.boolean().default(true).meta({ label: 'Link to all live events' }),
});
export const prematchEvents = Scope.extend({
  time_filter: z.boolean().default(true).meta({ label: 'Show the time filter' }),
});
export const topEvents = Scope.extend({
  display: z.enum(['slider', 'tile', 'card']).default('slider').meta({ label: 'Display' }),
  limit: z.number().int().min(1).max(12).default(6).meta({ label: 'Events at the most' }),
});
export const endingSoon = Scope.extend({
  limit: z.number().int().min(1).max(20).default(6).meta({ label: 'Markets at the most' }),
});
export const outrights = Scope.extend({
  limit: z.number().int().min(1).max(50).default(5).meta({ label: 'Outrights at the most' }),
});
export const resultEvents = Scope.extend({
  limit: z.number().int().min(1).max(100).default(20).meta({ label: 'Events at the most' }),
  empty: z.boolean().default(false).meta({ label: 'Say so where there are none' }),
});
export const eventMarkets = z.object({
  columns: z.enum(['one', 'two']).default('two').meta({ label: 'Columns where there is room' }),
});
export const eventStats = z.object({
  statistics: z.boolean().default(true).meta({ label: 'Show statistics' }),
  incidents: z.boolean().default(true).meta({ label: 'Show goals and cards' }),
});
