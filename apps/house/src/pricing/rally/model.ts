import { type DeepModel, deepModel } from './deep/deep-model.ts';
import { type Outlook, once, outlook, waysAfter } from './outlook.ts';
import type { FinalScore } from './race.ts';
import type { Contest, Standing } from './rules.ts';
import { type Measure, measured, mix, type Spread } from './tables.ts';

/** Chances of everything that can still happen in a match, all from one contest and one moment. */
export interface RallyModel {
  readonly contest: Contest;
  /** Chance that home wins the match. */
  winner(): number;
  /** Chance of a final score in sets. */
  score(home: number, away: number): number;
  /** Chance that the final count over the whole match lies above a line. */
  above(measure: Measure, line: number): number;
  /** Chance that the total number of units of the match is odd. */
  odd(): number;
  /** Chance that some set of the match goes beyond its usual end. */
  extra(): number;
  /** Final scores of a set that is not over, given that it is played. */
  finals(set: number): readonly FinalScore[];
  /** Chance that home is first to a number of units of a set that nobody has reached there. */
  race(set: number, target: number): number;
  /** Chance that home wins a unit that is not over, by its number from 1, given that it is played. */
  unit(set: number, unit: number): number;
  /** What markets of the full depth need beside this. */
  deep(): DeepModel;
}

function cumulative(spread: Spread) {
  const above = new Float64Array(spread.p.length + 1);
  for (let index = spread.p.length - 1; index >= 0; index -= 1) {
    above[index] = (above[index + 1] ?? 0) + (spread.p[index] ?? 0);
  }
  return (line: number) => {
    const index = Math.floor(line) + 1 - spread.from;
    if (index <= 0) return 1;
    return Math.min(1, above[index] ?? 0);
  };
}

function spreadNow(contest: Contest, standing: Standing, ahead: Outlook, measure: Measure): Spread {
  const so = measured(measure, { a: standing.units[0], b: standing.units[1] });
  return mix(
    ahead.finals(ahead.current).flatMap((score) =>
      waysAfter(contest, ahead.here, [score]).map((way) => ({
        by: so + measured(measure, score),
        weight: way.p,
        spread: ahead.tables().spread(measure, way.home, way.away, way.first),
      })),
    ),
  );
}

function scoresNow(contest: Contest, ahead: Outlook): Float64Array {
  const sum = new Float64Array((contest.rules.setsToWin + 1) ** 2);
  for (const way of ahead.ways()) {
    const rest = ahead.tables().scores(way.home, way.away, way.first);
    for (let index = 0; index < rest.length; index += 1) {
      sum[index] = (sum[index] ?? 0) + way.p * (rest[index] ?? 0);
    }
  }
  return sum;
}

function extraNow(contest: Contest, standing: Standing, ahead: Outlook): number {
  if (standing.extras > 0) return 1;
  let plain = 0;
  for (const score of ahead.finals(ahead.current)) {
    if (contest.rules.hadExtra(score.a, score.b, ahead.current)) continue;
    for (const way of waysAfter(contest, ahead.here, [score])) {
      plain += way.p * ahead.tables().plain(way.home, way.away, way.first);
    }
  }
  return 1 - plain;
}

/** Prices a match that is not over. `now` is the chance that home wins the unit in play, null where it is fresh. */
export function rallyModel(contest: Contest, standing: Standing, now: number | null): RallyModel {
  const { setsToWin } = contest.rules;
  const ahead = outlook(contest, standing, now);
  const scores = once(() => scoresNow(contest, ahead));
  const counted = (measure: Measure) => {
    const spread = once(() => spreadNow(contest, standing, ahead, measure));
    return { spread, above: once(() => cumulative(spread())) };
  };
  const counts = {
    total: counted('total'),
    difference: counted('difference'),
    home: counted('home'),
    away: counted('away'),
  };
  const score = (home: number, away: number) => scores()[home * (setsToWin + 1) + away] ?? 0;
  return {
    contest,
    winner: once(() => {
      let sum = 0;
      for (let away = 0; away < setsToWin; away += 1) sum += score(setsToWin, away);
      return sum;
    }),
    score,
    above: (measure, line) => counts[measure].above()(line),
    odd: once(() => {
      const { from, p } = counts.total.spread();
      return p.reduce((sum, chance, index) => ((from + index) % 2 === 0 ? sum : sum + chance), 0);
    }),
    extra: once(() => extraNow(contest, standing, ahead)),
    finals: ahead.finals,
    race: ahead.race,
    unit: ahead.unit,
    deep: once(() => deepModel(contest, ahead)),
  };
}
