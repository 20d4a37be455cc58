import type { EpochMs } from '@touchline/betting';
import { parseChannel } from '@touchline/contract/channels';
import type { World } from '#feed/world.ts';
import type { RealtimePort } from '#realtime/port.ts';

const LOOK_MS = 1_000;
/** Prices move for so long after a look; the next one comes sooner, also where an answer is late. */
const FOLLOWED_MS = 10_000;
const NAMESPACES = ['match', 'markets'] as const;

/** Keeps the prices of those matches moving that clients are subscribed to. */
export interface WatchedMatches {
  flush(now: EpochMs): void;
}

export function createWatchedMatches(options: {
  readonly world: Pick<World, 'follow'>;
  readonly port: Pick<RealtimePort, 'subscribed'>;
  readonly report: (what: string, error: unknown) => void;
}): WatchedMatches {
  const { world, port, report } = options;
  let lookedAt = 0;
  let isLooking = false;

  const look = async () => {
    for (const namespace of NAMESPACES) {
      for (const channel of await port.subscribed(namespace)) {
        const matchId = parseChannel(channel)?.subject;
        if (matchId !== undefined) world.follow(matchId, FOLLOWED_MS);
      }
    }
  };

  return {
    flush(now) {
      if (isLooking || now - lookedAt < LOOK_MS) return;
      lookedAt = now;
      isLooking = true;
      look()
        .catch((error: unknown) => report('subscriptions to matches could not be read', error))
        .finally(() => {
          isLooking = false;
        });
    },
  };
}
