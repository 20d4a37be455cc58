import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  bet_slip: { load: () => import('./bet-slip-block.tsx') },
};
