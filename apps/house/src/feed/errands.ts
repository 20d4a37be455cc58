import { countMarkets, createRun, isLiveAt, type MatchRun, wakeAfter, wakeBefore } from './match-run.ts';
import { adoptVerdicts, showMatch, stepMatch } from './match-steps.ts';
import type { ScheduledMatch } from './sport.ts';
import { type Errand, plan, setProviderStatus, type WorldScript, type WorldState } from './world-state.ts';

const HOUR_MS = 3_600_000;
/** A match that was scheduled longer ago than this may be over. */
const LONG_AGO_MS = 4 * HOUR_MS;

function pull(world: WorldState): void {
  const next = world.schedule.next();
  world.upcoming = next.done === true ? null : next.value;
  if (world.upcoming !== null) world.agenda.add(world.upcoming.listedFrom, { kind: 'list' });
}

/** Leaves a match for the agenda, which prices it as it is at `from`, a little at a time. */
function postpone(world: WorldState, run: MatchRun, from: number): void {
  run.ticket += 1;
  world.agenda.add(from, { kind: 'match', run, ticket: run.ticket });
}

function add(world: WorldState, scheduled: ScheduledMatch): MatchRun {
  const run = createRun(scheduled, world.seed, world.speed, world.clock.toReal, world.stops);
  world.runs.set(scheduled.id, run);
  world.records.set(scheduled.id, run.record);
  return run;
}

/** Brings a match that has not been shown yet to a moment, without a word. */
function begin(world: WorldState, run: MatchRun, moment: number): void {
  if (isLiveAt(run, moment)) adoptVerdicts(run, moment);
  run.record.v = world.clock.toReal(run.scheduled.start + moment) - 1;
  showMatch(run, moment, world.context);
  plan(world, run);
}

/** The moment that a match shows which is first seen at a time (feed time): the last at which anything in it changed. */
const firstMoment = (run: MatchRun, at: number) => wakeBefore(run, at - run.scheduled.start);

/** Lists the match whose time has come. What needs preparation follows later. */
function listNext(world: WorldState, at: number): void {
  const scheduled = world.upcoming;
  if (scheduled !== null) {
    const from = Math.max(at, scheduled.listedFrom);
    const run = add(world, scheduled);
    if (scheduled.duration === null) begin(world, run, firstMoment(run, from));
    else postpone(world, run, from);
    world.context.emit({ type: 'match_added', matchId: scheduled.id, v: run.record.v });
  }
  pull(world);
}

function remove(world: WorldState, { scheduled, record }: MatchRun): void {
  world.runs.delete(scheduled.id);
  world.records.delete(scheduled.id);
  world.context.emit({ type: 'match_removed', matchId: scheduled.id, v: record.v + 1 });
}

function stepRun(world: WorldState, run: MatchRun, moment: number): void {
  const { start, duration } = run.scheduled;
  if (run.at === Number.NEGATIVE_INFINITY) {
    if (duration === null) {
      begin(world, run, moment);
      return;
    }
    run.record.v = world.clock.toReal(start + moment) - 1;
  }
  const next = wakeAfter(run, moment, world.target - start);
  stepMatch(run, moment, start + next > world.target, world.context);
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
  const isNew = run.at === Number.NEGATIVE_INFINITY;
  const moment = isNew ? firstMoment(run, at) : at - run.scheduled.start;
  if (moment >= run.leavesAt) remove(world, run);
  else if (run.scheduled.duration !== null && run.play.prepare?.(moment) === false)
    world.agenda.add(at, errand);
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

/** Counts the markets of more upcoming matches for one slice of time, so that lists find them counted. */
export function countAhead(world: WorldState, sliceMs: number): void {
  const deadline = performance.now() + sliceMs;
  while (performance.now() < deadline) {
    const next = world.uncounted.next();
    if (next.done === true) {
      world.uncounted = world.runs.values();
      return;
    }
    if (!next.value.isWhole) countMarkets(next.value);
  }
}

/** What the feed has said of providers by `from` holds; the rest follows at its time. */
export function planProviders(world: WorldState, from: number, { providers }: WorldScript): void {
  for (const { at, provider, status } of providers) {
    if (at <= from) world.providers[provider] = status;
    else world.agenda.add(at, { kind: 'provider', provider, status });
  }
}

/** Lists everything that is listed at `from`. Matches in play or about to be are shown as they are then, the others as soon as there is time. */
export function openWorld(world: WorldState, from: number): void {
  world.target = from;
  for (;;) {
    const next = world.schedule.next();
    world.upcoming = next.done === true ? null : next.value;
    if (world.upcoming === null) return;
    if (world.upcoming.listedFrom > from) break;
    const { start, duration } = world.upcoming;
    const run = add(world, world.upcoming);
    if (duration === null && start > from - LONG_AGO_MS && start < from + HOUR_MS) {
      begin(world, run, firstMoment(run, from));
    } else postpone(world, run, from);
  }
  world.agenda.add(world.upcoming.listedFrom, { kind: 'list' });
}
