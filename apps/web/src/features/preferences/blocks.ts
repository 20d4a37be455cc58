import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  language: { load: () => import('./language-block.tsx') },
  odds: { load: () => import('./odds-block.tsx') },
  theme: { load: () => import('./theme-block.tsx') },
};
