import { useRouterState } from '@tanstack/react-router';
import type { Block, Layout } from '@touchline/contract/layout';
import { useEffect, useRef, useState } from 'react';
import type { PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { useServices } from '#data/services.ts';
import { closeSideMenu, useSideMenuOpen } from '#data/side-menu.ts';
import { prepareBlock } from '#layout/load-page.ts';
import { ZoneView } from '#layout/zone-view.tsx';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  readonly layout: Layout;
  readonly page: PageContext;
}

/** A block that does not come holds the others up for no longer than this. */
const PATIENCE_MS = 3_000;

/** Whether what the menu holds is here: a block that came later would move those below it away from a finger. */
function useIsPrepared(isOpen: boolean, { layout, page }: SideDrawerProps): boolean {
  const services = useServices();
  const [prepared, setPrepared] = useState<Layout | null>(null);
  useEffect(() => {
    if (!isOpen || prepared === layout) return undefined;
    const show = () => setPrepared(layout);
    const timer = setTimeout(show, PATIENCE_MS);
    const blocks = layout.zones.side_menu as Block[]; // unknown kinds are reported and left out
    void Promise.all(blocks.map((block) => prepareBlock(services, block, page))).then(show);
    return () => clearTimeout(timer);
  }, [isOpen, prepared, layout, page, services]);
  return prepared === layout;
}

/** The drawer with the side menu. It closes when the page changes. */
export function SideDrawer(composed: SideDrawerProps) {
  const text = useMessages();
  const isOpen = useSideMenuOpen();
  const isPrepared = useIsPrepared(isOpen, composed);
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
        {isOpen && isPrepared && <ZoneView {...composed} zone="side_menu" />}
        {isOpen && !isPrepared && (
          <p className={styles.waiting} role="status">
            {text('shell.loading')}
          </p>
        )}
      </div>
    </dialog>
  );
}
