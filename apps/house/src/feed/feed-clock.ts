import type { EpochMs } from '@touchline/betting';

/** Feed time runs `speed` times as fast as real time. */
export interface FeedClock {
  toFeed(real: EpochMs): number;
  /** Whole milliseconds. */
  toReal(feed: number): EpochMs;
  /** Puts the feed ahead by so many milliseconds of feed time. */
  skip(feedMs: number): void;
}

/** At `startAt` feed time is `calendarAt`. */
export function createFeedClock(startAt: EpochMs, speed: number, calendarAt: number): FeedClock {
  let skipped = calendarAt - startAt;
  return {
    toFeed: (real) => startAt + (real - startAt) * speed + skipped,
    toReal: (feed) => Math.round(startAt + (feed - startAt - skipped) / speed),
    skip: (feedMs) => {
      skipped += feedMs;
    },
  };
}
