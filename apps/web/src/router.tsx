// First, so that the order of layers is known before any rule.
import '#shell/styles.css';
import { createRouter } from '@tanstack/react-router';
import { createServices } from '#data/create-services.ts';
import { readPageState } from '#data/page-state.ts';
import { addressOptions } from '#data/router-address.ts';
import { readSurroundings } from '#data/surroundings.ts';
import { loadVitalCode } from '#layout/load-page.ts';
import { PagePending } from '#layout/page-view.tsx';
import { loadPriceFormat } from '#parts/odds/price-text.ts';
import { ErrorPage, NotFoundPage } from '#shell/error-page.tsx';
import { writtenPageState } from '#shell/page-data.tsx';
import { routeTree } from './route-tree.gen.ts';

/** One router with its services per request on the server, and one in the browser. */
export async function getRouter() {
  const around = readSurroundings();
  const [services] = await Promise.all([createServices(around), loadPriceFormat(around.oddsFormat)]);
  return createRouter({
    routeTree,
    context: { services },
    ...addressOptions(services),
    hydrate: async () => {
      readPageState(services, writtenPageState());
      await loadVitalCode(services);
    },
    defaultPreload: false,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
