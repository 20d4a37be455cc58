import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  custom_bet: { titleKey: 'builder.modal.title', load: () => import('./custom-bet-modal.tsx') },
};
