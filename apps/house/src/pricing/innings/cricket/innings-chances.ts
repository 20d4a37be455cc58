import type { Distribution } from '../../poisson.ts';
import { BALLS, type BallChances, OVER_BALLS, PHASES, phaseOf, WICKETS } from './ball.ts';

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
  /** Expected number of balls bowled at each score, by phase; in detail by phase and wickets. */
  bowled: readonly Float64Array[];
  /** Chances of the wickets lost when the target is reached. */
  passed: readonly number[];
  /** In detail: scores at the stop by wickets, ten for all out. */
  final: readonly Float64Array[];
  /** In detail: runs and wickets at the end of each over, where the innings may have stopped before. */
  overs: readonly OverEnd[];
}

export interface OverEnd {
  readonly runs: Distribution;
  readonly wickets: Distribution;
}

export const WHOLE_INNINGS: InningsEnd = { ball: BALLS, wickets: WICKETS, target: null };

/** The chances of an innings while it is worked out, ball by ball. */
class Scan {
  readonly runs = new Float64Array(ROW_LENGTH);
  readonly wickets = new Float64Array(WICKETS + 1);
  readonly bowled: Float64Array[];
  readonly passed = new Array<number>(WICKETS + 1).fill(0);
  readonly overs: OverEnd[] = [];
  readonly #detail: boolean;
  readonly #end: InningsEnd;
  /** One row of scores for each number of wickets. */
  #now: Float64Array[];
  #next: Float64Array[];
  /** Scores at which the wicket fell that stops the calculation. */
  readonly #stopped = new Float64Array(ROW_LENGTH);
  #lowest: number;
  #highest: number;

  constructor(from: InningsState, end: InningsEnd, detail: boolean) {
    this.#end = end;
    this.#detail = detail;
    const seen = PHASES * (detail ? WICKETS : 1);
    this.bowled = Array.from({ length: seen }, () => new Float64Array(ROW_LENGTH));
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
        this.passed[wickets] = (this.passed[wickets] ?? 0) + mass;
      }
    });
  }

  bowl(ball: number, chances: BallChances): void {
    const phase = phaseOf(ball);
    const [dot = 1, one = 0, two = 0, three = 0, four = 0, six = 0, out = 0] = chances;
    const shares: BallShares = [dot, one, two, three, four, six, out];
    for (let wickets = 0; wickets < this.#now.length; wickets += 1) {
      const seen = this.bowled[this.#detail ? phase * WICKETS + wickets : phase] ?? NO_ROW;
      this.#move(wickets, shares, seen);
    }
    const { target } = this.#end;
    if (target !== null) this.#passTarget(target);
    [this.#now, this.#next] = [this.#next, this.#now];
    const reached = Math.min(MOST_RUNS, this.#highest + MOST_A_BALL);
    this.#highest = target === null ? reached : Math.min(reached, target - 1);
    if (this.#detail && (ball + 1) % OVER_BALLS === 0) this.#note((ball + 1) / OVER_BALLS - 1);
  }

  /** Keeps how the innings stands at the end of an over. */
  #note(over: number): void {
    const runs = this.runs.slice();
    const wickets = this.wickets.slice();
    this.#now.forEach((row, lost) => {
      for (let score = this.#lowest; score <= this.#highest; score += 1) {
        const mass = row[score] ?? 0;
        runs[score] = (runs[score] ?? 0) + mass;
        wickets[lost] = (wickets[lost] ?? 0) + mass;
      }
    });
    this.#stopped.forEach((mass, score) => {
      runs[score] = (runs[score] ?? 0) + mass;
      wickets[this.#end.wickets] = (wickets[this.#end.wickets] ?? 0) + mass;
    });
    this.overs[over] = { runs: Array.from(runs), wickets: Array.from(wickets) };
  }

  /** Scores by wickets: what is still on, and what is all out. */
  final(): Float64Array[] {
    return [...this.#now.map((row) => row.slice()), this.#stopped.slice()];
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
  detail = false,
): InningsChances {
  const scan = new Scan(from, end, detail);
  for (let ball = from.balls; ball < end.ball; ball += 1) scan.bowl(ball, chances[phaseOf(ball)] ?? []);
  const final = detail ? scan.final() : [];
  const alive = scan.finish();
  let length = WIDTH;
  while (length > 1 && (scan.runs[length - 1] ?? 0) < NEGLIGIBLE) length -= 1;
  return {
    runs: Array.from(scan.runs.subarray(0, length)),
    wickets: Array.from(scan.wickets),
    alive,
    bowled: scan.bowled,
    passed: scan.passed,
    final,
    overs: scan.overs,
  };
}
