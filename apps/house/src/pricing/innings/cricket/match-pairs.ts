import type { Distribution } from '../../poisson.ts';
import { lazily } from '../lazily.ts';
import { BALL_RUNS, WICKETS } from './ball.ts';
import type { Chase, CricketModel, CricketState } from './model.ts';

/** Sums over every pair of scores, by who is ahead: home, nobody, away. */
export interface MatchPairs {
  /** Chances by what the home side has more; only those that can be. */
  leads: readonly (readonly [lead: number, chance: number])[];
  byTotal: readonly [number[], number[], number[]];
  byFirst: readonly [number[], number[], number[]];
  /** Wickets that the away side has lost when it wins. */
  passed: Distribution;
  /** Chances by wickets of both sides: `rows[home][away]`. */
  wickets: readonly (readonly number[])[];
}

const MOST_BY = 6;
const NEGLIGIBLE = 1e-9;
/** First innings that no price can show are left out. */
const UNLIKELY = 1e-8;
/** Leads are kept from this far behind on. */
const FARTHEST = 400;

/** How a chase of `score` ends by wickets: passed by one to six runs, and not passed, by runs. */
interface Ending {
  /** `passed[by − 1][wickets]` */
  passed: readonly (readonly number[])[];
}

const ENDINGS = new WeakMap<Chase, Map<number, Ending>>();

function endingOf(chase: Chase, score: number): Ending {
  const known = ENDINGS.get(chase) ?? new Map<number, Ending>();
  ENDINGS.set(chase, known);
  const found = known.get(score) ?? makeEnding(chase, score);
  known.set(score, found);
  return found;
}

function makeEnding({ chances, detailed }: Chase, score: number): Ending {
  const passed = Array.from({ length: MOST_BY }, () => new Array<number>(WICKETS + 1).fill(0));
  for (const [phase, ball] of chances.entries()) {
    for (let wickets = 0; wickets < WICKETS; wickets += 1) {
      const seen = detailed.bowled[phase * WICKETS + wickets];
      for (const [result, runs] of BALL_RUNS.entries()) {
        for (let by = 1; by <= runs; by += 1) {
          const row = passed[by - 1];
          const chance = (seen?.[score + by - runs] ?? 0) * (ball[result] ?? 0);
          if (row !== undefined) row[wickets] = (row[wickets] ?? 0) + chance;
        }
      }
    }
  }
  return { passed };
}

class Sums implements MatchPairs {
  #told: readonly (readonly [number, number])[] | null = null;
  readonly #leads = new Float64Array(2 * FARTHEST);
  readonly byTotal: [number[], number[], number[]] = [[], [], []];
  readonly byFirst: [number[], number[], number[]] = [[], [], []];
  readonly passed = new Array<number>(WICKETS + 1).fill(0);
  readonly wickets = Array.from({ length: WICKETS + 1 }, () => new Array<number>(WICKETS + 1).fill(0));

  add(home: number, away: number, chance: number): void {
    const lead = home - away;
    const ahead = lead > 0 ? 0 : lead === 0 ? 1 : 2;
    const at = lead + FARTHEST;
    this.#leads[at] = (this.#leads[at] ?? 0) + chance;
    const total = this.byTotal[ahead];
    total[home + away] = (total[home + away] ?? 0) + chance;
    const first = this.byFirst[ahead];
    first[home] = (first[home] ?? 0) + chance;
  }

  get leads(): readonly (readonly [number, number])[] {
    this.#told ??= Array.from(this.#leads, (chance, index) => [index - FARTHEST, chance] as const).filter(
      ([, chance]) => chance > 0,
    );
    return this.#told;
  }

  lose(home: Distribution, away: Distribution): void {
    home.forEach((p, own) => {
      if (p < NEGLIGIBLE) return;
      away.forEach((q, other) => {
        const row = this.wickets[own];
        if (row !== undefined) row[other] = (row[other] ?? 0) + p * q;
      });
    });
  }
}

function beforeChase(model: CricketModel): MatchPairs {
  const sums = new Sums();
  const chase = model.chases;
  const { runs, final } = model.detailed;
  /** Wickets of a chase that has not passed a score, filled as scores rise. */
  const short = new Array<number>(WICKETS + 1).fill(0);
  runs.forEach((p, score) => {
    chase.detailed.final.forEach((row, wickets) => {
      short[wickets] = (short[wickets] ?? 0) + (row[score] ?? 0);
    });
    if (p < UNLIKELY) return;
    const { passed } = endingOf(chase, score);
    const lost = short.slice();
    for (let chased = 0; chased <= score; chased += 1) {
      sums.add(score, chased, p * (chase.detailed.runs[chased] ?? 0));
    }
    passed.forEach((row, index) => {
      sums.add(score, score + index + 1, p * row.reduce((sum, chance) => sum + chance, 0));
      row.forEach((chance, wickets) => {
        sums.passed[wickets] = (sums.passed[wickets] ?? 0) + p * chance;
        lost[wickets] = (lost[wickets] ?? 0) + chance;
      });
    });
    sums.lose(
      final.map((row) => row[score] ?? 0),
      lost,
    );
  });
  return sums;
}

function inChase(model: CricketModel, state: CricketState): MatchPairs {
  const sums = new Sums();
  const { runs, passed, wickets } = model.detailed;
  runs.forEach((chance, chased) => {
    if (chance > 0) sums.add(state.home.runs, chased, chance);
  });
  passed.forEach((chance, lost) => {
    sums.passed[lost] = chance;
  });
  const home = new Array<number>(WICKETS + 1).fill(0);
  home[state.home.wickets] = 1;
  sums.lose(home, wickets);
  return sums;
}

/** Sums over every pair of scores that a match may come to, worked out when they are first asked for. */
export const matchPairs = (model: CricketModel, state: CricketState): (() => MatchPairs) =>
  lazily(() => (state.innings === 1 ? beforeChase(model) : inChase(model, state)));
