import type { EpochMs } from '@touchline/betting';
import type { World } from '#feed/world.ts';

/** The time by which what a player has begins and ends: sessions, waits and windows. */
export interface PlayerClock {
  /** The real time, put ahead by as much as the development API has put the feed. */
  now(): EpochMs;
  /** Converts a time of this clock to real time, which is what devices show. */
  told(at: EpochMs): EpochMs;
}

export function createPlayerClock(
  world: Pick<World, 'feedTime'>,
  { speed, now }: { readonly speed: number; readonly now: () => EpochMs },
): PlayerClock {
  const began = world.feedTime(0);
  const ahead = () => Math.round((world.feedTime(0) - began) / speed);
  return { now: () => now() + ahead(), told: (at) => at - ahead() };
}
