import type { BlockModule } from '#data/block.ts';
import { countersQuery, endingSoonQuery, matchesQuery, sportsQuery } from '#data/queries.ts';
import { queriedTimeZone } from '#data/time-zone.ts';
import { EndingSoon } from './ending-soon.tsx';
import { endingSoonFilter, liveFilter, prematchFilter, topFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import { LiveEvents, type LiveEventsSettings } from './live-events.tsx';
import { PrematchEvents, type PrematchSettings } from './prematch-events.tsx';
import { TopEvents, type TopEventsSettings } from './top-events.tsx';

export const liveEvents: BlockModule<LiveEventsSettings> = {
  View: LiveEvents,
  queries: (settings, page) => [matchesQuery(liveFilter(settings, page)), sportsQuery(), countersQuery()],
};
export const prematchEvents: BlockModule<PrematchSettings> = {
  View: PrematchEvents,
  queries: (settings, page) => [
    matchesQuery(prematchFilter(settings, page, queriedTimeZone())),
    sportsQuery(),
  ],
};
export const topEvents: BlockModule<TopEventsSettings> = {
  View: TopEvents,
  queries: (settings, page) => [matchesQuery(topFilter(settings, page))],
};
export const endingSoon: BlockModule<ListSettings> = {
  View: EndingSoon,
  queries: (settings, page) => [endingSoonQuery(endingSoonFilter(settings, page))],
};
