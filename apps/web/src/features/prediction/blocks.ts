import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  prediction: { load: () => import('./prediction-block.tsx') },
};
