import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  cookie_drawer: { titleKey: 'consent.settings', load: () => import('./cookie-drawer.tsx') },
};
