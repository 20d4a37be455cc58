import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  favorites: { load: () => import('./favourites-block.tsx') },
};
