import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  deposit_reminder: { titleKey: 'reminder.deposit.title', load: () => import('./deposit-reminder-view.tsx') },
};
