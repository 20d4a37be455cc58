import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  share_bet: { titleKey: 'share.title', load: () => import('./share-dialog.tsx') },
  share_load: { titleKey: 'share.load.title', load: () => import('./load-dialog.tsx') },
  share_preview: { titleKey: 'share.preview.title', load: () => import('./preview-dialog.tsx') },
  share_bet_not_found: { titleKey: 'share.notFound.title', load: () => import('./not-found-dialog.tsx') },
};
