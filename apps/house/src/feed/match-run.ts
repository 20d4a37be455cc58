import type { Odds } from '@touchline/betting';
import { AHEAD_UNTIL_MS, isAhead } from './ahead.ts';
import type { MarketStop } from './market-stop.ts';
import type { MatchPlay, MatchView, ScheduledMatch } from './sport.ts';
import type { Ticks } from './ticks.ts';
import type { MarketRecord, MatchClock, MatchRecord } from './world.ts';
import type { ForcedStatus } from './world-control.ts';

/** State of a match as its record shows it. */
export interface ShownState extends Omit<MatchView, 'clock'> {
  clock: MatchClock | null;
}

/** Brings a run to the present when somebody reads its record. */
export interface RunReader {
  /** Before its state is read. */
  state(run: MatchRun): void;
  /** Before its prices are read. */
  prices(run: MatchRun): void;
}

/** A match in the world: its script, its record, and how far it has been played. Moments are feed milliseconds from the scheduled start. */
export interface MatchRun {
  readonly scheduled: ScheduledMatch;
  /** Opened when it is wanted. */
  play: MatchPlay;
  /** Lets go of the play until it is wanted again. One that differs from the schedule's, or that was prepared, is kept. */
  release(): void;
  readonly record: MatchRecord;
  /** The last moment that the state shows; −Infinity before the first. */
  at: number;
  state: ShownState;
  /** Markets as they were last priced. */
  readonly book: Map<string, MarketRecord>;
  /** The moment of those prices; −Infinity before the first. */
  pricedAt: number;
  /** Time of the feed for which the prices are known to be the last ones. */
  pricedFor: number;
  /** Feed time until which its prices move by themselves; those of other runs are worked out when they are read. */
  movesUntil: number;
  /** Version of the last change, and of the last one of the state. */
  v: number;
  stateV: number;
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
/** Prices of matches that are further away than this move more slowly. */
const FAR_MS = 12 * 3_600_000;

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
const liesAhead = (run: MatchRun, at: number) => run.scheduled.isTold !== true && isAhead(at);

/** Returns whether an operator has stopped the match or any of its markets. */
export const hasStops = ({ record, stops }: MatchRun): boolean =>
  stops.size > 0 && [...stops.keys()].some((key) => `${key}/`.startsWith(`${record.id}/`));

/** Returns whether an upcoming match has not been priced yet, and no operator has stopped any of it. */
export function isUntouched(run: MatchRun): boolean {
  const { scheduled, pricedAt } = run;
  const isUnpriced = pricedAt === Number.NEGATIVE_INFINITY && scheduled.duration === null;
  return isUnpriced && run.state.status === 0 && scheduled.isTold !== true && !hasStops(run);
}

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
export function nextMoment(run: MatchRun, at: number): number {
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

/** The moment at which a run that is over leaves the world, or Infinity when it has. */
function leavingMoment(run: MatchRun, at: number): number {
  const last = run.play.moments.at(-1) ?? run.play.endsAt;
  return at < last + KEEP_MS ? last + KEEP_MS : Number.POSITIVE_INFINITY;
}

/** The next moment of a run whose prices do not move by themselves: nothing of it hangs on the script while it lies ahead. */
export function momentAfter(run: MatchRun, at: number, limit: number): number {
  if (liesAhead(run, at) && liesAhead(run, limit)) return AHEAD_UNTIL_MS;
  const next = nextMoment(run, at);
  return next === Number.POSITIVE_INFINITY ? leavingMoment(run, at) : next;
}

/**
 * Returns the next moment of a run that is followed. Skips price moves that are outdated at `limit`, and no moment of the script.
 */
export function wakeAfter(run: MatchRun, at: number, limit: number): number {
  if (liesAhead(run, at) && liesAhead(run, limit)) {
    const tick = nextTick(run, at, limit);
    if (liesAhead(run, tick)) return tick;
  }
  const moment = nextMoment(run, at);
  const tick = nextTick(run, at, Math.min(limit, moment - 1));
  const next = Math.min(moment, tick);
  return next === Number.POSITIVE_INFINITY ? leavingMoment(run, at) : next;
}
