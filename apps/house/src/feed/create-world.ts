import type { EpochMs } from '@touchline/betting';
import { createAgenda } from './agenda.ts';
import { createControl } from './control.ts';
import { endingSoon } from './ending-soon.ts';
import { createFeedClock } from './feed-clock.ts';
import { createFootballFeed } from './football/football-feed.ts';
import { createReplayFeed } from './football/replay-feed.ts';
import { createRun, isLiveAt, KEEP_MS, type MatchRun, wakeAfter, wakeBefore } from './match-run.ts';
import { adoptVerdicts, stepBook, stepMatch } from './match-steps.ts';
import type { RecordedFeed } from './replay.ts';
import type { ScheduledMatch } from './sport.ts';
import { lookUpVerdict } from './verdicts.ts';
import type { World, WorldChange } from './world.ts';
import { type Errand, plan, type WorldState } from './world-state.ts';

export interface WorldOptions {
  seed: number;
  /** First instant of the season: with the seed it decides everything that happens. Kept across restarts. */
  startAt: EpochMs;
  now: EpochMs;
  /** Match seconds per second of real time. */
  speed: number;
  /** Plays this recording instead of the simulated calendar. */
  replay?: RecordedFeed;
}

const SLICE_MS = 6;
const BOOK_LEASE_MS = 120_000;

function pull(world: WorldState): void {
  const next = world.schedule.next();
  world.upcoming = next.done === true ? null : next.value;
  if (world.upcoming !== null) world.agenda.add(world.upcoming.listedFrom, { kind: 'list' });
}

/** Lists a match; before the world is open nothing is said, and the match is as it is at `from`. */
function list(world: WorldState, scheduled: ScheduledMatch, from: number): MatchRun {
  const run = createRun(scheduled, world.seed, world.speed, world.clock.toReal);
  world.runs.set(scheduled.id, run);
  const at = wakeBefore(run, from - scheduled.start);
  const ready = run.play.prepare === undefined;
  if (ready) {
    if (isLiveAt(run, at)) adoptVerdicts(run, at);
    run.record.v = world.clock.toReal(scheduled.start + at) - 1;
    stepMatch(run, at, true, { ...world.context, emit: () => undefined });
    plan(world, run);
  } else {
    // What needs preparation is priced by the agenda, a little at a time.
    run.at = at;
    run.ticket += 1;
    world.agenda.add(from, { kind: 'match', run, ticket: run.ticket });
  }
  return run;
}

function runErrand(world: WorldState, errand: Errand, at: number): void {
  if (errand.kind === 'list') {
    const scheduled = world.upcoming;
    if (scheduled !== null) {
      const run = list(world, scheduled, Math.max(at, scheduled.listedFrom));
      world.context.emit({ type: 'match_added', matchId: scheduled.id, v: run.record.v });
    }
    pull(world);
    return;
  }
  const { run, ticket } = errand;
  if (ticket !== run.ticket) return;
  const moment = at - run.scheduled.start;
  const last = run.play.moments.at(-1) ?? 0;
  if (moment >= last + KEEP_MS) {
    world.runs.delete(run.scheduled.id);
    world.context.emit({ type: 'match_removed', matchId: run.scheduled.id, v: run.record.v + 1 });
    return;
  }
  if (run.play.prepare?.(moment) === false) {
    world.agenda.add(at, errand);
    return;
  }
  const next = wakeAfter(run, moment, world.target - run.scheduled.start);
  stepMatch(run, moment, run.scheduled.start + next > world.target, world.context);
  plan(world, run);
}

/** Does what is due by the target, for at most one slice of time. */
function work(world: WorldState, sliceMs: number): void {
  const deadline = performance.now() + sliceMs;
  while (world.agenda.next() <= world.target) {
    const due = world.agenda.take();
    if (due !== undefined) runErrand(world, due.entry, due.at);
    if (performance.now() >= deadline) return;
  }
}

/** Lists everything that is listed at `from`, already as it is then. */
function open(world: WorldState, from: number): void {
  world.target = from;
  for (;;) {
    const next = world.schedule.next();
    world.upcoming = next.done === true ? null : next.value;
    if (world.upcoming === null) return;
    if (world.upcoming.listedFrom > from) break;
    list(world, world.upcoming, from);
  }
  world.agenda.add(world.upcoming.listedFrom, { kind: 'list' });
}

function createState(options: WorldOptions): WorldState {
  const { seed, speed } = options;
  if (!(speed > 0)) throw new RangeError('speed must be above zero');
  const clock = createFeedClock(options.startAt, speed);
  const feed =
    options.replay === undefined
      ? createFootballFeed(seed)
      : createReplayFeed(options.replay, seed, options.startAt);
  const from = clock.toFeed(options.now);
  const changes: WorldChange[] = [];
  const world: WorldState = {
    seed,
    speed,
    clock,
    feed,
    runs: new Map(),
    agenda: createAgenda(),
    schedule: feed.schedule(from - KEEP_MS),
    upcoming: null,
    changes,
    providers: { betradar: 'ACTIVE', oddin: 'ACTIVE', betconstruct: 'ACTIVE' },
    target: from,
    context: { toReal: clock.toReal, speed, emit: (change) => changes.push(change) },
  };
  open(world, from);
  return world;
}

function ensureBook(world: WorldState, matchId: string): void {
  const run = world.runs.get(matchId);
  if (run === undefined || run.scheduled.duration !== null) return;
  const now = world.target;
  const lapsed = run.bookUntil <= now;
  run.bookUntil = Math.max(now, run.scheduled.start + run.at) + BOOK_LEASE_MS * world.speed;
  if (lapsed && run.at < run.play.startsAt) stepBook(run, run.at, world.context);
}

/**
 * The house's world of matches, from a calendar or a recording.
 * Errors: RangeError on a speed that is not above zero.
 */
export function createWorld(options: WorldOptions): World {
  const world = createState(options);
  const { feed } = world;
  return {
    seed: world.seed,
    speed: world.speed,
    sports: () => [feed.sport],
    categories: () => [...feed.categories],
    tournaments: () => [...feed.tournaments],
    templates: () => [...feed.templates],
    providers: () => ({ ...world.providers }),
    matches: () => [...world.runs.values()].map((run) => run.record),
    match: (id) => world.runs.get(id)?.record,
    ensureBook: (matchId) => ensureBook(world, matchId),
    endingSoon: (now) => endingSoon(world, now),
    settlement: (matchId, marketKey) => lookUpVerdict(world, matchId, marketKey),
    advance: (now) => {
      world.target = Math.max(world.target, world.clock.toFeed(now));
      work(world, SLICE_MS);
      return world.changes.splice(0);
    },
    behind: () => world.agenda.next() <= world.target,
    control: createControl(world),
  };
}
