import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  event_video: { load: () => import('./video-block.tsx') },
};
