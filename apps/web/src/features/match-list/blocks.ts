import type { BlockBindings } from '#data/block.ts';
import { ListSkeleton, TilesSkeleton } from './late-skeletons.tsx';

/** Block kinds that list matches. */
export const blocks: BlockBindings = {
  live_events: {
    load: () => import('./views.ts').then(({ liveEvents }) => liveEvents),
    Skeleton: ListSkeleton,
  },
  prematch_events: {
    load: () => import('./views.ts').then(({ prematchEvents }) => prematchEvents),
    Skeleton: ListSkeleton,
  },
  top_events: {
    load: () => import('./views.ts').then(({ topEvents }) => topEvents),
    Skeleton: TilesSkeleton,
  },
  result_events: {
    load: () => import('./later-views.ts').then(({ resultEvents }) => resultEvents),
    Skeleton: ListSkeleton,
  },
  ending_soon: { load: () => import('./views.ts').then(({ endingSoon }) => endingSoon) },
  outrights: { load: () => import('./later-views.ts').then(({ outrights }) => outrights) },
};
