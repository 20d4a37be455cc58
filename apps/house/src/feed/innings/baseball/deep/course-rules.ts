import type { CourseRule, Half } from '#pricing/innings/baseball/course.ts';
import { INNINGS } from '#pricing/innings/baseball/model.ts';
import type { Side } from '../../../world.ts';
import { type BaseballState, runsThrough } from '../game-state.ts';

/** No one, home, away. */
export const sideFlag = (side: Side | null | undefined) => (side === 'home' ? 1 : side === 'away' ? 2 : 0);

/** The side at bat and what it has already scored in the half in play. */
function begun(state: BaseballState, half: Half): number {
  if (half.inning !== state.inning || half.side !== state.batting) return 0;
  return state.innings[half.inning - 1]?.[half.side === 'home' ? 0 : 1] ?? 0;
}

/** After this half the inning is over: both sides have batted, or the home side need not. */
const endsInning = ({ side, inning }: Half, lead: number) =>
  side === 'home' || (inning >= INNINGS && lead > 0);

export const firstScorer = (state: BaseballState): CourseRule => ({
  flags: 3,
  start: sideFlag(state.firstScorer),
  after: (flag, { side }, runs) => (flag > 0 || runs === 0 ? flag : sideFlag(side)),
});

export const lastScorer = (state: BaseballState): CourseRule => ({
  flags: 3,
  start: sideFlag(state.incidents.at(-1)?.side),
  after: (flag, { side }, runs) => (runs === 0 ? flag : sideFlag(side)),
});

/** How far a game has come: 0 without the second half of the ninth, 1 with it, 2 to 4 for ten, eleven and more innings. */
export function reachedBy({ inning, batting }: BaseballState): number {
  if (inning > INNINGS) return Math.min(4, inning - INNINGS + 1);
  return inning === INNINGS && batting === 'home' ? 1 : 0;
}

export const reached = (state: BaseballState): CourseRule => ({
  flags: 5,
  start: reachedBy(state),
  after: (flag, { side, inning }) => {
    if (inning > INNINGS) return Math.min(4, inning - INNINGS + 1);
    return inning === INNINGS && side === 'home' ? 1 : flag;
  },
});

/** Who leads after some innings: 1 home, 0 level, 2 away. */
const leaderFlag = (lead: number) => (lead > 0 ? 1 : lead < 0 ? 2 : 0);

export function leaderAfter(state: BaseballState, innings: number): CourseRule {
  const [home, away] = runsThrough(state, innings);
  return {
    flags: 3,
    start: state.inning > innings ? leaderFlag(home - away) : 0,
    after: (flag, half, _runs, lead) =>
      half.inning === innings && half.side === 'home' ? leaderFlag(lead) : flag,
  };
}

/** Leads of the home side after each half that has begun. */
function leadsOf({ innings, batting, inning }: BaseballState): number[] {
  let lead = 0;
  return innings.flatMap(([home, away], index) => {
    const top = lead - away;
    lead = top + home;
    return index === inning - 1 && batting === 'away' ? [top] : [top, lead];
  });
}

/** Sides that have been behind at any time: 1 home, 2 away, 3 both. */
export const behindFlag = (state: BaseballState) =>
  leadsOf(state).reduce((flag, lead) => flag | (lead < 0 ? 1 : lead > 0 ? 2 : 0), 0);

export const behind = (state: BaseballState): CourseRule => ({
  flags: 4,
  start: behindFlag(state),
  after: (flag, _half, _runs, lead) => flag | (lead < 0 ? 1 : lead > 0 ? 2 : 0),
});

/** No side of `sides` scores more than `most` runs in one of its halves. */
export const halvesWithin = (state: BaseballState, sides: readonly Side[], most: number): CourseRule => ({
  flags: 1,
  start: 0,
  failsAbove: true,
  after: (flag) => flag,
  most: (half) => (sides.includes(half.side) ? most - begun(state, half) : Number.POSITIVE_INFINITY),
});

/** No inning has more than `most` runs of both sides; remembered is what its first half had. */
export function inningsWithin(state: BaseballState, most: number): CourseRule {
  const [, away = 0] = state.innings[state.inning - 1] ?? [0, 0];
  return {
    flags: most + 1,
    failsAbove: true,
    start: state.batting === 'home' ? away : 0,
    after: (flag, half, runs, lead) => {
      const sum = flag + begun(state, half) + runs;
      if (sum > most) return -1;
      return endsInning(half, lead) ? 0 : sum;
    },
  };
}

/** Every inning has a run; remembered is whether its first half had one. */
export function runsInAll(state: BaseballState): CourseRule {
  const [, away = 0] = state.innings[state.inning - 1] ?? [0, 0];
  return {
    flags: 2,
    start: state.batting === 'home' && away > 0 ? 1 : 0,
    after: (flag, half, runs, lead) => {
      const isScored = flag === 1 || begun(state, half) + runs > 0;
      if (!endsInning(half, lead)) return isScored ? 1 : 0;
      return isScored ? 0 : -1;
    },
  };
}
