import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  notifications: { titleKey: 'notifications.title', load: () => import('./notifications-modal.tsx') },
};
