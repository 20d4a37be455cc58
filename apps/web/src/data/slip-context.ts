import type { OutcomeKey, SlipContext, StakeLimits } from '@touchline/betting';
import type { Settings, SystemData } from '@touchline/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { useHeldSettings, useHeldSystem } from './held-query.ts';
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
  return {
    minStake: limit.min_stake,
    maxStake: limit.max_stake,
    maxPayout: limit.max_payout,
    vipStake: limit.vip_stake ?? null,
  };
}

/** The surroundings of the slip, renewed when they change. */
export function useSlipContext(): SlipContext {
  const session = useSession();
  const settings = useHeldSettings();
  const system = useHeldSystem();
  return slipContextOf({ session, settings, system, isOnline: useIsOnline(), stale: useStaleKeys() });
}

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
