import type { BlockBindings } from '#data/block.ts';

/** Block kinds that an administrator fills, and the filter of the lists beside them. */
export const blocks: BlockBindings = {
  text: { load: () => import('./text-block.tsx') },
  clock: { load: () => import('./clock-block.tsx') },
  events_filter: { load: () => import('./events-filter.tsx') },
};
