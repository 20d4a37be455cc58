import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  bonus_detail: { titleKey: 'bonuses.detail', load: () => import('./dialogs/bonus-detail.tsx') },
  lootbox_opened: { titleKey: 'bonuses.opened', load: () => import('./dialogs/lootbox-opened.tsx') },
  jackpot_hit: { titleKey: 'jackpots.hit', load: () => import('./dialogs/jackpot-hit.tsx') },
};
