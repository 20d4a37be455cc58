import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  search: { titleKey: 'search.title', load: () => import('./search-dialog.tsx') },
};
