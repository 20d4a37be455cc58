import {
  type MapChances,
  mapContest,
  sixRoundOvertime,
  twoClearOvertime,
} from '#pricing/rally/map-rounds.ts';
import type { SetRules } from '#pricing/rally/rules.ts';
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
import { unit } from '../../random.ts';
import type { MarketGroup, MarketTemplate, StatisticKey } from '../../world.ts';
import type { Draw } from '../draws.ts';
import { deepOffers, type Grids, questionsOf } from '../offers/deep/deep-offers.ts';
import { rowsOf } from '../offers/deep/questions.ts';
import * as match from '../offers/match-offers.ts';
import { handicaps, lines, type OfferKit, type RallyOffer } from '../offers/offer.ts';
import * as sets from '../offers/set-offers.ts';
import { namedUnits, unitWinners } from '../offers/unit-offers.ts';
import { type Count, MAP_STAGES, type RallyPlay } from '../rally-sport.ts';
import type { RallyState } from '../state.ts';
import { add, whole, wholeUnits } from './whole-units.ts';

const MAPS: readonly MarketGroup[] = ['maps'];

/** Market types of the sports whose maps are made of rounds. */
const ROWS: readonly Row[] = [
  ['186', 'two_way', ['top'], TWO_WAY],
  ['330', 'two_way', ['top', 'maps'], TWO_WAY, 'mapnr'],
  ['328', 'line_table', ['top', 'maps'], OVER_UNDER, 'total'],
  ['327', 'handicap_table', ['top', 'maps', 'handicaps'], HANDICAP, 'hcp'],
  ['11606', 'two_way', ['top', 'maps'], TWO_WAY, 'mapnr roundnr'],
  ['11601', 'line_table', ['top', 'maps'], OVER_UNDER, 'mapnr total'],
  ['11602', 'handicap_table', ['top', 'maps', 'handicaps'], HANDICAP, 'mapnr hcp'],
  ['199', 'correct_score', ['score', 'maps'], SET_SCORES],
  ['11605', 'two_way', MAPS, TWO_WAY, 'mapnr roundnr'],
  ['11607', 'two_way', MAPS, TWO_WAY, 'mapnr rounds'],
  ['11603', 'two_way', MAPS, ODD_EVEN, 'mapnr'],
  ['11604', 'yes_no', ['maps', 'overtime'], YES_NO, 'mapnr'],
  ['11608', 'line_table', MAPS, OVER_UNDER, 'total'],
  ['11609', 'handicap_table', ['maps', 'handicaps'], HANDICAP, 'hcp'],
  ['11610', 'yes_no', ['maps', 'overtime'], YES_NO],
  ['11611', 'yes_no', MAPS, YES_NO],
  ['11612', 'yes_no', MAPS, YES_NO],
];

const MAPS_TO_WIN = 2;
const DEEP_ROWS = [...ROWS, ...rowsOf('rounds', questionsOf('rounds', MAPS_TO_WIN))];

export const COUNTER_STRIKE_TEMPLATES = marketTemplates('counter_strike', DEEP_ROWS);
export const VALORANT_TEMPLATES = marketTemplates('valorant', DEEP_ROWS);

const GRIDS: Grids = {
  sideOfSet: () => lines(6.5, 10.5, 2),
  winnerAndTotal: () => lines(20.5, 22.5),
  bothReach: () => [8, 9, 10, 11],
  races: () => [5, 10],
  leaderAfter: () => [6, 12],
  handicapAfter: handicaps(0.5, 2.5, 2),
  handicap: [],
  winnerAndUnits: [43.5, 52.5, 61.5],
  sideUnits: lines(18.5, 34.5, 2),
  best: lines(21.5, 23.5),
  weakest: lines(17.5, 20.5),
  widest: lines(3.5, 7.5, 2),
  firstTwoTotal: lines(38.5, 46.5, 2),
  firstTwoHandicap: handicaps(1.5, 9.5, 2),
};

/** Rounds after which both teams have only pistols. */
const PISTOL_ROUNDS = [1, 13];

function mapOffers({ rules, templates: own }: MapSport, isDeep: boolean): readonly RallyOffer[] {
  const kit: OfferKit = {
    rules,
    templates: byId(own),
    nr: 'mapnr',
    unitNr: 'roundnr',
    raceNr: 'rounds',
    isUnitPoint: () => false,
  };
  return [
    match.winner(kit, '186'),
    ...sets.setWinners(kit, '330'),
    ...match.totalSets(kit, '328'),
    ...match.setHandicaps(kit, '327'),
    ...unitWinners(kit, '11606', 36),
    ...sets.setTotals(kit, '11601', () => lines(17.5, 24.5)),
    ...sets.handicapsOfSets(kit, '11602', handicaps(1.5, 8.5)),
    match.correctScore(kit, '199'),
    ...namedUnits(kit, '11605', PISTOL_ROUNDS),
    ...sets.races(kit, '11607', () => [5, 10]),
    ...sets.oddOfSets(kit, '11603'),
    ...sets.extraOfSets(kit, '11604'),
    ...match.unitTotals(kit, '11608', 'total', lines(32.5, 84.5, 2)),
    ...match.unitHandicaps(kit, '11609', handicaps(1.5, 17.5, 2)),
    match.extraInMatch(kit, '11610'),
    match.winsASet(kit, '11611', 0),
    match.winsASet(kit, '11612', 1),
    ...(isDeep ? deepOffers(kit, 'rounds', GRIDS) : []),
  ];
}

interface MapSport {
  key: string;
  rules: SetRules;
  templates: readonly MarketTemplate[];
  /** How much more often a round goes to the side that defends, at most by map. */
  defence: number;
}

const COUNTED: readonly StatisticKey[] = ['rounds_won', 'kills', 'bomb_rounds'];

function count({ tallies, before, happened, draw }: Count): void {
  const winner = happened.by;
  const loser = winner === 0 ? 1 : 0;
  add(tallies, 0, winner);
  add(tallies, 1, winner, 3 + Math.floor(draw() * 3));
  add(tallies, 1, loser, Math.floor(draw() * 4.4));
  const attacked = before.server !== winner;
  if (attacked && draw() < 0.45) add(tallies, 2, winner);
}

const LONGEST_ROUND_MS = 150_000;
const HALF_PAUSE_MS = 45_000;

/** A round with its buying time; the break after the first half belongs to the round that follows. */
function lasts(state: RallyState, draw: Draw): number {
  const isAfterHalf = state.a + state.b === 12;
  return (isAfterHalf ? HALF_PAUSE_MS : 0) + 70_000 + draw() * (LONGEST_ROUND_MS - HALF_PAUSE_MS - 70_000);
}

function mapsOf({ key, home, away }: Meeting, { defence, rules }: MapSport, drift: number): MapChances[] {
  const edge = (home.rating - away.rating) * 0.11 + drift * 0.008;
  return Array.from({ length: 2 * rules.setsToWin - 1 }, (_, index) => {
    const suits = (unit(key, 'map', index) - 0.5) * 0.07;
    const side = (unit(key, 'side', index) - 0.3) * defence;
    return { defending: whole(0.5 + edge + suits + side), attacking: whole(0.5 + edge + suits - side) };
  });
}

function playOf(sport: MapSport) {
  const { rules } = sport;
  const usual = mapOffers(sport, false);
  const deep = mapOffers(sport, true);
  return (meeting: Meeting): RallyPlay => {
    const contest = (drift: number) => mapContest(sport.key, rules, mapsOf(meeting, sport, drift));
    return {
      ...wholeUnits(contest(0)),
      rules,
      offers: hasFullDepth(meeting.league) ? deep : usual,
      first: unit(meeting.key, 'toss') < 0.5 ? 0 : 1,
      contest,
      serving: () => null,
      lasts,
      pauseMs: 300_000,
      stages: MAP_STAGES,
      counted: COUNTED,
      count,
      setIncident: 'map',
      longestUnitMs: LONGEST_ROUND_MS,
    };
  };
}

export const counterStrikePlay = playOf({
  key: 'counter_strike',
  rules: sixRoundOvertime(MAPS_TO_WIN),
  templates: COUNTER_STRIKE_TEMPLATES,
  defence: 0.08,
});

export const valorantPlay = playOf({
  key: 'valorant',
  rules: twoClearOvertime(MAPS_TO_WIN),
  templates: VALORANT_TEMPLATES,
  defence: 0.06,
});
