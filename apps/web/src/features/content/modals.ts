import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  welcoming_popup: { titleKey: 'welcome.title', load: () => import('./welcoming-popup.tsx') },
};
