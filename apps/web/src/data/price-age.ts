import type { EpochMs, ProviderKey } from '@touchline/betting';
import type { LiveStore, Stop } from '@touchline/client/live';

const heardAt = new Map<ProviderKey, EpochMs>();
let startedAt: EpochMs = 0;

/** Notes when each provider was last heard. */
export function startPriceAge(live: Pick<LiveStore, 'subscribePublic'>): Stop {
  startedAt = Date.now();
  return live.subscribePublic((message) => {
    if (message.event === 'provider_heartbeat') heardAt.set(message.provider, Date.now());
  });
}

/** When the oldest of the providers' prices was last confirmed; since the page began where one was never heard. */
export function pricesFrom(providers: Iterable<ProviderKey>): EpochMs {
  const times = [...new Set(providers)].map((provider) => heardAt.get(provider) ?? startedAt);
  return times.length === 0 ? Date.now() : Math.min(...times);
}
