import { unitAt } from './random.ts';

/** The moments at which the prices of a match drift, in feed milliseconds from its start: one in each period, in its first half. */
export interface Ticks {
  /** Number of the last tick at or before a moment. */
  last(at: number): number;
  momentOf(tick: number): number;
}

/** Gaps between ticks lie between half a period and one and a half. */
export function createTicks(key: number, periodMs: number): Ticks {
  const momentOf = (tick: number) => Math.round(tick * periodMs + (unitAt(key, tick) * periodMs) / 2);
  return {
    momentOf,
    last: (at) => {
      const tick = Math.floor(at / periodMs);
      return momentOf(tick) <= at ? tick : tick - 1;
    },
  };
}

const LIVE_MS = 10_000;
const PREMATCH_MS = 75_000;
/** A live price stands at most this long on the match clock, and no shorter than this in real time. */
const LIVE_MATCH_MS = 30_000;
const SHORTEST_MS = 1_500;

/** Feed milliseconds between two price moves: 5 to 15 s of real time in play and 37 to 113 s before, at speed 1. */
export function pricePeriod(live: boolean, speed: number): number {
  const real = live ? Math.max(SHORTEST_MS, Math.min(LIVE_MS, LIVE_MATCH_MS / speed)) : PREMATCH_MS;
  return real * speed;
}
