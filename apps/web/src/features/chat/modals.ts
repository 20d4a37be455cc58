import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  chat: { titleKey: 'chat.title', load: () => import('./chat-dialog.tsx') },
};
