import type { Distribution } from '../../poisson.ts';
import { BALLS, type BallChances, PHASES, phaseOf, WICKETS } from './ball.ts';

/** Runs beyond this are left out. */
const MOST_RUNS = 340;
const WIDTH = MOST_RUNS + 1;
const NEGLIGIBLE = 1e-10;
const MOST_A_BALL = 6;
/** Room for a score beyond the last that is followed. */
const ROW_LENGTH = WIDTH + MOST_A_BALL;
const NO_ROW = new Float64Array(0);

/** Chances of a ball: dot, 1, 2, 3, 4, 6, wicket. */
type BallShares = readonly [number, number, number, number, number, number, number];

/** How far an innings has come. */
export interface InningsState {
  balls: number;
  wickets: number;
  runs: number;
}

/** Where the calculation stops. */
interface InningsEnd {
  /** The ball before which it stops. */
  ball: number;
  /** Number of wickets at which it stops, 10 for the end of the innings. */
  wickets: number;
  /** Runs that end the innings; null where nothing is chased. */
  target: number | null;
}

export interface InningsChances {
  /** Runs at the stop. */
  runs: Distribution;
  /** Wickets at the stop. */
  wickets: Distribution;
  /** Of `wickets`, what had reached the last ball with the innings still on. */
  alive: Distribution;
  /** Expected number of balls bowled at each score, by phase. */
  bowled: readonly Float64Array[];
}

export const WHOLE_INNINGS: InningsEnd = { ball: BALLS, wickets: WICKETS, target: null };

/** The chances of an innings while it is worked out, ball by ball. */
class Scan {
  readonly runs = new Float64Array(ROW_LENGTH);
  readonly wickets = new Float64Array(WICKETS + 1);
  readonly bowled = Array.from({ length: PHASES }, () => new Float64Array(ROW_LENGTH));
  readonly #end: InningsEnd;
  /** One row of scores for each number of wickets. */
  #now: Float64Array[];
  #next: Float64Array[];
  /** Scores at which the wicket fell that stops the calculation. */
  readonly #stopped = new Float64Array(ROW_LENGTH);
  #lowest: number;
  #highest: number;

  constructor(from: InningsState, end: InningsEnd) {
    this.#end = end;
    const rows = () => Array.from({ length: end.wickets }, () => new Float64Array(ROW_LENGTH));
    this.#now = rows();
    this.#next = rows();
    this.#lowest = from.runs;
    this.#highest = from.runs;
    const first = this.#now[from.wickets];
    if (first !== undefined) first[Math.min(from.runs, MOST_RUNS)] = 1;
  }

  #stop(runs: number, wickets: number, mass: number): void {
    this.runs[runs] = (this.runs[runs] ?? 0) + mass;
    this.wickets[wickets] = (this.wickets[wickets] ?? 0) + mass;
  }

  /** Moves one row of scores on by a ball. The loop runs some hundred thousand times for one price list. */
  #move(wickets: number, [dot, one, two, three, four, six, out]: BallShares, seen: Float64Array): void {
    const row = this.#now[wickets] ?? NO_ROW;
    const next = this.#next[wickets] ?? NO_ROW;
    const fallen = this.#next[wickets + 1] ?? this.#stopped;
    const last = this.#highest;
    for (let runs = this.#lowest; runs <= last; runs += 1) {
      const mass = row[runs] ?? 0;
      if (mass === 0) continue;
      row[runs] = 0;
      if (mass < NEGLIGIBLE) continue;
      seen[runs] = (seen[runs] ?? 0) + mass;
      next[runs] = (next[runs] ?? 0) + mass * dot;
      next[runs + 1] = (next[runs + 1] ?? 0) + mass * one;
      next[runs + 2] = (next[runs + 2] ?? 0) + mass * two;
      next[runs + 3] = (next[runs + 3] ?? 0) + mass * three;
      next[runs + 4] = (next[runs + 4] ?? 0) + mass * four;
      next[runs + 6] = (next[runs + 6] ?? 0) + mass * six;
      fallen[runs] = (fallen[runs] ?? 0) + mass * out;
    }
  }

  /** Ends the innings where the target is reached. */
  #passTarget(target: number): void {
    this.#next.forEach((row, wickets) => {
      for (let runs = target; runs < target + MOST_A_BALL; runs += 1) {
        const mass = row[runs] ?? 0;
        if (mass === 0) continue;
        row[runs] = 0;
        this.#stop(runs, wickets, mass);
      }
    });
  }

  bowl(ball: number, chances: BallChances): void {
    const seen = this.bowled[phaseOf(ball)] ?? NO_ROW;
    const [dot = 1, one = 0, two = 0, three = 0, four = 0, six = 0, out = 0] = chances;
    const shares: BallShares = [dot, one, two, three, four, six, out];
    for (let wickets = 0; wickets < this.#now.length; wickets += 1) this.#move(wickets, shares, seen);
    const { target } = this.#end;
    if (target !== null) this.#passTarget(target);
    [this.#now, this.#next] = [this.#next, this.#now];
    const reached = Math.min(MOST_RUNS, this.#highest + MOST_A_BALL);
    this.#highest = target === null ? reached : Math.min(reached, target - 1);
  }

  finish(): Distribution {
    const alive = new Array<number>(WICKETS + 1).fill(0);
    this.#now.forEach((row, wickets) => {
      for (let runs = this.#lowest; runs <= this.#highest; runs += 1) {
        const mass = row[runs] ?? 0;
        if (mass === 0) continue;
        alive[wickets] = (alive[wickets] ?? 0) + mass;
        this.#stop(runs, wickets, mass);
      }
    });
    this.#stopped.forEach((mass, runs) => {
      if (mass > 0) this.#stop(runs, this.#end.wickets, mass);
    });
    return alive;
  }
}

/** What an innings can come to from a state on, ball by ball, exactly. `chances` are those of each phase. */
export function inningsChances(
  chances: readonly BallChances[],
  from: InningsState,
  end: InningsEnd = WHOLE_INNINGS,
): InningsChances {
  const scan = new Scan(from, end);
  for (let ball = from.balls; ball < end.ball; ball += 1) scan.bowl(ball, chances[phaseOf(ball)] ?? []);
  const alive = scan.finish();
  let length = WIDTH;
  while (length > 1 && (scan.runs[length - 1] ?? 0) < NEGLIGIBLE) length -= 1;
  return {
    runs: Array.from(scan.runs.subarray(0, length)),
    wickets: Array.from(scan.wickets),
    alive,
    bowled: scan.bowled,
  };
}
