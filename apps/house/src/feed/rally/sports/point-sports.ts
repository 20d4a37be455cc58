import {
  badmintonRules,
  servedContest,
  tableTennisRules,
  volleyballRules,
} from '#pricing/rally/point-sets.ts';
import type { SetRules } from '#pricing/rally/rules.ts';
import { hasFullDepth, type Meeting } from '../../league/league-spec.ts';
import { unit } from '../../random.ts';
import type { StatisticKey } from '../../world.ts';
import type { Draw } from '../draws.ts';
import { type Count, type RallyPlay, SET_STAGES } from '../rally-sport.ts';
import type { RallyState } from '../state.ts';
import { badmintonOffers, type PointOffers, tableTennisOffers, volleyballOffers } from './point-markets.ts';
import { add, countRun, whole, wholeUnits } from './whole-units.ts';

/** One of the sports whose sets are made of points. */
interface PointSport {
  key: string;
  rules(setsToWin: number): SetRules;
  offers: PointOffers;
  /** Sets to win in the first league, and in the others. */
  setsToWin: readonly [first: number, others: number];
  /** Chance to win a point on one's own serve between equals. */
  serve: number;
  /** What the difference of two ratings adds to it. */
  edge: number;
  drift: number;
  lasts(state: RallyState, draw: Draw): number;
  pauseMs: number;
  counted: readonly StatisticKey[];
  /** Part of the points won on one's own serve that are aces, where those are counted. */
  aces: number;
}

const between = (from: number, to: number, draw: Draw) => from + draw() * (to - from);

/** A pause when the better of the two first reaches one of these scores. */
const pauseAt = (scores: readonly number[], state: RallyState, length: number) =>
  scores.includes(Math.max(state.a, state.b)) && state.log.at(-1) === (state.a > state.b ? 'h' : 'a')
    ? length
    : 0;

const TABLE_TENNIS: PointSport = {
  key: 'table_tennis',
  rules: tableTennisRules,
  offers: tableTennisOffers,
  setsToWin: [4, 3],
  serve: 0.52,
  edge: 0.11,
  drift: 0.008,
  lasts: ({ a, b }, draw) => between(6_000, 13_000, draw) + ((a + b) % 6 === 0 ? 9_000 : 0),
  pauseMs: 60_000,
  counted: ['points_won', 'longest_run'],
  aces: 0,
};

const VOLLEYBALL: PointSport = {
  key: 'volleyball',
  rules: volleyballRules,
  offers: volleyballOffers,
  setsToWin: [3, 3],
  serve: 0.4,
  edge: 0.09,
  drift: 0.006,
  lasts: (state, draw) => between(16_000, 32_000, draw) + pauseAt([8, 16], state, 45_000),
  pauseMs: 180_000,
  counted: ['points_won', 'aces', 'longest_run'],
  aces: 0.16,
};

const BADMINTON: PointSport = {
  key: 'badminton',
  rules: badmintonRules,
  offers: badmintonOffers,
  setsToWin: [2, 2],
  serve: 0.49,
  edge: 0.1,
  drift: 0.006,
  lasts: (state, draw) => between(11_000, 25_000, draw) + pauseAt([11], state, 60_000),
  pauseMs: 120_000,
  counted: ['points_won', 'longest_run'],
  aces: 0,
};

function counter({ counted, aces }: PointSport) {
  return (count: Count) => {
    const { tallies, before, happened, draw } = count;
    add(tallies, counted.indexOf('points_won'), happened.by);
    countRun(count, counted.indexOf('longest_run'));
    const isAce = draw() < aces && happened.by === before.server;
    if (isAce) add(tallies, counted.indexOf('aces'), happened.by);
  };
}

function playOf(sport: PointSport) {
  const formats = new Map(
    [...new Set(sport.setsToWin)].map((sets) => {
      const rules = sport.rules(sets);
      return [sets, { rules, usual: sport.offers(rules, false), deep: sport.offers(rules, true) }] as const;
    }),
  );
  const count = counter(sport);
  return ({ key, league, home, away }: Meeting): RallyPlay => {
    const format = formats.get(sport.setsToWin[league.priority === 1 ? 0 : 1]);
    if (format === undefined) throw new Error(`No format of ${sport.key}`);
    const { rules, usual, deep } = format;
    const edge = (home.rating - away.rating) * sport.edge;
    const contest = (drift: number) => {
      const shift = edge + drift * sport.drift;
      return servedContest(sport.key, rules, [whole(sport.serve + shift), whole(sport.serve - shift)]);
    };
    return {
      ...wholeUnits(contest(0)),
      rules,
      offers: hasFullDepth(league) ? deep : usual,
      first: unit(key, 'toss') < 0.5 ? 0 : 1,
      contest,
      serving: ({ server }) => server,
      lasts: sport.lasts,
      pauseMs: sport.pauseMs,
      stages: SET_STAGES,
      counted: sport.counted,
      count,
      setIncident: 'set',
      longestUnitMs: null,
    };
  };
}

/** Sets to eleven: best of seven in the first league, best of five in the others. */
export const tableTennisPlay = playOf(TABLE_TENNIS);
export const volleyballPlay = playOf(VOLLEYBALL);
export const badmintonPlay = playOf(BADMINTON);
