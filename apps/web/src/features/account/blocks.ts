import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  profile: { load: () => import('./profile-block.tsx') },
};
