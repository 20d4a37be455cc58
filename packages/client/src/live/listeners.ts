import type { PublicMessage } from '@touchline/contract/channels';
import type { Freshness } from './freshness.ts';
import { createKeyedListeners } from './keyed-listeners.ts';
import type { Stop } from './live-store-types.ts';

/** Matches whose rows are drawn anew in one frame, at most: a whole evening at once would hold up everything else. */
const MATCHES_A_FRAME = 12;

/** All that can be listened to in the store. Keyed ones are told once per frame, the others at once. */
export function createListeners(options: {
  readonly schedule: (flush: () => void) => void;
  readonly report: (error: unknown) => void;
}) {
  let scheduled = false;
  const onDirty = () => {
    if (scheduled) return;
    scheduled = true;
    options.schedule(flush);
  };
  const keyed = () => createKeyedListeners({ onDirty, report: options.report });
  const [outcomes, markets, states, reports, structures, ages] = [
    keyed(),
    keyed(),
    keyed(),
    keyed(),
    keyed(),
    keyed(),
  ] as const;
  const told = new Map<string, Freshness>();

  const flush = () => {
    scheduled = false;
    // Structure before prices: what a new structure mounts reads its prices itself.
    structures.notify(MATCHES_A_FRAME);
    states.notify(MATCHES_A_FRAME);
    for (const one of [markets, outcomes, reports, ages]) one.notify();
  };

  return {
    outcomes,
    markets,
    states,
    reports,
    structures,
    public: createDirectListeners<PublicMessage>(options.report),
    wake: createDirectListeners<undefined>(options.report),
    /** Key '' listens to every match. */
    watchAge: (key: string, callback: () => void): Stop => ages.subscribe(key, callback),
    noteAge(matchId: string, freshness: Freshness) {
      if (told.get(matchId) === freshness) return;
      told.set(matchId, freshness);
      ages.mark(matchId);
      ages.mark('');
    },
    forgetAge: (matchId: string) => void told.delete(matchId),
    /** All keys that are listened to. */
    keys: () =>
      new Set([outcomes, markets, states, reports, structures, ages].flatMap((one) => [...one.keys()])),
  };
}

function createDirectListeners<T>(report: (error: unknown) => void) {
  const callbacks = new Set<(value: T) => void>();
  return {
    subscribe(callback: (value: T) => void): Stop {
      const entry = (value: T) => callback(value);
      callbacks.add(entry);
      return () => void callbacks.delete(entry);
    },
    tell(value: T) {
      for (const callback of [...callbacks]) {
        try {
          callback(value);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
