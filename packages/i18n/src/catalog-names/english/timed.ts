import { outcomeSets } from '../market-sets.ts';
import type { NameCatalog } from '../names.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

const sets = outcomeSets({
  home: HOME,
  away: AWAY,
  draw: 'Draw',
  none: 'None',
  over: 'Over',
  under: 'Under',
  yes: 'Yes',
  no: 'No',
  odd: 'Odd',
  even: 'Even',
  or: 'or',
  and: 'and',
  noGoal: 'No goal',
  noCorner: 'No corner',
});

const neither = { '6': HOME, '7': 'Neither', '8': AWAY };

/** Winning margins in bands, the home side's first. */
function margins(first: number, bands: readonly string[]): Record<string, string> {
  const names = [HOME, AWAY].flatMap((side) => bands.map((band) => `${side} by ${band}`));
  return Object.fromEntries(names.map((name, index) => [String(first + index), name]));
}

/** Names of the quarters, and of a tie among them. */
export const quartersInEnglish = {
  '12101': '1st quarter',
  '12102': '2nd quarter',
  '12103': '3rd quarter',
  '12104': '4th quarter',
  '12105': 'Equal',
};

/** Names of the periods, and of a tie among them. */
export const periodsInEnglish = {
  '12201': '1st period',
  '12202': '2nd period',
  '12203': '3rd period',
  '12204': 'Equal',
};

/** English names of the sports that are played against a clock, and of Dota 2. */
export const timedEnglish: Pick<NameCatalog, 'sports' | 'groups' | 'periods' | 'markets' | 'rules'> = {
  sports: {
    basketball: 'Basketball',
    ice_hockey: 'Ice hockey',
    handball: 'Handball',
    rugby: 'Rugby',
    american_football: 'American football',
    dota_2: 'Dota 2',
  },
  groups: {
    points: 'Points',
    quarters: 'Quarters',
    periods: 'Periods',
    overtime: 'Overtime',
    maps: 'Maps',
    teams: 'Teams',
  },
  periods: {
    '1': '1st period',
    '2': '2nd period',
    '3': '3rd period',
    '13': '1st quarter',
    '14': '2nd quarter',
    '15': '3rd quarter',
    '16': '4th quarter',
    '32': 'Before overtime',
    '34': 'Before penalties',
    '40': 'Overtime',
    '50': 'Penalties',
  },
  markets: {
    '219': { name: 'Winner (incl. overtime)', outcomes: sets.twoWay, rule: 'winner_with_overtime' },
    '223': { name: 'Handicap (incl. overtime)', outcomes: sets.handicap, rule: 'handicap_with_overtime' },
    '225': { name: 'Total points (incl. overtime)', outcomes: sets.total, rule: 'with_overtime' },
    '235': { name: '{!quarternr} quarter result', outcomes: sets.threeWay, rule: 'one_quarter' },
    '236': { name: '{!quarternr} quarter total points', outcomes: sets.total, rule: 'one_quarter' },
    '303': { name: '{!quarternr} quarter handicap', outcomes: sets.handicap, rule: 'one_quarter' },
    '406': {
      name: 'Winner (incl. overtime and penalties)',
      outcomes: sets.twoWay,
      rule: 'with_penalties',
    },
    '410': {
      name: 'Handicap (incl. overtime and penalties)',
      outcomes: sets.handicap,
      rule: 'with_penalties',
    },
    '412': {
      name: 'Total goals (incl. overtime and penalties)',
      outcomes: sets.total,
      rule: 'with_penalties',
    },
    '12101': { name: `${HOME} total points`, outcomes: sets.total, rule: 'with_overtime' },
    '12102': { name: `${AWAY} total points`, outcomes: sets.total, rule: 'with_overtime' },
    '12103': { name: 'Result in regular time', outcomes: sets.threeWay, rule: 'regular_time' },
    '12105': { name: '{!half} half result', outcomes: sets.threeWay, rule: 'one_half' },
    '12106': { name: '{!half} half total points', outcomes: sets.total, rule: 'one_half' },
    '12107': { name: '{!half} half handicap', outcomes: sets.handicap, rule: 'one_half' },
    '12108': { name: 'Odd or even points', outcomes: sets.oddEven, rule: 'odd_even_with_overtime' },
    '12109': { name: 'Race to {points} points', outcomes: neither, rule: 'race_regular' },
    '12110': { name: 'Quarter with most points', outcomes: quartersInEnglish, rule: 'highest_quarter' },
    '12111': {
      name: 'Winning margin (incl. overtime)',
      outcomes: margins(12111, ['1–5', '6–10', '11–15', '16–20', '21 or more']),
      rule: 'with_overtime',
    },
    '12112': { name: 'Overtime is played', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12201': { name: 'Result after 60 minutes', outcomes: sets.threeWay, rule: 'three_periods' },
    '12202': { name: 'Total goals in 60 minutes', outcomes: sets.total, rule: 'three_periods' },
    '12203': { name: 'Puck line', outcomes: sets.handicap, rule: 'three_periods' },
    '12204': { name: 'Double chance after 60 minutes', outcomes: sets.doubleChance, rule: 'three_periods' },
    '12205': { name: 'Both teams to score in 60 minutes', outcomes: sets.yesNo, rule: 'three_periods' },
    '12206': {
      name: 'Correct score after 60 minutes',
      outcomes: { '324': 'Any other score' },
      rule: 'three_periods',
    },
    '12207': { name: '{!periodnr} period result', outcomes: sets.threeWay, rule: 'one_period' },
    '12208': { name: '{!periodnr} period total goals', outcomes: sets.total, rule: 'one_period' },
    '12209': { name: '{!goalnr} goal in 60 minutes', outcomes: sets.nextGoal, rule: 'next_goal_hockey' },
    '12210': { name: `${HOME} goals in 60 minutes`, outcomes: sets.total, rule: 'three_periods' },
    '12211': { name: `${AWAY} goals in 60 minutes`, outcomes: sets.total, rule: 'three_periods' },
    '12212': { name: 'Odd or even goals in 60 minutes', outcomes: sets.oddEven, rule: 'three_periods' },
    '12213': {
      name: 'Draw no bet after 60 minutes',
      outcomes: sets.twoWay,
      rule: 'three_periods_draw_no_bet',
    },
    '12214': { name: 'Overtime is played', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12215': { name: 'Period with most goals', outcomes: periodsInEnglish, rule: 'highest_period' },
    '12216': { name: '{!periodnr} period both teams to score', outcomes: sets.yesNo, rule: 'one_period' },
    '12301': { name: 'Match result', outcomes: sets.threeWay, rule: 'both_halves' },
    '12302': { name: 'Total goals', outcomes: sets.total, rule: 'both_halves' },
    '12303': { name: 'Handicap', outcomes: sets.handicap, rule: 'both_halves' },
    '12304': { name: 'Double chance', outcomes: sets.doubleChance, rule: 'both_halves' },
    '12305': { name: 'Draw no bet', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12306': { name: `${HOME} total goals`, outcomes: sets.total, rule: 'both_halves' },
    '12307': { name: `${AWAY} total goals`, outcomes: sets.total, rule: 'both_halves' },
    '12308': { name: '{!half} half result', outcomes: sets.threeWay, rule: 'one_half' },
    '12309': { name: '{!half} half total goals', outcomes: sets.total, rule: 'one_half' },
    '12310': { name: '{!half} half handicap', outcomes: sets.handicap, rule: 'one_half' },
    '12311': { name: 'Odd or even goals', outcomes: sets.oddEven, rule: 'both_halves' },
    '12401': { name: 'Match result', outcomes: sets.threeWay, rule: 'both_halves' },
    '12402': { name: 'Total points', outcomes: sets.total, rule: 'both_halves' },
    '12403': { name: 'Handicap', outcomes: sets.handicap, rule: 'both_halves' },
    '12404': { name: `${HOME} total points`, outcomes: sets.total, rule: 'both_halves' },
    '12405': { name: `${AWAY} total points`, outcomes: sets.total, rule: 'both_halves' },
    '12406': { name: 'Odd or even points', outcomes: sets.oddEven, rule: 'both_halves' },
    '12407': { name: 'Draw no bet', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12408': {
      name: 'Winning margin',
      outcomes: { ...margins(12481, ['1–7', '8–14', '15 or more']), '12487': 'Draw' },
      rule: 'both_halves',
    },
    '12801': { name: '{!mapnr} map total kills', outcomes: sets.total, rule: 'map_kills' },
    '12802': { name: '{!mapnr} map kill handicap', outcomes: sets.handicap, rule: 'map_kills' },
    '12803': { name: '{!mapnr} map first blood', outcomes: sets.twoWay, rule: 'first_blood' },
    '12804': { name: 'Correct map score', outcomes: {}, rule: 'maps_won' },
    '12805': { name: 'Map handicap', outcomes: sets.handicap, rule: 'maps_won' },
    '12806': { name: '{!mapnr} map odd or even kills', outcomes: sets.oddEven, rule: 'map_kills' },
    '12807': { name: '{!mapnr} map race to {points} kills', outcomes: sets.twoWay, rule: 'map_kill_race' },
  },
  rules: {
    with_overtime: 'Settled on the final score; overtime counts.',
    winner_with_overtime:
      'Settled on the final score; overtime counts. If the final score is a draw, stakes are returned.',
    handicap_with_overtime: 'The line is added to the final score; overtime counts.',
    odd_even_with_overtime: 'Counts all points of the match; overtime counts. No points counts as even.',
    regular_time: 'Settled on the score at the end of regular time; overtime does not count.',
    one_quarter: 'Settled on the points of this quarter only; overtime does not count.',
    one_half: 'Settled on this half only; overtime does not count.',
    one_period: 'Settled on the goals of this period only; overtime does not count.',
    race_regular:
      'Settled when a side reaches that many points. If neither has them at the end of regular time, neither wins.',
    highest_quarter:
      'Settled on the points of both sides in each quarter; overtime does not count. Equal wins if two or more quarters share the most.',
    highest_period:
      'Settled on the goals of both sides in each period; overtime does not count. Equal wins if two or more periods share the most.',
    overtime_played: 'Yes wins if the score is level at the end of regular time.',
    with_penalties:
      'Settled on the final score; overtime and penalties count. The winner of the shootout is credited with one goal.',
    three_periods: 'Settled on the score after 60 minutes; overtime and penalties do not count.',
    three_periods_draw_no_bet:
      'Settled on the score after 60 minutes; overtime and penalties do not count. A draw returns the stake.',
    next_goal_hockey:
      'Settled when this goal is scored, or after 60 minutes if it is not; overtime and penalties do not count.',
    both_halves: 'Settled on the score after both halves; extra time does not count.',
    both_halves_draw_no_bet:
      'Settled on the score after both halves; extra time does not count. A draw returns the stake.',
    maps_won: 'Settled on the number of maps each side has won at the end of the match.',
    map_kills: 'Settled on the kills of this map at its end. Stakes are returned if the map is not played.',
    first_blood:
      'Settled on the first kill of this map. Stakes are returned if the map is not played or has no kill.',
    map_kill_race:
      'Settled when a side reaches that many kills on this map. Stakes are returned if the map is not played or neither side gets there.',
  },
};
