import type { QueryClient } from '@tanstack/react-query';
import type { OutcomeKey, SlipContext, StakeLimits } from '@touchline/betting';
import type { Settings, SystemData } from '@touchline/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { settingsQuery, systemQuery } from './queries.ts';
import { useServices } from './services.ts';
import { type Session, useSession } from './session.ts';
import { slipState, subscribeSlip } from './slip.ts';
import { stalePriceKeys } from './slip-feed.ts';

/** What the slip cannot know by itself, from who is there, the settings and the state of the connection. */
export function slipContextOf(from: {
  session: Session;
  settings: Settings | undefined;
  system: Pick<SystemData, 'currencies'> | undefined;
  isOnline: boolean;
  stale: readonly OutcomeKey[];
}): SlipContext {
  const { session, settings, system } = from;
  return {
    isSignedIn: session.status === 'LOGGED_IN',
    isOnline: from.isOnline,
    accounts: Object.fromEntries(
      session.accounts.map(({ currency, balance }) => [currency, balance.available]),
    ),
    limits: Object.fromEntries(
      Object.entries(settings?.bet_limits ?? {}).map(([code, limit]) => [code, limitsOf(limit)]),
    ),
    fiatCurrencies: (system?.currencies ?? []).filter(({ fiat }) => fiat).map(({ code }) => code),
    stalePriceKeys: from.stale,
  };
}

function limitsOf(limit: Settings['bet_limits'][string]): StakeLimits {
  return { minStake: limit.min_stake, maxStake: limit.max_stake, maxPayout: limit.max_payout };
}

/** The surroundings of the slip, renewed when they change. */
export function useSlipContext(): SlipContext {
  const session = useSession();
  const settings = useHeldSettings();
  const system = useHeld(systemOf);
  return slipContextOf({ session, settings, system, isOnline: useIsOnline(), stale: useStaleKeys() });
}

const settingsOf = (client: QueryClient) => client.getQueryData(settingsQuery().queryKey);
const systemOf = (client: QueryClient) => client.getQueryData(systemQuery().queryKey);

/**
 * A reading as the page holds it. The slip's runtime observes these readings as long as the page lives; an observer for
 * every view would be made and ended with each tap that fills or empties the slip.
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

function useStaleKeys(): readonly OutcomeKey[] {
  const { live } = useServices();
  const subscribe = useCallback(
    (callback: () => void) => {
      const stops = [live.subscribeFreshness(callback), subscribeSlip(callback)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [live],
  );
  const joined = useSyncExternalStore(
    subscribe,
    () => stalePriceKeys(slipState(), live).join('\n'),
    () => '',
  );
  return joined === '' ? [] : joined.split('\n');
}

function subscribeOnline(callback: () => void): () => void {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
