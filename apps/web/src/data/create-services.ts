import { QueryClient } from '@tanstack/react-query';
import { createLiveStore } from '@touchline/client/live';
import { loadCatalog } from './catalog.ts';
import { createLazyBackend } from './lazy-backend.ts';
import { createMessages, type Messages } from './messages.ts';
import { reportError } from './report.ts';
import { registerServices, type Services, setCurrentServices } from './services.ts';
import { sharedReadings } from './shared-readings.ts';
import type { Surroundings } from './surroundings.ts';

const TIMEOUT_MS = import.meta.env.SSR ? 5_000 : 10_000;

const messagesByLocale = new Map<string, Promise<Messages>>();

/** The messages of a locale, made once: the server adds none to them. */
function messagesOf(locale: string): Promise<Messages> {
  const known = messagesByLocale.get(locale);
  if (known) return known;
  const made = loadCatalog(locale).then((catalog) => createMessages(locale, catalog));
  messagesByLocale.set(locale, made);
  made.catch(() => messagesByLocale.delete(locale));
  return made;
}

/** Everything a page is made with. */
export async function createServices(around: Surroundings): Promise<Services> {
  const messages = await messagesOf(around.locale);
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
  const services = registerServices({
    queryClient,
    backend: createLazyBackend(options),
    ...(import.meta.env.SSR && { readings: sharedReadings(`${around.locale} ${around.bases.book}`) }),
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
