import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  limits: { load: () => import('./limits-block.tsx') },
};
