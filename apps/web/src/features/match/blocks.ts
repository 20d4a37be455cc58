import type { BlockBindings } from '#data/block.ts';
import { matchMessages } from '#data/later-messages.ts';
import { MarketsSkeleton, ScoreboardSkeleton } from './late-skeletons.tsx';

/** Block kinds about one match. */
export const blocks: BlockBindings = {
  event_stats: {
    load: () => Promise.all([import('./views.ts'), matchMessages()]).then(([{ eventStats }]) => eventStats),
    Skeleton: ScoreboardSkeleton,
  },
  event_markets: {
    load: () =>
      Promise.all([import('./views.ts'), matchMessages()]).then(([{ eventMarkets }]) => eventMarkets),
    Skeleton: MarketsSkeleton,
  },
  match_info: { load: () => import('./info/info-block.tsx') },
  match_preview: { load: () => import('./preview/preview-block.tsx') },
};
