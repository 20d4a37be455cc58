import type { BlockModule } from '#data/block.ts';
import { matchesQuery } from '#data/queries.ts';
import { outrightsFilter, resultsFilter } from './list-filters.ts';
import { Outrights, type OutrightsSettings } from './outrights.tsx';
import { ResultEvents, type ResultEventsSettings } from './result-events.tsx';

export const outrights: BlockModule<OutrightsSettings> = {
  View: Outrights,
  queries: (settings, page) => [matchesQuery(outrightsFilter(settings, page))],
};
export const resultEvents: BlockModule<ResultEventsSettings> = {
  View: ResultEvents,
  queries: (settings, page) => [matchesQuery(resultsFilter(settings, page))],
};
