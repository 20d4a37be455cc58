import { QueryClient } from '@tanstack/react-query';
import { createLiveStore } from '@touchline/client/live';
import { late } from './late.ts';
import { createLazyBackend } from './lazy-backend.ts';
import { pageMessages } from './page-messages.ts';
import { reportError } from './report.ts';
import { registerServices, type Services, setCurrentServices } from './services.ts';
import { sharedReadings } from './shared-readings.ts';
import type { Surroundings } from './surroundings.ts';

const TIMEOUT_MS = import.meta.env.SSR ? 5_000 : 10_000;
/** For all that a page asks on the server, one answer after the other: what is not there by then, the browser asks for. */
const PAGE_MS = 8_000;

/** How long readings of a page that was left are kept for who comes back; matches in play fill them anew all the time. */
const LEFT_MS = 2 * 60_000;

/** Longest wait for an answer of the calls of one page. */
function patience(): () => number {
  if (!import.meta.env.SSR) return () => TIMEOUT_MS;
  const until = performance.now() + PAGE_MS;
  return () => Math.max(0, Math.min(TIMEOUT_MS, Math.round(until - performance.now())));
}

/** Everything a page is made with. */
export async function createServices(around: Surroundings): Promise<Services> {
  const { messages, ownMessages } = await pageMessages(around);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        ...(import.meta.env.SSR ? { retry: false } : { retry: 2, gcTime: LEFT_MS }),
      },
    },
  });
  const live = createLiveStore({
    report: reportError,
    onGap: (matchId, depth) =>
      void late(() => import('./refill.ts')).then(
        ({ refill }) => refill(queryClient, matchId, depth),
        reportError,
      ),
  });
  const options = {
    ...around.bases,
    locale: () => around.locale,
    timeoutMs: patience(),
    ...(import.meta.env.SSR && {
      requestId: around.requestId,
      testRun: around.testRun,
      headers: around.callHeaders ?? {},
    }),
    onServerTime: (serverMs: number) => live.noteServerTime(serverMs),
  };
  const services = registerServices({
    queryClient,
    backend: createLazyBackend(options),
    ...(import.meta.env.SSR && {
      readings: sharedReadings(
        `${around.locale} ${around.country} ${around.testProviders ?? ''} ${around.bases.book}`,
        around.testRun,
      ),
    }),
    live,
    messages,
    ownMessages,
    locale: around.locale,
    localeSetup: around.setup,
    oddsFormat: around.oddsFormat,
    origin: around.origin,
    country: around.country,
    opened: around.opened,
    ...(import.meta.env.SSR && { robots: around.robots }),
    seeds: [],
    renderedAt: Date.now(),
    failedBlocks: new Set(),
  });
  if (!import.meta.env.SSR) setCurrentServices(services);
  return services;
}
