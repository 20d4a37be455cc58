import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  notifications: { load: () => import('./notifications-block.tsx') },
};
