import { QueryClient } from '@tanstack/react-query';
import { createLiveStore } from '@touchline/client/live';
import { loadCatalog } from './catalog.ts';
import { createLazyBackend } from './lazy-backend.ts';
import { createMessages } from './messages.ts';
import { reportError } from './report.ts';
import { registerServices, type Services, setCurrentServices } from './services.ts';
import type { Surroundings } from './surroundings.ts';

const TIMEOUT_MS = import.meta.env.SSR ? 5_000 : 10_000;

/** Everything a page is made with. */
export async function createServices(around: Surroundings): Promise<Services> {
  const messages = createMessages(around.locale, await loadCatalog(around.locale));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: import.meta.env.SSR ? false : 2, refetchOnWindowFocus: false } },
  });
  const live = createLiveStore({
    report: reportError,
    onGap: (matchId) => void refill(queryClient, matchId),
  });
  const options = {
    ...around.bases,
    locale: () => around.locale,
    timeoutMs: TIMEOUT_MS,
    onServerTime: (serverMs: number) => live.noteServerTime(serverMs),
  };
  const backend = import.meta.env.SSR
    ? (await import('@touchline/client/backend')).createBackend(options)
    : createLazyBackend(options);
  const services = registerServices({
    queryClient,
    backend,
    live,
    messages,
    locale: around.locale,
    localeSetup: around.setup,
    oddsFormat: around.oddsFormat,
    origin: around.origin,
    seeds: [],
    renderedAt: Date.now(),
    failedBlocks: new Set(),
  });
  if (!import.meta.env.SSR) setCurrentServices(services);
  return services;
}

/** An update is missing: the match is read again, and the reading seeds the store. */
async function refill(queryClient: QueryClient, matchId: string) {
  await queryClient.invalidateQueries({ queryKey: ['match', matchId], refetchType: 'none' });
  await queryClient.refetchQueries({ queryKey: ['markets', matchId] });
}
