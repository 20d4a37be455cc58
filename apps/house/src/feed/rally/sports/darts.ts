import {
  dartsContest,
  dartsRules,
  LEG,
  packed,
  remainingOf,
  thrower,
  visitsFrom,
  visitsOf,
} from '#pricing/rally/darts.ts';
import type { Seat, SetRules, UnitPlace } from '#pricing/rally/rules.ts';
import {
  byId,
  HANDICAP,
  marketTemplates,
  ODD_EVEN,
  OVER_UNDER,
  type Row,
  SET_SCORES,
  TWO_WAY,
  YES_NO,
} from '#pricing/rally/templates.ts';
import { hasFullDepth, type Meeting } from '../../league/league-spec.ts';
import { pickWeighted, unit } from '../../random.ts';
import type { MarketGroup, Pair, StatisticKey } from '../../world.ts';
import type { Draw } from '../draws.ts';
import { deepOffers, type Grids, questionsOf } from '../offers/deep/deep-offers.ts';
import { rowsOf } from '../offers/deep/questions.ts';
import * as match from '../offers/match-offers.ts';
import { handicaps, lines, type OfferKit, type RallyOffer } from '../offers/offer.ts';
import * as sets from '../offers/set-offers.ts';
import { unitWinners } from '../offers/unit-offers.ts';
import { type Count, type Happening, type RallyPlay, SET_STAGES } from '../rally-sport.ts';
import type { RallyState } from '../state.ts';
import { add } from './whole-units.ts';

const LEGS: readonly MarketGroup[] = ['legs'];
const ROWS: readonly Row[] = [
  ['186', 'two_way', ['top'], TWO_WAY],
  ['202', 'two_way', ['top', 'sets'], TWO_WAY, 'setnr'],
  ['11501', 'two_way', ['top', 'legs'], TWO_WAY, 'setnr legnr'],
  ['11502', 'line_table', ['top', 'legs'], OVER_UNDER, 'total'],
  ['11503', 'handicap_table', ['top', 'legs', 'handicaps'], HANDICAP, 'hcp'],
  ['188', 'handicap_table', ['top', 'sets', 'handicaps'], HANDICAP, 'hcp'],
  ['314', 'line_table', ['top', 'sets'], OVER_UNDER, 'total'],
  ['199', 'correct_score', ['score', 'sets'], SET_SCORES],
  ['11504', 'line_table', ['sets', 'legs'], OVER_UNDER, 'setnr total'],
  ['11505', 'correct_score', ['score', 'sets', 'legs'], '3:0 3:1 3:2 2:3 1:3 0:3', 'setnr'],
  ['11506', 'two_way', LEGS, ODD_EVEN],
  ['11107', 'yes_no', ['sets'], YES_NO],
  ['11108', 'yes_no', ['sets'], YES_NO],
];

const SETS_TO_WIN = 3;

export const DARTS_TEMPLATES = marketTemplates('darts', [
  ...ROWS,
  ...rowsOf('legs', questionsOf('legs', SETS_TO_WIN)),
]);

const GRIDS: Grids = {
  sideOfSet: () => [0.5, 1.5],
  winnerAndTotal: () => [3.5, 4.5],
  bothReach: () => [],
  races: () => [2],
  leaderAfter: () => [],
  handicapAfter: [],
  handicap: handicaps(1.5, 1.5),
  winnerAndUnits: [13.5, 16.5, 19.5],
  sideUnits: lines(3.5, 11.5),
  best: [],
  weakest: [],
  widest: [],
  firstTwoTotal: [7.5, 8.5],
  firstTwoHandicap: handicaps(0.5, 2.5),
};

/** The player at the board can finish, or soon will. */
const isNearFinish = ({ points }: RallyState) => points.some((side) => remainingOf(side) <= 40);

function dartsOffers(rules: SetRules, isDeep: boolean): readonly RallyOffer[] {
  const kit: OfferKit = {
    rules,
    templates: byId(DARTS_TEMPLATES),
    nr: 'setnr',
    unitNr: 'legnr',
    raceNr: 'legs',
    isUnitPoint: isNearFinish,
  };
  return [
    match.winner(kit, '186'),
    ...sets.setWinners(kit, '202'),
    ...unitWinners(kit, '11501', 5),
    ...match.unitTotals(kit, '11502', 'total', lines(3 * rules.setsToWin + 0.5, 10 * rules.setsToWin - 5.5)),
    ...match.unitHandicaps(kit, '11503', handicaps(0.5, 3 * rules.setsToWin - 0.5)),
    ...match.setHandicaps(kit, '188'),
    ...match.totalSets(kit, '314'),
    match.correctScore(kit, '199'),
    ...sets.setTotals(kit, '11504', () => [3.5, 4.5]),
    ...sets.scoresOfSets(kit, '11505'),
    match.oddUnits(kit, '11506'),
    match.winsASet(kit, '11107', 0),
    match.winsASet(kit, '11108', 1),
    ...(isDeep ? deepOffers(kit, 'legs', GRIDS) : []),
  ];
}

const RULES = dartsRules(SETS_TO_WIN);
const USUAL = dartsOffers(RULES, false);
const DEEP = dartsOffers(RULES, true);
const COUNTED: readonly StatisticKey[] = ['maximums', 'highest_checkout'];

/** Strengths come in steps, so that few are in use. */
const stepped = (strength: number) => Math.max(-1, Math.min(1, Math.round(strength * 20) / 20));

function changed(points: Pair, seat: Seat, remaining: number): Pair {
  const next = packed(remaining, visitsOf(points[seat]) + 1);
  return seat === 0 ? [next, points[1]] : [points[0], next];
}

function nextVisit(
  strengths: Pair,
  place: UnitPlace,
  points: Pair,
  draw: Draw,
  favour: Seat | null,
): Happening {
  const seat = thrower(place.server, points);
  const ways = visitsFrom(remainingOf(points[seat]), strengths[seat]);
  const drawn =
    ways[
      pickWeighted(
        ways.map(([, chance]) => chance),
        draw(),
      )
    ]?.[0];
  if (favour !== null) return { points: changed(points, favour, 0), by: favour, wins: favour };
  const remaining = drawn ?? remainingOf(points[seat]);
  return { points: changed(points, seat, remaining), by: seat, wins: remaining === 0 ? seat : null };
}

function count({ tallies, before, happened }: Count): void {
  const { by } = happened;
  const stood = remainingOf(before.points[by]);
  if (stood - remainingOf(happened.points[by]) === 180) add(tallies, 0, by);
  if (happened.wins !== by || stood > 170) return;
  tallies[2 + by] = Math.max(tallies[2 + by] ?? 0, stood);
}

/** How one match of darts goes: sets of legs from 501. */
export function dartsPlay({ key, league, home, away }: Meeting): RallyPlay {
  const strengthsAt = (drift: number): Pair => [
    stepped(1.1 * home.rating + 0.05 * drift),
    stepped(1.1 * away.rating - 0.05 * drift),
  ];
  const strengths = strengthsAt(0);
  const start = packed(LEG, 0);
  return {
    rules: RULES,
    offers: hasFullDepth(league) ? DEEP : USUAL,
    first: unit(key, 'toss') < 0.5 ? 0 : 1,
    contest: (drift) => dartsContest(RULES, strengthsAt(drift)),
    opening: () => [start, start],
    next: (place, points, draw, favour) => nextVisit(strengths, place, points, draw, favour),
    serving: (place, points) => thrower(place.server, points),
    lasts: ({ points }, draw) =>
      8_000 + draw() * 5_000 + (points[0] === start && points[1] === start ? 15_000 : 0),
    pauseMs: 180_000,
    stages: SET_STAGES,
    texts: (_place, [one, two]) => [String(remainingOf(one)), String(remainingOf(two))],
    counted: COUNTED,
    count,
    tellsBreaks: true,
    setIncident: 'set',
    longestUnitMs: null,
  };
}
