import type { EpochMs, Odds } from '@touchline/betting';
import { isAhead } from './ahead.ts';
import { isBroadcast } from './broadcast.ts';
import type { MarketStop } from './market-stop.ts';
import { hash } from './random.ts';
import type { MatchPlay, ScheduledMatch } from './sport.ts';
import { createTicks, pricePeriod, type Ticks } from './ticks.ts';
import type { MatchRecord } from './world.ts';
import type { ForcedStatus } from './world-control.ts';

/** A match in the world: its script, its record, and how far it has been played. Moments are feed milliseconds from the scheduled start. */
export interface MatchRun {
  readonly scheduled: ScheduledMatch;
  /** Opened when it is wanted. */
  play: MatchPlay;
  /** Lets go of the play until it is wanted again. One that differs from the schedule's, or that was prepared, is kept. */
  release(): void;
  readonly record: MatchRecord;
  /** The last moment that the record shows; −Infinity before the first. */
  at: number;
  readonly liveTicks: Ticks;
  readonly earlyTicks: Ticks;
  readonly farTicks: Ticks;
  /** Settled outcomes by market key; `null` when all are. */
  settled: Map<string, Set<string> | null>;
  /** Prices held by the development API, by outcome key. */
  pins: Map<string, Odds>;
  /** Markets held by the development API; the match's id holds all. */
  held: Set<string>;
  /** What operators say, by match id or market key; shared by all runs of a world. */
  readonly stops: ReadonlyMap<string, MarketStop>;
  /** What the development API says of it in place of its script. */
  forced: ForcedStatus | null;
  /** Feed time until which all markets of an upcoming match stay priced. */
  bookUntil: number;
  /** Markets that were priced and open at the last step. */
  open: number;
  /** Whether all of its markets were priced then, or the top ones alone. */
  isWhole: boolean;
  /** What its prices hung on when its top markets were last priced, see MatchPlay.aheadStep; null where the next prices are its own. */
  step: number | null;
  /** Number of its markets at its first prices, which is told while its top ones alone are priced; null until somebody asks. */
  counted: number | null;
  /** The moment at which the match leaves the world; Infinity until it is over. */
  leavesAt: number;
  /** Only the entry of the agenda with this number counts. */
  ticket: number;
}

/** Closed matches stay listed for this long. */
export const KEEP_MS = 48 * 3_600_000;
/** Prices of matches that are further away than this move four times as slowly. */
const FAR_MS = 12 * 3_600_000;
const FAR_SLOWNESS = 4;
/** Statuses from here on are those of a match that is not played any more. */
const OVER = 3;

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

export function createRun(
  scheduled: ScheduledMatch,
  seed: number,
  speed: number,
  toReal: (feed: number) => EpochMs,
  stops: ReadonlyMap<string, MarketStop> = new Map(),
): MatchRun {
  const key = hash('ticks', seed, scheduled.id);
  const holder = createHolder(scheduled);
  const { rosters, ...facts } = scheduled.facts;
  const isShown = facts.type === 'match' && isBroadcast(scheduled.id);
  const record: MatchRecord = {
    id: scheduled.id,
    ...facts,
    startTime: toReal(scheduled.start),
    endTime: scheduled.duration === null ? null : toReal(scheduled.start + scheduled.duration),
    get hasVideo() {
      return isShown && record.status < OVER;
    },
    status: 0,
    stage: 0,
    clock: null,
    totalScore: null,
    periodScores: [],
    extras: null,
    gameScore: null,
    server: null,
    statistics: [],
    incidents: [],
    get rosters() {
      return rosters();
    },
    suspension: null,
    markets: new Map(),
    get availableMarkets() {
      return run.isWhole ? run.open : countMarkets(run);
    },
    get isOffered() {
      return run.open > 0;
    },
    v: 0,
    stateV: 0,
  };
  const run: MatchRun = {
    scheduled,
    get play() {
      return holder.get();
    },
    set play(changed) {
      holder.set(changed);
    },
    release: holder.release,
    record,
    at: Number.NEGATIVE_INFINITY,
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

/** Upcoming matches hold their play from this long before their start. */
const SOON_MS = 3_600_000;

/** Lets go of what a run does not need before its next moment: most matches are days away or over. */
export function settleDown(run: MatchRun): void {
  const isFar = run.at < -SOON_MS && run.scheduled.start + run.at >= run.bookUntil;
  if (isFar || run.leavesAt !== Number.POSITIVE_INFINITY) run.release();
}

/** Number of a match's markets at its first prices: counted once, at prices that do not hang on when that is done. */
export function countMarkets(run: MatchRun): number {
  if (run.counted !== null) return run.counted;
  const { play, scheduled } = run;
  const listed = scheduled.listedFrom - scheduled.start;
  run.counted = play.count?.(listed, 0) ?? play.quote(listed, 0).length;
  settleDown(run);
  return run.counted;
}

/** Whether a run is at a moment before anything that its script says. */
const liesAhead = (run: MatchRun, at: number) => run.play.isTold !== true && isAhead(at);

export function isLiveAt(run: MatchRun, at: number): boolean {
  return !liesAhead(run, at) && at >= run.play.startsAt && at < run.play.endsAt;
}

/** Whether a moment is that of a run's last change, or later. */
export function isOverAt(run: MatchRun, at: number): boolean {
  return !liesAhead(run, at) && at >= (run.play.moments.at(-1) ?? run.play.endsAt);
}

const isFar = (run: MatchRun, at: number) => run.scheduled.duration === null && at < -FAR_MS;

function ticksAt(run: MatchRun, at: number): Ticks {
  if (isFar(run, at)) return run.farTicks;
  return isLiveAt(run, at) ? run.liveTicks : run.earlyTicks;
}

/** Number of the price move that a moment belongs to. */
export function tickAt(run: MatchRun, at: number): number {
  return ticksAt(run, at).last(at);
}

/** The first moment of the script after the given one; Infinity after the last. */
function nextMoment(run: MatchRun, at: number): number {
  const { moments } = run.play;
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return moments[low] ?? Number.POSITIVE_INFINITY;
}

/** The next price move after a moment that may be skipped up to `limit`: the last one that is not later than it. */
function nextTick(run: MatchRun, at: number, limit: number): number {
  if (!liesAhead(run, at) && at >= run.play.endsAt) return Number.POSITIVE_INFINITY;
  const ticks = ticksAt(run, at);
  const next = ticks.momentOf(ticks.last(at) + 1);
  const latest = ticks.momentOf(ticks.last(limit));
  const wanted = Math.max(next, latest);
  return isFar(run, at) ? Math.min(wanted, -FAR_MS) : wanted;
}

/** The last moment of the script at or before the given one; −Infinity before the first. */
function lastMoment(run: MatchRun, at: number): number {
  const found = liesAhead(run, at) ? undefined : run.play.moments.findLast((entry) => entry <= at);
  return found ?? Number.NEGATIVE_INFINITY;
}

/** The last moment at or before `at` that a run would have shown: of the script, of its prices, or of its listing. */
export function wakeBefore(run: MatchRun, at: number): number {
  const moment = lastMoment(run, at);
  const ticks = ticksAt(run, at);
  const tick =
    liesAhead(run, at) || at < run.play.endsAt ? ticks.momentOf(ticks.last(at)) : Number.NEGATIVE_INFINITY;
  const nearSince = run.scheduled.duration === null && at >= -FAR_MS ? -FAR_MS : Number.NEGATIVE_INFINITY;
  return Math.max(moment, tick, nearSince, run.scheduled.listedFrom - run.scheduled.start);
}

/**
 * The moment at which a run has something to do after `at`. Price moves that nobody can see any more, because the world is already at `limit`,
 * are passed over; moments of the script never are.
 */
export function wakeAfter(run: MatchRun, at: number, limit: number): number {
  if (liesAhead(run, at) && liesAhead(run, limit)) {
    const tick = nextTick(run, at, limit);
    if (liesAhead(run, tick)) return tick;
  }
  const moment = nextMoment(run, at);
  const tick = nextTick(run, at, Math.min(limit, moment - 1));
  const next = Math.min(moment, tick);
  if (next !== Number.POSITIVE_INFINITY) return next;
  const last = run.play.moments.at(-1) ?? run.play.endsAt;
  return at < last + KEEP_MS ? last + KEEP_MS : Number.POSITIVE_INFINITY;
}
