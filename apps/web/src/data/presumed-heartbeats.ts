import type { Realtime } from '@touchline/client/realtime';
import { STALE_LIVE_MS } from '@touchline/contract/constants';
import { settingsQuery } from './queries.ts';
import type { Services } from './services.ts';

/** Often enough that none of two in a row is missed. */
const BEAT_MS = STALE_LIVE_MS / 3;

/**
 * A backend that does not let its providers' hearts be heard: they count as heard while the connection stands, whose
 * own pings are then the sign of life.
 */
export function presumeHeartbeats(realtime: Realtime, { live, queryClient }: Services): () => void {
  const settings = queryClient.getQueryData(settingsQuery().queryKey);
  if (!settings || settings.capabilities.includes('heartbeat')) return () => {};
  const providers = Object.keys(settings.provider_statuses);
  const beat = () => {
    if (realtime.connection.get().status !== 'connected') return;
    for (const provider of providers) {
      const status = live.providerStatus(provider);
      live.receive({ event: 'provider_heartbeat', ts: live.serverTime(), provider, status });
    }
  };
  const stop = realtime.connection.subscribe(beat);
  const timer = setInterval(beat, BEAT_MS);
  beat();
  return () => {
    clearInterval(timer);
    stop();
  };
}
