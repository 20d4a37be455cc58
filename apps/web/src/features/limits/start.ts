import type { Stop } from '@touchline/client/live';
import { startActivity } from '#data/activity.ts';
import { startRealityCheck } from '#data/reality-check.ts';

/** Watches the time that a player spends here. */
export function startPlayWatch(): Stop {
  const stops = [startRealityCheck(), startActivity()];
  return () => {
    for (const stop of stops) stop();
  };
}
