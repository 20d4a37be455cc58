import { z } from 'zod';
import { NAMED_ACTIONS, SECTIONS, TAB_KEYS } from '../zones.ts';
import { byLocale } from './by-locale.ts';

/** Where something leads: a section, an action, a sport, a league, an event, a promotion, a custom page or a URL. */
export const LinkTarget = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('section'), section: z.enum(SECTIONS) }),
    z.object({ kind: z.literal('action'), action: z.enum(NAMED_ACTIONS) }),
    z.object({ kind: z.literal('sport'), sport_key: z.string() }),
    z.object({ kind: z.literal('league'), id: z.string() }),
    z.object({ kind: z.literal('event'), id: z.string() }),
    z.object({ kind: z.literal('promo'), id: z.string() }),
    z.object({ kind: z.literal('page'), path: z.string() }),
    z.object({ kind: z.literal('url'), href: z.string().regex(/^(https?:\/\/|sms:|mailto:|\/)/) }),
  ])
  .meta({ id: 'LinkTarget' });
export type LinkTarget = z.infer<typeof LinkTarget>;

export const brandLogo = z.object({
  show_name: z.boolean().default(true).meta({ label: 'Show the name beside the mark' }),
});
export const menuItem = z.object({
  target: LinkTarget.meta({ label: 'Leads to' }),
  title: z
    .union([z.string().max(40), byLocale(40)])
    .nullable()
    .default(null)
    .meta({ label: 'Own title, for all or by locale; empty takes the name of the target' }),
  icon: z.string().max(40).nullable().default(null).meta({ label: 'Icon' }),
  show_count: z.boolean().default(false).meta({ label: 'Show the number of events' }),
});
export const sportList = z.object({
  display: z.enum(['list', 'chips']).default('list').meta({ label: 'Display' }),
  title: z.boolean().default(true).meta({ label: 'Show the title' }),
});
export const topLeaguesNavigation = z.object({
  sport_key: z.string().nullable().default(null).meta({ label: 'Only this sport' }),
  limit: z.number().int().min(1).max(30).default(8).meta({ label: 'Leagues at the most' }),
});
export const tabs = z.object({
  keys: z
    .array(z.enum(TAB_KEYS))
    .min(2)
    .max(TAB_KEYS.length)
    .meta({ label: 'Tabs in their order; the first is that of an address without one' }),
  display: z.enum(['tabs', 'chips']).default('tabs').meta({ label: 'Display' }),
});
export const divider = z.object({});
export const search = z.object({});
