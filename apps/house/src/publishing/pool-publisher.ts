import type { EpochMs, MinorUnits } from '@touchline/betting';
import { publicChannel } from '@touchline/contract/channels';
import type { PoolState } from '@touchline/contract/constants';
import type { RealtimePort } from '#realtime/port.ts';

/** A tournament's pool. Units: smallest units of its currency. */
interface Pool {
  readonly id: string;
  readonly state: PoolState;
  readonly pool: MinorUnits;
}

/** Publishes on `public:{locale}` the pools that changed since they were published last. */
export interface PoolPublisher {
  publish(pools: readonly Pool[], now: EpochMs): void;
}

export function createPoolPublisher(options: {
  readonly port: RealtimePort;
  readonly locales: readonly string[];
  readonly report: (what: string, error: unknown) => void;
}): PoolPublisher {
  const { port, report } = options;
  const channels = options.locales.map(publicChannel);
  const published = new Map<string, string>();
  return {
    publish(pools, now) {
      for (const { id, state, pool } of pools) {
        const text = `${state} ${pool}`;
        if (published.get(id) === text) continue;
        published.set(id, text);
        port
          .broadcast(channels, { event: 'tournament_pool_changed', ts: now, id, state, pool })
          .catch((error: unknown) => {
            report('a tournament pool could not be published', error);
            published.delete(id);
          });
      }
    },
  };
}
