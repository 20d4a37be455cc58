import type { BlockBindings } from '#data/block.ts';
import { ListSkeleton, TilesSkeleton } from './late-skeletons.tsx';

// One call for each file: bundlers write a long one for each name that is taken out of it.
const views = () => import('./views.ts');
const laterViews = () => import('./later-views.ts');
const dayViews = () => import('./day-views.ts');

/** Block kinds that list matches. */
export const blocks: BlockBindings = {
  live_events: {
    load: () => views().then(({ liveEvents }) => liveEvents),
    Skeleton: ListSkeleton,
  },
  prematch_events: {
    load: () => views().then(({ prematchEvents }) => prematchEvents),
    Skeleton: ListSkeleton,
  },
  top_events: {
    load: () => views().then(({ topEvents }) => topEvents),
    Skeleton: TilesSkeleton,
  },
  result_events: {
    load: () => laterViews().then(({ resultEvents }) => resultEvents),
    Skeleton: ListSkeleton,
  },
  schedule: { load: () => dayViews().then(({ schedule }) => schedule), Skeleton: ListSkeleton },
  results: { load: () => dayViews().then(({ results }) => results), Skeleton: ListSkeleton },
  ending_soon: { load: () => views().then(({ endingSoon }) => endingSoon) },
  outrights: { load: () => laterViews().then(({ outrights }) => outrights) },
};
