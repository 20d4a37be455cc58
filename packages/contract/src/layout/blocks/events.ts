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

const empty = z.boolean().default(false).meta({ label: 'Say so where there are none' });

export const liveEvents = Scope.extend({
  link: z.boolean().default(true).meta({ label: 'Link to all live events' }),
});
export const prematchEvents = Scope.extend({
  time_filter: z.boolean().default(true).meta({ label: 'Show the time filter' }),
});
export const topEvents = Scope.extend({
  display: z.enum(['slider', 'tile', 'card']).default('slider').meta({ label: 'Display' }),
  limit: z.number().int().min(1).max(12).default(6).meta({ label: 'Events at the most' }),
  empty,
});
export const endingSoon = Scope.extend({
  limit: z.number().int().min(1).max(20).default(6).meta({ label: 'Markets at the most' }),
});
export const outrights = Scope.extend({
  limit: z.number().int().min(1).max(50).default(5).meta({ label: 'Outrights at the most' }),
  empty,
});
export const resultEvents = Scope.extend({
  limit: z.number().int().min(1).max(100).default(20).meta({ label: 'Events at the most' }),
  empty,
});
export const schedule = Scope.extend({
  limit: z
    .number()
    .int()
    .min(1)
    .max(500)
    .default(40)
    .meta({ label: 'Events at the most, until more are asked for' }),
  days: z.number().int().min(1).max(14).default(7).meta({ label: 'Days to choose from, beginning today' }),
  times: z.boolean().default(true).meta({ label: 'Offer the next hours' }),
  bettable: z.boolean().default(true).meta({ label: 'Offer only events that take bets, and only e-sports' }),
  sort: z.boolean().default(true).meta({ label: 'Offer the order by sport, by time or by popularity' }),
});
export const results = Scope.extend({
  limit: z
    .number()
    .int()
    .min(1)
    .max(500)
    .default(50)
    .meta({ label: 'Events at the most, until more are asked for' }),
  days: z.number().int().min(1).max(14).default(7).meta({ label: 'Days to choose from, ending today' }),
  sort: z.boolean().default(true).meta({ label: 'Offer the order by league or by time' }),
});
export const eventMarkets = z.object({
  columns: z.enum(['one', 'two']).default('two').meta({ label: 'Columns where there is room' }),
});
export const eventStats = z.object({
  statistics: z.boolean().default(true).meta({ label: 'Show statistics' }),
  incidents: z.boolean().default(true).meta({ label: 'Show goals and cards' }),
  tracker: z.boolean().default(true).meta({ label: 'Show the match tracker while the match is played' }),
});
export const eventVideo = z.object({
  upcoming: z.boolean().default(true).meta({ label: 'Say before a match that it will be shown' }),
});
/** Facts of a match that stand in the address of its page at a provider: `{match_id}`. */
const MATCH_FACTS = ['match_id', 'match_urn', 'sport', 'locale'] as const;
const namesOf = (template: string) => [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
const isKnown = (name: string | undefined) => MATCH_FACTS.some((fact) => fact === name);

export const matchInfo = z.object({
  provider: z.string().trim().min(1).max(40).meta({ label: 'Name of the service' }),
  url: z
    .string()
    .max(500)
    .regex(/^(https?:\/\/[^/\\{}]+\/|\/(?![/\\]))/)
    .refine((url) => namesOf(url).every(isKnown), { error: `may name ${MATCH_FACTS.join(', ')} alone` })
    .refine((url) => /\{match_(id|urn)\}/.test(url), { error: 'needs {match_id} or {match_urn}' })
    .meta({ label: 'Address of its page about a match, with {match_id} or {match_urn}, {sport}, {locale}' }),
  height: z.number().int().min(120).max(1200).default(420).meta({ label: 'Height of its frame in pixels' }),
  open: z.boolean().default(false).meta({ label: 'Unfolded from the start' }),
});
export const matchPreview = z.object({
  form: z.boolean().default(true).meta({ label: 'Show the last matches of both sides' }),
  head_to_head: z.boolean().default(true).meta({ label: 'Show their matches against each other' }),
  standings: z.boolean().default(true).meta({ label: 'Show the table of the league' }),
  open: z.boolean().default(false).meta({ label: 'Unfolded from the start' }),
});
export const favorites = z.object({
  limit: z.number().int().min(1).max(500).default(100).meta({ label: 'Matches to come at the most' }),
  title: z.boolean().default(true).meta({ label: 'Show the title' }),
});
