import { useRouterState } from '@tanstack/react-router';
import type { Layout, Page } from '@touchline/contract/layout';
import type { PageContext } from '#data/block.ts';
import { catalogSource } from '#data/catalog.ts';
import { withCustomPage } from '#data/custom-page.ts';
import { useMessages } from '#data/messages.ts';
import { useServices } from '#data/services.ts';
import { PageTitle } from '#parts/page-title/page-title.tsx';
import { announceScripts } from './block-assets.ts';
import { loadedLayout } from './load-page.ts';
import styles from './page-view.module.css';
import { bindingOf, sourcesOf } from './registry.ts';
import { isVital } from './vital.ts';
import { ZoneView } from './zone-view.tsx';

/** The page that the innermost route of the address is about. */
export function usePage(): PageContext | undefined {
  const services = useServices();
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.context.page });
  return page && withCustomPage(services, page);
}

/** What a page is called on the body: its own name, or that it is not there, or failed. */
export function usePageName(): Page {
  const name = usePage()?.page ?? 'not_found';
  const fate = useRouterState({
    select: ({ matches }) =>
      matches.find(({ status }) => status === 'error' || status === 'notFound')?.status,
  });
  return fate === 'error' ? 'error' : fate === 'notFound' ? 'not_found' : name;
}

/** Names in the head the scripts of the blocks that must be awake first. */
function announce(locale: string, layout: Layout, page: Page) {
  if (!import.meta.env.SSR) return;
  const vital = layout.zones.main.filter(({ kind }) => isVital(kind)).flatMap(({ kind }) => sourcesOf(kind));
  const texts = page === 'match' ? (['first', 'match'] as const) : (['first'] as const);
  announceScripts([...texts.map((part) => catalogSource(locale, part)), ...vital]);
}

/** The main zone of the page. */
export function PageView() {
  const services = useServices();
  const page = usePage();
  const layout = page && loadedLayout(services, page);
  if (!layout) return null;
  announce(services.locale, layout, page.page);
  return (
    <>
      <PageTitle page={page} />
      <ZoneView layout={layout} zone="main" page={page} />
    </>
  );
}

const skeletonsOf = (layout: Layout) =>
  layout.zones.main.flatMap((block) => {
    const Skeleton = bindingOf(block.kind)?.Skeleton;
    return Skeleton ? [<Skeleton key={block.id} settings={block.settings} />] : [];
  });

/** What stands in the main zone while the next page is on its way: the shapes of what follows. */
export function PagePending() {
  const services = useServices();
  const text = useMessages();
  const page = usePage();
  const layout = page && loadedLayout(services, page);
  return (
    <div aria-busy="true" className={styles.pending}>
      <p role="status" className={styles.status}>
        {text('shell.loading')}
      </p>
      {layout ? skeletonsOf(layout) : null}
    </div>
  );
}
