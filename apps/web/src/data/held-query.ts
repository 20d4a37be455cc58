import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Settings } from '@touchline/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { settingsQuery, systemQuery } from './queries.ts';
import type { readSystem } from './query-reads.ts';
import { useServices } from './services.ts';

// Every view that writes an amount reads these at each change of the query cache: their keys are hashed once.
const SETTINGS = hashKey(settingsQuery().queryKey);
const SYSTEM = hashKey(systemQuery().queryKey);

const settingsOf = (client: QueryClient) => client.getQueryCache().get<Settings>(SETTINGS)?.state.data;
const systemOf = (client: QueryClient) =>
  client.getQueryCache().get<Awaited<ReturnType<typeof readSystem>>>(SYSTEM)?.state.data;

/**
 * A reading as the page holds it. The shell and the slip's runtime observe these readings as long as the page lives; an
 * observer for every view would be made and ended with each tap that fills or empties the slip.
 */
function useHeld<T>(read: (client: QueryClient) => T): T {
  const { queryClient } = useServices();
  const subscribe = useCallback(
    (callback: () => void) => queryClient.getQueryCache().subscribe(callback),
    [queryClient],
  );
  const held = () => read(queryClient);
  return useSyncExternalStore(subscribe, held, held);
}

/** The settings, for a view of the slip. */
export const useHeldSettings = (): Settings | undefined => useHeld(settingsOf);

/** Currencies and the like, for a view that writes amounts. */
export const useHeldSystem = (): ReturnType<typeof systemOf> => useHeld(systemOf);
