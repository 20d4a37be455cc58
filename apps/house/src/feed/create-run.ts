import type { EpochMs } from '@touchline/betting';
import type { MarketStop } from './market-stop.ts';
import { createRecord } from './match-record.ts';
import type { MatchRun, RunReader } from './match-run.ts';
import { hash } from './random.ts';
import { type MatchPlay, NOTHING_HAPPENED, type ScheduledMatch } from './sport.ts';
import { createTicks, pricePeriod } from './ticks.ts';

/** Prices of matches that are far away move so many times as slowly. */
const FAR_SLOWNESS = 4;

/** The play of a scheduled match, held only while it is in use. */
function createHolder(scheduled: ScheduledMatch) {
  let play: MatchPlay | null = null;
  let isKept = false;
  return {
    get: () => {
      if (play === null) {
        play = scheduled.open();
        isKept = play.prepare !== undefined;
      }
      return play;
    },
    set: (changed: MatchPlay) => {
      play = changed;
      isKept = true;
    },
    release: () => {
      if (!isKept) play = null;
    },
  };
}

/** What a run needs of its world. `reader` left out: the run is brought to its moments by hand. */
export interface RunSurroundings {
  readonly seed: number;
  readonly speed: number;
  readonly toReal: (feed: number) => EpochMs;
  readonly stops?: ReadonlyMap<string, MarketStop>;
  readonly reader?: RunReader;
}

const NO_READER: RunReader = { state: () => undefined, prices: () => undefined };

export function createRun(
  scheduled: ScheduledMatch,
  { seed, speed, toReal, stops = new Map(), reader = NO_READER }: RunSurroundings,
): MatchRun {
  const key = hash('ticks', seed, scheduled.id);
  const holder = createHolder(scheduled);
  const run: MatchRun = {
    scheduled,
    get play() {
      return holder.get();
    },
    set play(changed) {
      holder.set(changed);
    },
    release: holder.release,
    record: createRecord(scheduled, { toReal, reader, run: () => run }),
    at: Number.NEGATIVE_INFINITY,
    state: NOTHING_HAPPENED,
    book: new Map(),
    pricedAt: Number.NEGATIVE_INFINITY,
    pricedFor: Number.NEGATIVE_INFINITY,
    movesUntil: Number.NEGATIVE_INFINITY,
    v: 0,
    stateV: 0,
    liveTicks: createTicks(key, pricePeriod(true, speed)),
    earlyTicks: createTicks(key ^ 0x77, pricePeriod(false, speed)),
    farTicks: createTicks(key ^ 0x7f, pricePeriod(false, speed) * FAR_SLOWNESS),
    settled: new Map(),
    pins: new Map(),
    held: new Set(),
    stops,
    forced: null,
    bookUntil: Number.NEGATIVE_INFINITY,
    open: 0,
    isWhole: true,
    step: null,
    counted: null,
    leavesAt: Number.POSITIVE_INFINITY,
    ticket: 0,
  };
  return run;
}
