/** The clock stands for a while. */
export interface Stop {
  /** Seconds played in the period when it stops. */
  second: number;
  ms: number;
}

export interface PeriodPlan {
  /** Length in seconds of play. */
  seconds: number;
  stops: readonly Stop[];
  /** Pause before the period. */
  pauseMs: number;
}

interface Run {
  period: number;
  from: number;
  to: number;
  second: number;
}

/** When the clock of a match runs; moments are feed milliseconds from the scheduled start. */
export interface Timeline {
  readonly periods: readonly { from: number; to: number; seconds: number }[];
  readonly runs: readonly Run[];
}

export interface ClockState {
  /** The period last begun, −1 before the start. */
  period: number;
  second: number;
  running: boolean;
  /** Number of the stretch in which the clock runs or last ran. */
  run: number;
  /** The period is over. */
  ended: boolean;
}

export function timelineOf(startsAt: number, plans: readonly PeriodPlan[]): Timeline {
  const runs: Run[] = [];
  const periods: { from: number; to: number; seconds: number }[] = [];
  let at = startsAt;
  plans.forEach((plan, period) => {
    at += plan.pauseMs;
    const from = at;
    let second = 0;
    for (const stop of plan.stops.toSorted((a, b) => a.second - b.second)) {
      if (stop.second > second) {
        const to = at + (stop.second - second) * 1000;
        runs.push({ period, from: at, to, second });
        at = to;
        second = stop.second;
      }
      at += stop.ms;
    }
    if (plan.seconds > second) {
      const to = at + (plan.seconds - second) * 1000;
      runs.push({ period, from: at, to, second });
      at = to;
    }
    periods.push({ from, to: at, seconds: plan.seconds });
  });
  return { periods, runs };
}

/** The moment at which so many seconds of a period have been played. */
export function momentOf(timeline: Timeline, period: number, second: number): number {
  const run = timeline.runs.find(
    (entry) => entry.period === period && entry.second + (entry.to - entry.from) / 1000 >= second,
  );
  if (run === undefined) return timeline.periods[period]?.to ?? 0;
  return run.from + Math.max(0, second - run.second) * 1000;
}

/** The clock of a match that has not begun. */
export const NOT_STARTED: ClockState = { period: -1, second: 0, running: false, run: -1, ended: false };

export function clockAt(timeline: Timeline, at: number): ClockState {
  const period = timeline.periods.findLastIndex(({ from }) => from <= at);
  const limits = timeline.periods[period];
  if (limits === undefined) return NOT_STARTED;
  if (at >= limits.to) return { period, second: limits.seconds, running: false, run: period, ended: true };
  const index = timeline.runs.findLastIndex((run) => run.from <= at);
  const run = timeline.runs[index];
  if (run === undefined || run.period !== period) {
    return { period, second: 0, running: false, run: index, ended: false };
  }
  const held = Math.min(at, run.to);
  return {
    period,
    second: run.second + Math.floor((held - run.from) / 1000),
    running: at < run.to,
    run: index,
    ended: false,
  };
}
