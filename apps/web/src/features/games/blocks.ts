import type { BlockBindings } from '#data/block.ts';

/** What a provider shows in a frame of its own. */
export const blocks: BlockBindings = {
  provider_game: { load: () => import('./game-block.tsx') },
};
