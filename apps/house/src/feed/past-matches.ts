import type { EpochMs } from '@touchline/betting';
import { createRun } from './create-run.ts';
import { KEEP_MS } from './match-run.ts';
import { showMatch } from './match-steps.ts';
import type { ScheduledMatch, SportFeed } from './sport.ts';
import type { MatchRecord, PastMatches } from './world.ts';
import type { WorldState } from './world-state.ts';

const DAY_MS = 24 * 3_600_000;
/** Results are listed for so many days of feed time; the world itself holds the last two. */
const PAST_DAYS = 8;
/** Links to a match lead to its result for a year. */
const FOUND_DAYS = 365;
/** A day of results is a second of work; it is done in pieces, so that nobody else waits for it. */
const SLICE_MS = 5;
const MOST_SINGLE = 500;

const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** The matches of a sport that start in a range of feed time. */
function* startingIn(feed: SportFeed, from: number, to: number): Generator<ScheduledMatch> {
  const schedule = feed.schedule(from);
  for (let next = schedule.next(); next.done !== true; next = schedule.next()) {
    const { start, listedFrom, duration } = next.value;
    // A schedule goes on in order of `listedFrom`, and nothing starts before it is listed.
    if (listedFrom >= to) return;
    if (duration === null && start >= from && start < to) yield next.value;
  }
}

/** A match as its script ends; undefined while it is not over. */
function ended(world: WorldState, scheduled: ScheduledMatch): MatchRecord | undefined {
  const { seed, speed, clock } = world;
  const run = createRun(scheduled, { seed, speed, toReal: clock.toReal });
  const last = run.play.moments.at(-1) ?? run.play.endsAt;
  if (scheduled.start + last > world.target) return undefined;
  run.v = clock.toReal(scheduled.start + last) - 1;
  showMatch(run, last, world.context);
  return run.record;
}

/** The matches that started on one day of feed time. */
async function playDay(world: WorldState, day: number): Promise<readonly MatchRecord[]> {
  const records: MatchRecord[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const feed of world.feeds) {
    for (const scheduled of startingIn(feed, day * DAY_MS, (day + 1) * DAY_MS)) {
      const record = ended(world, scheduled);
      if (record !== undefined) records.push(record);
      if (performance.now() < sliceEnds) continue;
      await breathe();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  return records;
}

/** Matches that have left the world, played again from their scripts: the same every time. */
export function createPastMatches(world: WorldState): PastMatches {
  let zero = world.clock.toReal(0);
  const days = new Map<number, Promise<readonly MatchRecord[]>>();
  const single = new Map<string, MatchRecord>();

  /** Instants of starts hold until the feed's time is moved. */
  const forgetMoved = () => {
    if (zero === world.clock.toReal(0)) return;
    zero = world.clock.toReal(0);
    days.clear();
    single.clear();
  };

  const dayOf = (day: number) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const playing = playDay(world, day);
    days.set(day, playing);
    playing.catch(() => days.delete(day));
    return playing;
  };

  return {
    async startedBetween(from: EpochMs, to: EpochMs) {
      forgetMoved();
      const oldest = Math.floor((world.target - PAST_DAYS * DAY_MS) / DAY_MS);
      for (const day of days.keys()) if (day < oldest) days.delete(day);
      const first = Math.max(oldest, Math.floor(world.clock.toFeed(from) / DAY_MS));
      const last = Math.floor(Math.min(world.clock.toFeed(to), world.target - KEEP_MS) / DAY_MS);
      const found: MatchRecord[] = [];
      for (let day = first; day <= last; day++) {
        for (const match of await dayOf(day)) if (!world.records.has(match.id)) found.push(match);
      }
      return found;
    },
    find(id) {
      forgetMoved();
      const known = single.get(id);
      if (known !== undefined) return known;
      for (const feed of world.feeds) {
        const scheduled = feed.find(id);
        if (scheduled === undefined || scheduled.duration !== null) continue;
        if (scheduled.start < world.target - FOUND_DAYS * DAY_MS) return undefined;
        const record = ended(world, scheduled);
        if (record === undefined) return undefined;
        if (single.size >= MOST_SINGLE) single.clear();
        single.set(id, record);
        return record;
      }
      return undefined;
    },
  };
}
