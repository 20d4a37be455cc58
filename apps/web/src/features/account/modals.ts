import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  sign_in: { titleKey: 'signIn.title', load: () => import('./sign-in.tsx') },
  sessions: { titleKey: 'sessions.title', load: () => import('./sessions.tsx') },
  currencies: { titleKey: 'currencies.title', load: () => import('./currencies.tsx') },
  sign_up: { titleKey: 'signUp.title', load: () => import('./sign-up.tsx') },
};
