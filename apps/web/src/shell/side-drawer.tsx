import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { closeSideMenu, useSideMenuOpen } from '#data/side-menu.ts';
import styles from './side-drawer.module.css';

/** The drawer with the side menu. It closes when the page changes. */
export function SideDrawer({ children }: { readonly children: ReactNode }) {
  const text = useMessages();
  const isOpen = useSideMenuOpen();
  const dialog = useRef<HTMLDialogElement>(null);
  const href = useRouterState({ select: (state) => state.location.href });

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) element.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  // Opened before this code was here, it stays open: only a change of the address closes it.
  const seen = useRef(href);
  useEffect(() => {
    if (seen.current !== href) closeSideMenu();
    seen.current = href;
  }, [href]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is one on its backdrop
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-zone="side_menu"
      aria-label={text('shell.nav.menu')}
      onClose={closeSideMenu}
      onClick={(event) => event.target === dialog.current && closeSideMenu()}
    >
      <div className={styles.body}>
        <button
          type="button"
          className={styles.close}
          aria-label={text('shell.menu.close')}
          onClick={closeSideMenu}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M18 6 6 18M6 6l12 12"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
        </button>
        {isOpen ? children : null}
      </div>
    </dialog>
  );
}
