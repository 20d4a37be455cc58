import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  search: { load: () => import('./search-block.tsx') },
};
