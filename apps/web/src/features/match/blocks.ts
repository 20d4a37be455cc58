import type { BlockBindings } from '#data/block.ts';
import { MarketsSkeleton, ScoreboardSkeleton } from './late-skeletons.tsx';

/** Block kinds about one match. */
export const blocks: BlockBindings = {
  event_stats: {
    load: () => import('./views.ts').then(({ eventStats }) => eventStats),
    Skeleton: ScoreboardSkeleton,
  },
  event_markets: {
    load: () => import('./views.ts').then(({ eventMarkets }) => eventMarkets),
    Skeleton: MarketsSkeleton,
  },
};
