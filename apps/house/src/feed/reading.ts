import { AHEAD_UNTIL_MS } from './ahead.ts';
import { isLiveAt, isOverAt, type MatchRun, nextMoment, type RunReader, wakeBefore } from './match-run.ts';
import { adoptVerdicts, showMatch, stepMatch } from './match-steps.ts';
import { plan, type WorldState } from './world-state.ts';

/** Status of a match that was over before the world was opened. */
export const CLOSED = 3;

/** The moment that a match shows which is first seen at a time (feed time): the last at which anything in it changed. */
export const firstMoment = (run: MatchRun, at: number) => wakeBefore(run, at - run.scheduled.start);

/** Brings a match that has not been shown yet to a moment, without a word. */
export function begin(world: WorldState, run: MatchRun, moment: number): void {
  if (isLiveAt(run, moment)) adoptVerdicts(run, moment);
  run.v = world.clock.toReal(run.scheduled.start + moment) - 1;
  showMatch(run, moment, world.context);
  plan(world, run);
}

/** The time at which a run is first seen. What its script says is left to the agenda, which announces it. */
function firstSeen({ scheduled, state, play }: MatchRun, world: WorldState): number {
  if (state.status === CLOSED) return world.target;
  const decided = scheduled.duration === null ? AHEAD_UNTIL_MS : (play.moments[0] ?? play.endsAt) - 1;
  return Math.min(world.target, scheduled.start + decided);
}

/** Does all of the work that a moment of a long event needs. */
function prepare(run: MatchRun, moment: number): void {
  while (run.play.prepare?.(moment) === false);
}

/** Shows the state of a match that nobody has looked at yet. An outright has none before its end. */
function readState(world: WorldState, run: MatchRun): void {
  if (run.at !== Number.NEGATIVE_INFINITY || run.scheduled.duration !== null) return;
  begin(world, run, firstMoment(run, firstSeen(run, world)));
}

/** Works out the prices of a match as its last price move left them. Moments of the script that are due are left to the agenda. */
export function readPrices(world: WorldState, run: MatchRun): void {
  const now = world.target;
  if (run.pricedFor === now) return;
  if (run.at === Number.NEGATIVE_INFINITY) {
    const moment = firstMoment(run, firstSeen(run, world));
    prepare(run, moment);
    begin(world, run, moment);
  }
  run.pricedFor = now;
  if (isOverAt(run, run.at)) return;
  const limit = Math.min(now - run.scheduled.start, nextMoment(run, run.at) - 1);
  const moment = Math.max(run.at, wakeBefore(run, limit));
  if (moment > run.pricedAt) {
    prepare(run, moment);
    stepMatch(run, moment, true, world.context);
    run.pricedFor = now;
  }
}

/** Lets the prices of a match move by themselves until a time of the feed. */
export function follow(world: WorldState, run: MatchRun, until: number): void {
  const isMoving = run.movesUntil > world.target;
  run.movesUntil = Math.max(run.movesUntil, until);
  if (isMoving) return;
  readPrices(world, run);
  plan(world, run);
}

export const createReader = (world: WorldState): RunReader => ({
  state: (run) => readState(world, run),
  prices: (run) => readPrices(world, run),
});
