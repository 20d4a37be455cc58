import type { Distribution } from '../../poisson.ts';
import { exactly } from '../counts.ts';
import { lazily } from '../lazily.ts';
import {
  BALL_RUNS,
  BALLS,
  type BallChances,
  ballChances,
  OVER_BALLS,
  POWERPLAY_BALLS,
  phaseOf,
  WICKETS,
} from './ball.ts';
import { type InningsChances, type InningsState, inningsChances, WHOLE_INNINGS } from './innings-chances.ts';
import { countsInInnings, noneInOver, oversWithin } from './over-chances.ts';

/** What prices need to know of a match. The home side bats first. */
export interface CricketState {
  innings: 1 | 2;
  home: InningsState;
  away: InningsState;
  /** Runs of the over in play. */
  overRuns: number;
}

/** Joint sums of a match. */
interface CricketTotals {
  /** Home ahead, level, away ahead before a super over. */
  result: readonly [number, number, number];
  home: Distribution;
  away: Distribution;
  match: Distribution;
}

export interface CricketModel {
  totals: CricketTotals;
  /** The innings in play, to its end. */
  current: InningsChances;
  /** Runs when the next wicket of the innings in play falls, or at its end without one. */
  nextWicket: Distribution;
  /** Runs of the first six overs of the innings in play; null when they are over. */
  powerplay: Distribution | null;
  /** Runs of the over in play (0) or of the one after it (1), if that is begun; null where it is not known. */
  over(ahead: 0 | 1): Distribution | null;
  /** What only the matches of foremost leagues ask; the innings in play to its end, in detail. */
  detailed: InningsChances;
  chases: Chase;
  /** Chance of none of some results in the over in play (0) or in the one after it (1); null where it is not known. */
  without(ahead: 0 | 1, isMeant: (result: number) => boolean): number | null;
  /** How often some results still come in the innings in play. */
  counts(isMeant: (result: number) => boolean): Distribution;
  /** Chance that no over of the innings in play has more runs from now on. */
  oversWithin(most: number): number;
}

const FRESH: InningsState = { balls: 0, wickets: 0, runs: 0 };

/** The chase of a side that has not begun to bat. */
export interface Chase {
  chances: readonly BallChances[];
  /** Played to the end whatever the target. */
  whole: InningsChances;
  detailed: InningsChances;
  /** Runs at the fall of its first wicket, or at its end. */
  opening: Distribution;
}

export function freshChase(factor: number): Chase {
  const chances = ballChances(factor);
  const detailed = lazily(() => inningsChances(chances, FRESH, WHOLE_INNINGS, true));
  const opening = lazily(
    () => inningsChances(chances, FRESH, { ball: BALLS, wickets: 1, target: null }).runs,
  );
  return {
    chances,
    whole: inningsChances(chances, FRESH),
    get detailed() {
      return detailed();
    },
    get opening() {
      return opening();
    },
  };
}

/** Chance that a chase passes `score` and comes to `score + by` with that ball. */
function passing({ chances, whole }: Chase, score: number, by: number): number {
  let sum = 0;
  for (const [phase, ball] of chances.entries()) {
    for (const [index, runs] of BALL_RUNS.entries()) {
      if (runs >= by) sum += (whole.bowled[phase]?.[score + by - runs] ?? 0) * (ball[index] ?? 0);
    }
  }
  return sum;
}

const MOST_PASSED_BY = 6;

/** Joint sums while the first innings lasts: each of its scores with every end of the chase. */
function totalsBefore(first: Distribution, chase: Chase): CricketTotals {
  const result: [number, number, number] = [0, 0, 0];
  const away: number[] = [];
  const match: number[] = [];
  const add = (score: number, chased: number, chance: number) => {
    away[chased] = (away[chased] ?? 0) + chance;
    match[score + chased] = (match[score + chased] ?? 0) + chance;
    const index = score > chased ? 0 : score === chased ? 1 : 2;
    result[index] += chance;
  };
  first.forEach((p, score) => {
    if (p < 1e-10) return;
    for (let chased = 0; chased <= score; chased += 1)
      add(score, chased, p * (chase.whole.runs[chased] ?? 0));
    for (let by = 1; by <= MOST_PASSED_BY; by += 1) add(score, score + by, p * passing(chase, score, by));
  });
  const filled = (list: number[]) => Array.from(list, (chance: number | undefined) => chance ?? 0);
  return { result, home: first, away: filled(away), match: filled(match) };
}

function totalsInChase(score: number, chased: Distribution): CricketTotals {
  const result: [number, number, number] = [0, 0, 0];
  const match = new Array<number>(score + chased.length).fill(0);
  chased.forEach((chance, runs) => {
    match[score + runs] = chance;
    result[score > runs ? 0 : score === runs ? 1 : 2] += chance;
  });
  const home = new Array<number>(score + 1).fill(0);
  home[score] = 1;
  return { result, home, away: chased, match };
}

/** An over that could be cut short by the target is not known beforehand. */
const TWO_OVERS_AT_MOST = 12 * MOST_PASSED_BY;

/** Wickets lost when the over after the one in play begins; null where that is not known. */
function aliveNext(
  chances: readonly BallChances[],
  from: InningsState,
  target: number | null,
): Distribution | null {
  const begin = nextBegin(from);
  if (begin >= BALLS || (target !== null && target - from.runs <= TWO_OVERS_AT_MOST)) return null;
  return inningsChances(chances, from, { ball: begin, wickets: WICKETS, target }).alive;
}

const nextBegin = ({ balls }: InningsState) => balls - (balls % OVER_BALLS) + OVER_BALLS;

/** Runs of the over after the one in play, given that the innings lasts until then. */
function nextOver(
  chances: readonly BallChances[],
  begin: number,
  alive: Distribution | null,
): Distribution | null {
  if (alive === null) return null;
  const lasting = alive.reduce((sum, chance) => sum + chance, 0);
  const list: number[] = [];
  alive.forEach((weight, wickets) => {
    if (weight === 0) return;
    const over = inningsChances(
      chances,
      { balls: begin, wickets, runs: 0 },
      { ball: begin + OVER_BALLS, wickets: WICKETS, target: null },
    );
    over.runs.forEach((chance, runs) => {
      list[runs] = (list[runs] ?? 0) + (weight / lasting) * chance;
    });
  });
  return Array.from(list, (chance: number | undefined) => chance ?? 0);
}

/** Everything that prices of a moment come from. `chase` is the away side's before it bats. */
export function cricketModel(
  factors: { home: number; away: number },
  state: CricketState,
  chase: () => Chase,
): CricketModel {
  const side = state.innings === 1 ? 'home' : 'away';
  const chances = ballChances(factors[side]);
  const from = state[side];
  const target = state.innings === 1 ? null : state.home.runs + 1;
  const until = (ball: number, wickets = WICKETS) => inningsChances(chances, from, { ball, wickets, target });
  const current = lazily(() => until(WHOLE_INNINGS.ball));
  const totals = lazily(() =>
    state.innings === 1
      ? totalsBefore(current().runs, chase())
      : totalsInChase(state.home.runs, current().runs),
  );
  const alive = lazily(() => aliveNext(chances, from, target));
  const detailed = lazily(() => inningsChances(chances, from, { ...WHOLE_INNINGS, target }, true));
  return {
    get detailed() {
      return detailed();
    },
    get chases() {
      return chase();
    },
    without: (ahead, isMeant) => {
      const begin = ahead === 0 ? from.balls : nextBegin(from);
      const balls = OVER_BALLS - (begin % OVER_BALLS);
      if (ahead === 0 && target !== null && target - from.runs <= MOST_PASSED_BY * balls) return null;
      const lost = ahead === 0 ? exactly(from.wickets) : alive();
      return lost === null ? null : noneInOver(chances[phaseOf(begin)] ?? [], balls, lost, isMeant);
    },
    counts: (isMeant) => countsInInnings(chances, from, isMeant),
    oversWithin: (most) => oversWithin(chances, from, state.overRuns, most),
    get totals() {
      return totals();
    },
    get current() {
      return current();
    },
    get nextWicket() {
      return until(BALLS, from.wickets + 1).runs;
    },
    get powerplay() {
      return from.balls >= POWERPLAY_BALLS ? null : until(POWERPLAY_BALLS).runs;
    },
    over: (ahead) => {
      if (ahead === 1) return nextOver(chances, nextBegin(from), alive());
      const before = from.runs - state.overRuns;
      return until(from.balls - (from.balls % OVER_BALLS) + OVER_BALLS).runs.slice(before);
    },
  };
}
