import { AHEAD_UNTIL_MS, isAhead } from './ahead.ts';
import { createRun } from './create-run.ts';
import { KEEP_MS, type MatchRun, nextMoment, wakeAfter } from './match-run.ts';
import { stepMatch } from './match-steps.ts';
import { begin, CLOSED, createReader, firstMoment } from './reading.ts';
import type { ScheduledMatch } from './sport.ts';
import { type Errand, plan, setProviderStatus, type WorldScript, type WorldState } from './world-state.ts';

/** Every match that was scheduled longer ago than this is over, and closed. */
export const LONGEST_MS = 8 * 3_600_000;

function pull(world: WorldState): void {
  const next = world.schedule.next();
  world.upcoming = next.done === true ? null : next.value;
  if (world.upcoming !== null) world.agenda.add(world.upcoming.listedFrom, { kind: 'list' });
}

/** Puts a match on the agenda at a time of the feed, before which nothing happens in it. */
function postpone(world: WorldState, run: MatchRun, from: number): void {
  run.ticket += 1;
  world.agenda.add(from, { kind: 'match', run, ticket: run.ticket });
}

function add(world: WorldState, scheduled: ScheduledMatch): MatchRun {
  const { seed, speed, stops, clock } = world;
  const reader = createReader(world);
  const run = createRun(scheduled, { seed, speed, toReal: clock.toReal, stops, reader });
  world.runs.set(scheduled.id, run);
  world.records.set(scheduled.id, run.record);
  return run;
}

/** Puts a match into the world as it is at a time: in play it is shown, otherwise as soon as somebody looks or something happens. */
function enter(world: WorldState, scheduled: ScheduledMatch, at: number): MatchRun {
  const run = add(world, scheduled);
  const { start, duration, isTold } = scheduled;
  if (duration !== null) postpone(world, run, Math.max(at, start + (run.play.moments[0] ?? 0)));
  else if (isTold !== true && isAhead(at - start)) postpone(world, run, start + AHEAD_UNTIL_MS);
  else if (isTold !== true && at - start > LONGEST_MS) {
    run.state = { ...run.state, status: CLOSED };
    postpone(world, run, Math.max(at, start + KEEP_MS));
  } else begin(world, run, firstMoment(run, at));
  return run;
}

/** Lists the match whose time has come. */
function listNext(world: WorldState, at: number): void {
  const scheduled = world.upcoming;
  if (scheduled !== null) {
    const from = Math.max(at, scheduled.listedFrom);
    enter(world, scheduled, from);
    world.context.emit({ type: 'match_added', matchId: scheduled.id, v: world.clock.toReal(from) });
  }
  pull(world);
}

function remove(world: WorldState, { scheduled, v }: MatchRun): void {
  world.runs.delete(scheduled.id);
  world.records.delete(scheduled.id);
  world.context.emit({ type: 'match_removed', matchId: scheduled.id, v: v + 1 });
}

function stepRun(world: WorldState, run: MatchRun, moment: number): void {
  const { start, duration } = run.scheduled;
  if (run.at === Number.NEGATIVE_INFINITY) {
    if (duration === null) {
      begin(world, run, moment);
      return;
    }
    run.v = world.clock.toReal(start + moment) - 1;
  }
  const isMoving = run.movesUntil > world.target;
  const isPriced = isMoving && start + wakeAfter(run, moment, world.target - start) > world.target;
  // Skips a run that a reader has already brought to the moment, and price moves of one that nobody follows.
  if (isMoving ? moment > run.at : moment >= nextMoment(run, run.at))
    stepMatch(run, moment, isPriced, world.context);
  plan(world, run);
}

function runErrand(world: WorldState, errand: Errand, at: number): void {
  if (errand.kind === 'list') {
    listNext(world, at);
    return;
  }
  if (errand.kind === 'provider') {
    setProviderStatus(world, errand.provider, errand.status);
    return;
  }
  const { run, ticket } = errand;
  if (ticket !== run.ticket) return;
  const { start, duration } = run.scheduled;
  const isNew = run.at === Number.NEGATIVE_INFINITY;
  // The end of a long event is announced when it came, however long ago that was.
  const first = () => (duration === null ? firstMoment(run, at) : nextMoment(run, run.at));
  const moment = isNew ? first() : at - start;
  if (moment >= run.leavesAt) remove(world, run);
  else if (duration !== null && run.play.prepare?.(moment) === false) world.agenda.add(at, errand);
  else stepRun(world, run, moment);
}

/** Does what is due by the target, for at most one slice of time. */
export function work(world: WorldState, sliceMs: number): void {
  const deadline = performance.now() + sliceMs;
  while (world.agenda.next() <= world.target) {
    const due = world.agenda.take();
    if (due !== undefined) runErrand(world, due.entry, due.at);
    if (performance.now() >= deadline) return;
  }
}

/** What the feed has said of providers by `from` holds; the rest follows at its time. */
export function planProviders(world: WorldState, from: number, { providers }: WorldScript): void {
  for (const { at, provider, status } of providers) {
    if (at <= from) world.providers[provider] = status;
    else world.agenda.add(at, { kind: 'provider', provider, status });
  }
}

/** Lists everything that is listed at `from`. */
export function openWorld(world: WorldState, from: number): void {
  world.target = from;
  for (;;) {
    const next = world.schedule.next();
    world.upcoming = next.done === true ? null : next.value;
    if (world.upcoming === null) return;
    if (world.upcoming.listedFrom > from) break;
    enter(world, world.upcoming, from);
  }
  world.agenda.add(world.upcoming.listedFrom, { kind: 'list' });
}
