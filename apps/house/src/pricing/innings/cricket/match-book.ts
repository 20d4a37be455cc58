import type { Distribution } from '../../poisson.ts';
import { oddEven } from '../counts.ts';
import { lazily } from '../lazily.ts';
import { type MatchPairs, matchPairs } from './match-pairs.ts';
import type { CricketModel, CricketState } from './model.ts';

/** Chances of every market of a match at one moment, all from one model. The side at bat is the one of the state. */
export interface MatchBook {
  winner(): readonly number[];
  superOver(): readonly number[];
  matchTotal(line: number): readonly number[];
  oddEven(): readonly number[];
  sideTotal(side: 'home' | 'away', line: number): readonly number[];
  wickets(line: number): readonly number[];
  nextWicket(line: number): readonly number[];
  powerplay(line: number): readonly number[] | null;
  over(ahead: 0 | 1, line: number): readonly number[] | null;
  deep: DeepBook;
}

/** What only the matches of foremost leagues ask. */
export interface DeepBook {
  readonly model: CricketModel;
  /** Chance that the home side wins a super over. */
  readonly superOver: number;
  pairs(): MatchPairs;
  overRuns(ahead: 0 | 1): Distribution | null;
  nextWicket(): Distribution;
}

/** Chances of over and under at half lines, each found at once. */
function tableOf(counts: Distribution): (line: number) => [over: number, under: number] {
  const above = new Array<number>(counts.length + 1).fill(0);
  for (let count = counts.length - 1; count >= 0; count -= 1) {
    above[count] = (above[count + 1] ?? 0) + (counts[count] ?? 0);
  }
  const all = above[0] ?? 1;
  return (line) => {
    const over = (above[Math.max(0, Math.ceil(line))] ?? 0) / all;
    return [over, 1 - over];
  };
}

const optional = (counts: Distribution | null) => (counts === null ? null : tableOf(counts));

/** The book of a match at the moment of a model. `superOver` is the chance that the home side wins one. */
export function matchBook(model: CricketModel, state: CricketState, superOver: number): MatchBook {
  const result = lazily(() => {
    const [home, level, away] = model.totals.result;
    const sum = home + level + away;
    return [home / sum, level / sum, away / sum] as const;
  });
  const match = lazily(() => tableOf(model.totals.match));
  const home = lazily(() => tableOf(model.totals.home));
  const away = lazily(() => tableOf(model.totals.away));
  const overRuns = [lazily(() => model.over(0)), lazily(() => model.over(1))] as const;
  const fall = lazily(() => model.nextWicket);
  const wickets = lazily(() => tableOf(model.current.wickets));
  const nextWicket = lazily(() => tableOf(fall()));
  const powerplay = lazily(() => optional(model.powerplay));
  const overs = [lazily(() => optional(overRuns[0]())), lazily(() => optional(overRuns[1]()))] as const;
  return {
    winner: () => {
      const [ahead, level] = result();
      const wins = ahead + level * superOver;
      return [wins, 1 - wins];
    },
    superOver: () => [result()[1], 1 - result()[1]],
    matchTotal: (line) => match()(line),
    oddEven: () => oddEven(model.totals.match),
    sideTotal: (side, line) => (side === 'home' ? home() : away())(line),
    wickets: (line) => wickets()(line),
    nextWicket: (line) => nextWicket()(line),
    powerplay: (line) => powerplay()?.(line) ?? null,
    over: (ahead, line) => overs[ahead]()?.(line) ?? null,
    deep: {
      model,
      superOver,
      pairs: matchPairs(model, state),
      overRuns: (ahead) => overRuns[ahead](),
      nextWicket: fall,
    },
  };
}
