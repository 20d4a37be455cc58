import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  my_bets: { load: () => import('./my-bets-block.tsx') },
};
