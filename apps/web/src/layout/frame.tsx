import type { Block, Layout } from '@touchline/contract/layout';
import type { ReactNode } from 'react';
import type { PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { useServices } from '#data/services.ts';
import { closeSideMenu, useSideMenuOpen } from '#data/side-menu.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import { AfterHydration } from '#shell/after-hydration.tsx';
import { MenuButton } from '#shell/menu-button.tsx';
import { RailToggle } from '#shell/rail-toggle.tsx';
import { LegalFoot } from '#shell/served-part.tsx';
import { SlipSkipLink } from '#shell/skip-link.tsx';
import styles from './frame.module.css';
import { anyLayout, loadedLayout } from './load-page.ts';
import { usePage } from './page-view.tsx';
import { ZoneView } from './zone-view.tsx';

const OfflineStrip = deferred(
  () => import('#shell/offline-strip.tsx').then((module) => module.OfflineStrip),
  {
    Failed: null,
    needsTexts: false,
  },
);
const SideDrawer = deferred(() => import('#shell/side-drawer.tsx').then((module) => module.SideDrawer), {
  Failed: (failure) => (useSideMenuOpen() ? <LateFailedOver {...failure} onClose={closeSideMenu} /> : null),
  needsTexts: false,
});

interface Composed {
  readonly layout: Layout;
  readonly page: PageContext;
}

/** The composition to show: this page's, or any other that is here while this one is on its way. */
function useComposed(): Composed | undefined {
  const services = useServices();
  const page = usePage();
  if (!page) return undefined;
  const layout = loadedLayout(services, page) ?? anyLayout(services);
  return layout && { layout, page };
}

function Header({ layout, page }: Composed) {
  const text = useMessages();
  const isItem = (kind: string) => kind === 'menu_item';
  const blocks = layout.zones.header;
  const first = blocks.findIndex(({ kind }) => isItem(kind));
  const before = new Set(blocks.slice(0, first === -1 ? blocks.length : first).map(({ id }) => id));
  return (
    <header className={styles.header} data-zone="header">
      {layout.zones.right_sidebar.some(({ kind }) => kind === 'bet_slip') && <SlipSkipLink />}
      <MenuButton />
      <ZoneView layout={layout} zone="header" page={page} only={({ id }) => before.has(id)} />
      <nav className={styles.nav} aria-label={text('shell.nav.main')}>
        <ZoneView layout={layout} zone="header" page={page} only={({ kind }) => isItem(kind)} />
      </nav>
      <span className={styles.grow} />
      <ZoneView
        layout={layout}
        zone="header"
        page={page}
        only={({ kind, id }) => !isItem(kind) && !before.has(id)}
      />
    </header>
  );
}

const PANEL: readonly string[] = ['bet_slip', 'my_bets'];

/** The ticket panel keeps most of its side; what an operator put before and behind it scrolls in what is left. */
function RightSidebar({ layout, page }: Composed) {
  const blocks = layout.zones.right_sidebar as Block[]; // unknown kinds are left out by the block's view
  const panel = blocks.findIndex(({ kind }) => PANEL.includes(kind));
  const before = new Set(blocks.slice(0, Math.max(panel, 0)).map(({ id }) => id));
  const isPanel = ({ kind }: { readonly kind: string }) => PANEL.includes(kind);
  const parts = {
    before: ({ id }: { readonly id: string }) => before.has(id),
    panel: isPanel,
    after: (block: { readonly id: string; readonly kind: string }) =>
      !before.has(block.id) && !isPanel(block),
  };
  return Object.entries(parts).map(
    ([part, only]) =>
      blocks.some(only) && (
        <div key={part} className={part === 'panel' ? styles.panel : styles.beside}>
          <ZoneView layout={layout} zone="right_sidebar" page={page} only={only} />
        </div>
      ),
  );
}

/** The panes around the main zone. They stay when the page changes. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const text = useMessages();
  const composed = useComposed();
  if (!composed) return <main id="main">{children}</main>;
  const { zones } = composed.layout;
  const panes = [zones.left_sidebar.length > 0 && 'start', zones.right_sidebar.length > 0 && 'end'];
  return (
    <>
      <Header {...composed} />
      <div className={styles.app} data-panes={panes.filter(Boolean).join(' ')}>
        {zones.left_sidebar.length > 0 && (
          <nav className={styles.side} data-zone="left_sidebar" aria-label={text('shell.nav.sidebar')}>
            <ZoneView {...composed} zone="left_sidebar" />
            <RailToggle />
          </nav>
        )}
        <main id="main" className={styles.main} data-zone="main" tabIndex={-1}>
          <AfterHydration>
            <OfflineStrip />
          </AfterHydration>
          {children}
          <LegalFoot />
        </main>
        {zones.right_sidebar.length > 0 && (
          <aside className={styles.aside} data-zone="right_sidebar" aria-label={text('shell.panel')}>
            <RightSidebar {...composed} />
          </aside>
        )}
      </div>
      {zones.tab_bar.length > 0 && (
        <nav className={styles.tabs} data-zone="tab_bar" aria-label={text('shell.nav.tabs')}>
          <ZoneView {...composed} zone="tab_bar" />
        </nav>
      )}
      <AfterHydration>
        <SideDrawer {...composed} />
      </AfterHydration>
    </>
  );
}
