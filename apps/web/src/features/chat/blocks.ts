import type { BlockBindings } from '#data/block.ts';

export const blocks: BlockBindings = {
  chat_toggle: { load: () => import('./chat-toggle-block.tsx') },
};
