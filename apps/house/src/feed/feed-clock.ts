import type { EpochMs } from '@touchline/betting';

/** Feed time runs `speed` times as fast as real time, or stands still. */
export interface FeedClock {
  toFeed(real: EpochMs): number;
  /** Whole milliseconds. */
  toReal(feed: number): EpochMs;
  /** Puts the feed ahead by so many milliseconds of feed time. */
  skip(feedMs: number): void;
}

interface FeedClockOptions {
  readonly startAt: EpochMs;
  readonly speed: number;
  /** Feed time at `startAt`. */
  readonly calendarAt: number;
  /** The instant from which on feed time moves by skips alone; null: it runs. */
  readonly stillSince: EpochMs | null;
}

export function createFeedClock({ startAt, speed, calendarAt, stillSince }: FeedClockOptions): FeedClock {
  let skipped = calendarAt - startAt;
  return {
    toFeed: (real) => startAt + ((stillSince ?? real) - startAt) * speed + skipped,
    toReal: (feed) => Math.round(startAt + (feed - startAt - skipped) / speed),
    skip: (feedMs) => {
      skipped += feedMs;
    },
  };
}
