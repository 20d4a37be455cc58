/** What one ball comes to: runs off the bat, or a wicket. */
export const BALL_RUNS = [0, 1, 2, 3, 4, 6] as const;
/** Index of a wicket in the chances of a ball; those before it are the runs of `BALL_RUNS`. */
export const WICKET = BALL_RUNS.length;

export const OVER_BALLS = 6;
export const OVERS = 20;
export const BALLS = OVERS * OVER_BALLS;
export const WICKETS = 10;
/** Balls with few fielders far out. */
export const POWERPLAY_BALLS = 6 * OVER_BALLS;
const LAST_OVERS_FROM = 16 * OVER_BALLS;

export const PHASES = 3;

/** 0 powerplay, 1 the middle, 2 the last four overs. */
export function phaseOf(ball: number): number {
  return ball < POWERPLAY_BALLS ? 0 : ball < LAST_OVERS_FROM ? 1 : 2;
}

/** Chances of an average side by phase: dot, 1, 2, 3, 4, 6, wicket. */
const AVERAGE = [
  [0.4, 0.305, 0.055, 0.005, 0.15, 0.04, 0.045],
  [0.315, 0.41, 0.075, 0.005, 0.095, 0.05, 0.05],
  [0.25, 0.365, 0.085, 0.005, 0.125, 0.085, 0.085],
] as const;

/** How much a factor moves each result: boundaries most, wickets the other way. */
const WEIGHTS = [0, 0.3, 0.6, 0.6, 1.2, 1.6, -0.8] as const;

/** Chances of one ball, in the order of `BALL_RUNS` and then a wicket. */
export type BallChances = readonly number[];

/** Chances by phase of a side that bats `factor` times as well as the average. */
export function ballChances(factor: number): readonly BallChances[] {
  return AVERAGE.map((phase) => {
    const weighed = phase.map((chance, index) => chance * factor ** (WEIGHTS[index] ?? 0));
    const dots = 1 - weighed.slice(1).reduce((sum, chance) => sum + chance, 0);
    return [dots, ...weighed.slice(1)];
  });
}
