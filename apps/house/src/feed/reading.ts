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

/** Works out the state of a match at its first reading. Leaves out outrights, which have none before their end. */
function readState(world: WorldState, run: MatchRun): void {
  if (run.at !== Number.NEGATIVE_INFINITY || run.scheduled.duration !== null) return;
  begin(world, run, firstMoment(run, firstSeen(run, world)));
}

/** The moment at which a run is read: that of its last price move. Moments of the script that are due are left to the agenda. */
function readMoment(world: WorldState, run: MatchRun): number {
  if (run.at === Number.NEGATIVE_INFINITY) return firstMoment(run, firstSeen(run, world));
  if (isOverAt(run, run.at)) return run.at;
  const limit = Math.min(world.target - run.scheduled.start, nextMoment(run, run.at) - 1);
  return Math.max(run.at, wakeBefore(run, limit));
}

/** Does a little of the work that reading the prices of a match takes; true when all of it is done. */
export function readSome(world: WorldState, run: MatchRun): boolean {
  if (run.pricedFor === world.target) return true;
  const moment = readMoment(world, run);
  if (run.play.prepare?.(moment) === false) return false;
  if (run.at === Number.NEGATIVE_INFINITY) {
    begin(world, run, moment);
    return readSome(world, run);
  }
  if (moment > run.pricedAt && !isOverAt(run, moment)) stepMatch(run, moment, true, world.context);
  run.pricedFor = world.target;
  return true;
}

/** Works out the prices of a match as its last price move left them. */
export function readPrices(world: WorldState, run: MatchRun): void {
  while (!readSome(world, run));
}

const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** Works out the prices of matches in slices, between which the event loop runs. */
export async function readInSlices(
  world: WorldState,
  runs: Iterable<MatchRun>,
  sliceMs: number,
): Promise<void> {
  let sliceEnds = performance.now() + sliceMs;
  for (const run of runs) {
    while (!readSome(world, run) || performance.now() > sliceEnds) {
      await breathe();
      sliceEnds = performance.now() + sliceMs;
    }
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
