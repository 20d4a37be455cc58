import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { systemQuery } from './queries.ts';
import { currentServices, type Services, useServices } from './services.ts';

/** Zone that the page has changed to; null while it shows the zone of the server, as its HTML does. */
const shown = createExternalStore<string | null>(null);
/** Zone whose data the page is loading, or shows. */
let asked: string | null = null;

const served = new WeakMap<Services, string>();

/** Zone that the server renders in: that of the settings, which every page holds before it renders. Every row asks for it. */
export function servedTimeZone(services: Services): string {
  const known = served.get(services);
  if (known !== undefined) return known;
  const zone = services.queryClient.getQueryData(systemQuery().queryKey)?.platform_settings.time_zone;
  if (zone !== undefined) served.set(services, zone);
  return zone ?? 'UTC';
}

const subscribeToNothing = () => () => {};

/**
 * Zone in which times and days are shown: the server's until React has hydrated the page, then the reader's. It changes in
 * a transition, because every row is drawn again.
 */
export function useTimeZone(): string {
  const services = useServices();
  const read = () => shown.get() ?? servedTimeZone(services);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Only for hydration and for what changes before the effect: a store's own updates cannot be interrupted.
  const zone = useSyncExternalStore(subscribeToNothing, read, () => servedTimeZone(services));
  useEffect(
    () =>
      shown.subscribe(() => {
        if ((shown.get() ?? servedTimeZone(services)) !== zone) startTransition(redraw);
      }),
    [services, zone],
  );
  return zone;
}

/** Zone of the reader; null while the page still shows the server's. For what must not be asked for twice. */
export const useReaderTimeZone = (): string | null => useExternalStore(shown, null);

/** Zone whose days queries ask for. It changes before the shown one, so that their data is there when the page changes. */
export const queriedTimeZone = (): string => asked ?? servedTimeZone(currentServices());

/** Loads what the page shows in another zone, then changes the page to it. The last call wins. */
export async function changeTimeZone(zone: string, load: () => Promise<void>): Promise<void> {
  const isShown = zone === (shown.get() ?? servedTimeZone(currentServices()));
  asked = zone;
  if (!isShown) await load();
  if (asked === zone) shown.set(zone);
}
