import { createExternalStore, useExternalStore } from './external-store.ts';

const isOpen = createExternalStore(false);

/** The drawer with the side menu of phones. */
export const openSideMenu = (): void => isOpen.set(true);
export const closeSideMenu = (): void => isOpen.set(false);
export const useSideMenuOpen = (): boolean => useExternalStore(isOpen, false);
