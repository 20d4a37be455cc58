import { other, type Seat, type SetRules, type UnitPlace } from '#pricing/rally/rules.ts';
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
import {
  isTiebreak,
  type TennisContest,
  tennisContest,
  tennisRules,
  tiebreakServer,
} from '#pricing/rally/tennis.ts';
import { hasFullDepth, type Meeting } from '../../league/league-spec.ts';
import { unit } from '../../random.ts';
import type { MarketGroup, Pair } from '../../world.ts';
import type { Draw } from '../draws.ts';
import { deepOffers, type Grids, questionsOf } from '../offers/deep/deep-offers.ts';
import { rowsOf } from '../offers/deep/questions.ts';
import * as match from '../offers/match-offers.ts';
import { handicaps, lines, type OfferKit, type RallyOffer } from '../offers/offer.ts';
import * as sets from '../offers/set-offers.ts';
import { unitWinners } from '../offers/unit-offers.ts';
import { type Count, type Happening, type RallyPlay, SET_STAGES } from '../rally-sport.ts';
import { placeOf, type RallyState } from '../state.ts';

const GAMES: readonly MarketGroup[] = ['games'];
const SETS: readonly MarketGroup[] = ['sets'];
/** No set has eleven games. */
const SET_LINES = [6.5, 7.5, 8.5, 9.5, 10.5, 12.5];
const SET_RESULTS = '6:0 6:1 6:2 6:3 6:4 7:5 7:6 6:7 5:7 4:6 3:6 2:6 1:6 0:6';

const ROWS: readonly Row[] = [
  ['186', 'two_way', ['top'], TWO_WAY],
  ['202', 'two_way', ['top', 'sets'], TWO_WAY, 'setnr'],
  ['189', 'line_table', ['top', 'games'], OVER_UNDER, 'total'],
  ['187', 'handicap_table', ['top', 'games', 'handicaps'], HANDICAP, 'hcp'],
  ['210', 'two_way', ['top', 'games'], TWO_WAY, 'setnr gamenr'],
  ['188', 'handicap_table', ['top', 'sets', 'handicaps'], HANDICAP, 'hcp'],
  ['314', 'line_table', ['top', 'sets'], OVER_UNDER, 'total'],
  ['199', 'correct_score', ['score', 'sets'], SET_SCORES],
  ['204', 'line_table', ['sets', 'games'], OVER_UNDER, 'setnr total'],
  ['11101', 'handicap_table', ['sets', 'handicaps'], HANDICAP, 'setnr hcp'],
  ['11102', 'correct_score', ['score', 'sets'], SET_RESULTS, 'setnr'],
  ['11103', 'yes_no', SETS, YES_NO],
  ['11104', 'yes_no', SETS, YES_NO, 'setnr'],
  ['11105', 'line_table', GAMES, OVER_UNDER, 'total'],
  ['11106', 'line_table', GAMES, OVER_UNDER, 'total'],
  ['11107', 'yes_no', SETS, YES_NO],
  ['11108', 'yes_no', SETS, YES_NO],
  ['11109', 'two_way', GAMES, ODD_EVEN],
  ['11110', 'two_way', ['sets', 'games'], ODD_EVEN, 'setnr'],
];

/** Sets that win the longest matches. */
const MOST_SETS = 3;

export const TENNIS_TEMPLATES = marketTemplates('tennis', [
  ...ROWS,
  ...rowsOf('games', questionsOf('games', MOST_SETS)),
]);

const gridsOf = ({ setsToWin }: SetRules): Grids => ({
  sideOfSet: () => lines(2.5, 5.5),
  winnerAndTotal: () => [8.5, 9.5],
  bothReach: () => [3, 4],
  races: () => [2, 3, 4, 5],
  leaderAfter: () => [4, 6],
  handicapAfter: handicaps(0.5, 2.5, 2),
  handicap: [],
  winnerAndUnits: setsToWin === 2 ? [20.5, 22.5, 24.5] : [35.5, 39.5, 43.5],
  sideUnits: [],
  best: [8.5, 9.5, 10.5, 12.5],
  weakest: lines(6.5, 9.5),
  widest: lines(2.5, 4.5),
  firstTwoTotal: lines(16.5, 22.5),
  firstTwoHandicap: handicaps(1.5, 5.5, 2),
});

/** One point more can end the game. */
function isGamePoint(state: RallyState): boolean {
  const [home, away] = state.points;
  const most = isTiebreak(state) ? 6 : 3;
  return (home >= most && home > away) || (away >= most && away > home);
}

function tennisOffers(rules: SetRules, isDeep: boolean): readonly RallyOffer[] {
  const templates = byId(TENNIS_TEMPLATES);
  const kit: OfferKit = {
    rules,
    templates,
    nr: 'setnr',
    unitNr: 'gamenr',
    raceNr: 'games',
    isUnitPoint: isGamePoint,
  };
  const most = 13 * (2 * rules.setsToWin - 1);
  return [
    match.winner(kit, '186'),
    ...sets.setWinners(kit, '202'),
    ...match.unitTotals(kit, '189', 'total', lines(6 * rules.setsToWin + 0.5, most - 0.5)),
    ...match.unitHandicaps(kit, '187', handicaps(0.5, 5 * rules.setsToWin + 0.5)),
    ...unitWinners(kit, '210', 13),
    ...match.setHandicaps(kit, '188'),
    ...match.totalSets(kit, '314'),
    match.correctScore(kit, '199'),
    ...sets.setTotals(kit, '204', () => SET_LINES),
    ...sets.handicapsOfSets(kit, '11101', handicaps(1.5, 5.5)),
    ...sets.scoresOfSets(kit, '11102'),
    match.extraInMatch(kit, '11103'),
    ...sets.extraOfSets(kit, '11104'),
    ...match.unitTotals(kit, '11105', 'home', lines(0.5, most / 2 + 4)),
    ...match.unitTotals(kit, '11106', 'away', lines(0.5, most / 2 + 4)),
    match.winsASet(kit, '11107', 0),
    match.winsASet(kit, '11108', 1),
    match.oddUnits(kit, '11109'),
    ...sets.oddOfSets(kit, '11110'),
    ...(isDeep ? deepOffers(kit, 'games', gridsOf(rules)) : []),
  ];
}

const FORMATS = new Map(
  [2, 3].map((setsToWin) => {
    const rules = tennisRules(setsToWin);
    return [
      setsToWin,
      { rules, usual: tennisOffers(rules, false), deep: tennisOffers(rules, true) },
    ] as const;
  }),
);

const GAME_TEXTS = ['0', '15', '30', '40'];

function texts(place: UnitPlace, [home, away]: Pair): readonly [string, string] {
  if (isTiebreak(place)) return [String(home), String(away)];
  const text = (own: number, rival: number) =>
    own >= 3 && rival >= 3 ? (own > rival ? '50' : '40') : (GAME_TEXTS[own] ?? '40');
  return [text(home, away), text(away, home)];
}

function winsGame(place: UnitPlace, own: number, rival: number): boolean {
  return own >= (isTiebreak(place) ? 7 : 4) && own - rival >= 2;
}

const serving = (place: UnitPlace, points: Pair): Seat =>
  isTiebreak(place) ? tiebreakServer(place.server, points) : place.server;

function nextPoint(
  { serve }: TennisContest,
  place: UnitPlace,
  [home, away]: Pair,
  draw: Draw,
  favour: Seat | null,
): Happening {
  const server = serving(place, [home, away]);
  const served = draw() < serve[server];
  const by = favour ?? (served ? server : other(server));
  const points: Pair = by === 0 ? [home + 1, away] : [home, away + 1];
  const own = points[by];
  return { points, by, wins: winsGame(place, own, points[other(by)]) ? by : null };
}

/** Order of the tallies; service points come in pairs of won and played. */
const COUNTED = ['aces', 'double_faults', 'service_points_won', 'break_points_won', 'points_won'] as const;

function count({ tallies, before, happened, draw }: Count): void {
  const place = placeOf(before);
  const server = serving(place, before.points);
  const add = (statistic: (typeof COUNTED)[number], seat: Seat) => {
    const index = 2 * COUNTED.indexOf(statistic) + seat;
    tallies[index] = (tallies[index] ?? 0) + 1;
  };
  add('points_won', happened.by);
  const luck = draw();
  if (happened.by === server) {
    add('service_points_won', server);
    if (luck < 0.12) add('aces', server);
    return;
  }
  if (luck < 0.1) add('double_faults', server);
  if (happened.wins !== null && !isTiebreak(place)) add('break_points_won', happened.by);
}

/** Longer where games have been played in odd numbers: the players change ends. */
function lasts(state: RallyState, draw: Draw): number {
  const isFirstPoint = state.points[0] + state.points[1] === 0;
  const games = state.a + state.b;
  const pause = isFirstPoint && games > 1 && games % 2 === 1 ? 75_000 : isFirstPoint ? 15_000 : 0;
  return pause + 20_000 + draw() * 26_000;
}

/** Best of five in the first league of the sport, best of three in the others. */
const setsToWinIn = (league: Meeting['league']) => (league.priority === 1 ? 3 : 2);

const whole = (chance: number) => Math.round(chance * 1000) / 1000;
const DRIFT = 0.006;

/** How one match of tennis goes. */
export function tennisPlay({ key, league, home, away }: Meeting): RallyPlay {
  const format = FORMATS.get(setsToWinIn(league));
  if (format === undefined) throw new Error('A tennis match is won with two sets or three.');
  const { rules } = format;
  const offers = hasFullDepth(league) ? format.deep : format.usual;
  const base = 0.59 + 0.06 * unit('tennis', league.id);
  const edge = (home.rating - away.rating) * 0.07;
  const contest = (drift: number) =>
    tennisContest(rules, [whole(base + edge + drift * DRIFT), whole(base - edge - drift * DRIFT)]);
  const actual = contest(0);
  return {
    rules,
    offers,
    first: unit(key, 'toss') < 0.5 ? 0 : 1,
    contest,
    opening: () => [0, 0],
    next: (place, points, draw, favour) => nextPoint(actual, place, points, draw, favour),
    serving,
    lasts,
    pauseMs: 120_000,
    stages: SET_STAGES,
    texts,
    counted: COUNTED,
    count,
    tellsBreaks: true,
    setIncident: 'set',
    longestUnitMs: null,
  };
}
