import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

const neither = { '6': HOME, '7': 'Keine Seite', '8': AWAY };

/** Winning margins in bands, the home side's first. */
function margins(first: number, bands: readonly string[]): Record<string, string> {
  const names = [HOME, AWAY].flatMap((side) => bands.map((band) => `${side} mit ${band}`));
  return Object.fromEntries(names.map((name, index) => [String(first + index), name]));
}

/** Names of the quarters, and of a tie among them. */
export const quartersInGerman = {
  '12101': '1. Viertel',
  '12102': '2. Viertel',
  '12103': '3. Viertel',
  '12104': '4. Viertel',
  '12105': 'Gleich',
};

/** Names of the periods, and of a tie among them. */
export const periodsInGerman = {
  '12201': '1. Drittel',
  '12202': '2. Drittel',
  '12203': '3. Drittel',
  '12204': 'Gleich',
};

/** German names of the sports that are played against a clock, and of Dota 2. */
export const timedGerman: CatalogPart = {
  sports: {
    basketball: 'Basketball',
    ice_hockey: 'Eishockey',
    handball: 'Handball',
    rugby: 'Rugby',
    american_football: 'American Football',
    dota_2: 'Dota 2',
  },
  groups: {
    points: 'Punkte',
    quarters: 'Viertel',
    periods: 'Drittel',
    overtime: 'Verlängerung',
    maps: 'Maps',
    teams: 'Teams',
  },
  periods: {
    '1': '1. Drittel',
    '2': '2. Drittel',
    '3': '3. Drittel',
    '13': '1. Viertel',
    '14': '2. Viertel',
    '15': '3. Viertel',
    '16': '4. Viertel',
    '32': 'Vor der Verlängerung',
    '34': 'Vor dem Penaltyschießen',
    '40': 'Verlängerung',
    '50': 'Penaltyschießen',
  },
  markets: {
    '219': { name: 'Sieger (inkl. Verlängerung)', outcomes: sets.twoWay, rule: 'winner_with_overtime' },
    '223': { name: 'Handicap (inkl. Verlängerung)', outcomes: sets.handicap, rule: 'handicap_with_overtime' },
    '225': { name: 'Anzahl Punkte (inkl. Verlängerung)', outcomes: sets.total, rule: 'with_overtime' },
    '235': { name: '{quarternr}. Viertel: Ergebnis', outcomes: sets.threeWay, rule: 'one_quarter' },
    '236': { name: '{quarternr}. Viertel: Anzahl Punkte', outcomes: sets.total, rule: 'one_quarter' },
    '303': { name: '{quarternr}. Viertel: Handicap', outcomes: sets.handicap, rule: 'one_quarter' },
    '406': {
      name: 'Sieger (inkl. Verlängerung und Penaltyschießen)',
      outcomes: sets.twoWay,
      rule: 'with_penalties',
    },
    '410': {
      name: 'Handicap (inkl. Verlängerung und Penaltyschießen)',
      outcomes: sets.handicap,
      rule: 'with_penalties',
    },
    '412': {
      name: 'Anzahl Tore (inkl. Verlängerung und Penaltyschießen)',
      outcomes: sets.total,
      rule: 'with_penalties',
    },
    '12101': { name: '{$competitor1}: Anzahl Punkte', outcomes: sets.total, rule: 'with_overtime' },
    '12102': { name: '{$competitor2}: Anzahl Punkte', outcomes: sets.total, rule: 'with_overtime' },
    '12103': { name: 'Ergebnis in der regulären Spielzeit', outcomes: sets.threeWay, rule: 'regular_time' },
    '12105': { name: '{half}. Halbzeit: Ergebnis', outcomes: sets.threeWay, rule: 'one_half' },
    '12106': { name: '{half}. Halbzeit: Anzahl Punkte', outcomes: sets.total, rule: 'one_half' },
    '12107': { name: '{half}. Halbzeit: Handicap', outcomes: sets.handicap, rule: 'one_half' },
    '12108': {
      name: 'Anzahl Punkte ungerade/gerade',
      outcomes: sets.oddEven,
      rule: 'odd_even_with_overtime',
    },
    '12109': { name: 'Wer erreicht zuerst {points} Punkte?', outcomes: neither, rule: 'race_regular' },
    '12110': { name: 'Viertel mit den meisten Punkten', outcomes: quartersInGerman, rule: 'highest_quarter' },
    '12111': {
      name: 'Siegvorsprung (inkl. Verlängerung)',
      outcomes: margins(12111, ['1–5', '6–10', '11–15', '16–20', '21 oder mehr']),
      rule: 'with_overtime',
    },
    '12112': { name: 'Verlängerung wird gespielt', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12201': { name: 'Ergebnis nach 60 Minuten', outcomes: sets.threeWay, rule: 'three_periods' },
    '12202': { name: 'Anzahl Tore in 60 Minuten', outcomes: sets.total, rule: 'three_periods' },
    '12203': { name: 'Puck Line', outcomes: sets.handicap, rule: 'three_periods' },
    '12204': { name: 'Doppelte Chance nach 60 Minuten', outcomes: sets.doubleChance, rule: 'three_periods' },
    '12205': { name: 'Beide Teams treffen in 60 Minuten', outcomes: sets.yesNo, rule: 'three_periods' },
    '12206': {
      name: 'Genaues Ergebnis nach 60 Minuten',
      outcomes: { '324': 'Anderes Ergebnis' },
      rule: 'three_periods',
    },
    '12207': { name: '{periodnr}. Drittel: Ergebnis', outcomes: sets.threeWay, rule: 'one_period' },
    '12208': { name: '{periodnr}. Drittel: Anzahl Tore', outcomes: sets.total, rule: 'one_period' },
    '12209': { name: '{goalnr}. Tor in 60 Minuten', outcomes: sets.nextGoal, rule: 'next_goal_hockey' },
    '12210': { name: '{$competitor1}: Tore in 60 Minuten', outcomes: sets.total, rule: 'three_periods' },
    '12211': { name: '{$competitor2}: Tore in 60 Minuten', outcomes: sets.total, rule: 'three_periods' },
    '12212': {
      name: 'Anzahl Tore in 60 Minuten ungerade/gerade',
      outcomes: sets.oddEven,
      rule: 'three_periods',
    },
    '12213': {
      name: 'Unentschieden keine Wette nach 60 Minuten',
      outcomes: sets.twoWay,
      rule: 'three_periods_draw_no_bet',
    },
    '12214': { name: 'Verlängerung wird gespielt', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12215': { name: 'Drittel mit den meisten Toren', outcomes: periodsInGerman, rule: 'highest_period' },
    '12216': { name: '{periodnr}. Drittel: Beide Teams treffen', outcomes: sets.yesNo, rule: 'one_period' },
    '12301': { name: 'Spielausgang', outcomes: sets.threeWay, rule: 'both_halves' },
    '12302': { name: 'Anzahl Tore', outcomes: sets.total, rule: 'both_halves' },
    '12303': { name: 'Handicap', outcomes: sets.handicap, rule: 'both_halves' },
    '12304': { name: 'Doppelte Chance', outcomes: sets.doubleChance, rule: 'both_halves' },
    '12305': { name: 'Unentschieden keine Wette', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12306': { name: '{$competitor1}: Anzahl Tore', outcomes: sets.total, rule: 'both_halves' },
    '12307': { name: '{$competitor2}: Anzahl Tore', outcomes: sets.total, rule: 'both_halves' },
    '12308': { name: '{half}. Halbzeit: Ergebnis', outcomes: sets.threeWay, rule: 'one_half' },
    '12309': { name: '{half}. Halbzeit: Anzahl Tore', outcomes: sets.total, rule: 'one_half' },
    '12310': { name: '{half}. Halbzeit: Handicap', outcomes: sets.handicap, rule: 'one_half' },
    '12311': { name: 'Anzahl Tore ungerade/gerade', outcomes: sets.oddEven, rule: 'both_halves' },
    '12401': { name: 'Spielausgang', outcomes: sets.threeWay, rule: 'both_halves' },
    '12402': { name: 'Anzahl Punkte', outcomes: sets.total, rule: 'both_halves' },
    '12403': { name: 'Handicap', outcomes: sets.handicap, rule: 'both_halves' },
    '12404': { name: '{$competitor1}: Anzahl Punkte', outcomes: sets.total, rule: 'both_halves' },
    '12405': { name: '{$competitor2}: Anzahl Punkte', outcomes: sets.total, rule: 'both_halves' },
    '12406': { name: 'Anzahl Punkte ungerade/gerade', outcomes: sets.oddEven, rule: 'both_halves' },
    '12407': { name: 'Unentschieden keine Wette', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12408': {
      name: 'Siegvorsprung',
      outcomes: { ...margins(12481, ['1–7', '8–14', '15 oder mehr']), '12487': 'Unentschieden' },
      rule: 'both_halves',
    },
    '12801': { name: '{mapnr}. Map: Anzahl Kills', outcomes: sets.total, rule: 'map_kills' },
    '12802': { name: '{mapnr}. Map: Handicap Kills', outcomes: sets.handicap, rule: 'map_kills' },
    '12803': { name: '{mapnr}. Map: First Blood', outcomes: sets.twoWay, rule: 'first_blood' },
    '12804': { name: 'Genaues Ergebnis in Maps', outcomes: {}, rule: 'maps_won' },
    '12805': { name: 'Handicap Maps', outcomes: sets.handicap, rule: 'maps_won' },
    '12806': {
      name: '{mapnr}. Map: Anzahl Kills ungerade/gerade',
      outcomes: sets.oddEven,
      rule: 'map_kills',
    },
    '12807': {
      name: '{mapnr}. Map: Wer erreicht zuerst {points} Kills?',
      outcomes: sets.twoWay,
      rule: 'map_kill_race',
    },
  },
  rules: {
    with_overtime: 'Gewertet wird der Endstand; die Verlängerung zählt.',
    winner_with_overtime:
      'Gewertet wird der Endstand; die Verlängerung zählt. Endet das Spiel auch danach unentschieden, wird der Einsatz zurückgezahlt.',
    handicap_with_overtime: 'Die Vorgabe wird zum Endstand gezählt; die Verlängerung zählt.',
    odd_even_with_overtime:
      'Alle Punkte des Spiels zählen, auch die der Verlängerung. Keine Punkte gelten als gerade.',
    regular_time: 'Gewertet wird der Stand am Ende der regulären Spielzeit; die Verlängerung zählt nicht.',
    one_quarter: 'Gewertet werden nur die Punkte dieses Viertels; die Verlängerung zählt nicht.',
    one_half: 'Gewertet wird nur diese Halbzeit; die Verlängerung zählt nicht.',
    one_period: 'Gewertet werden nur die Tore dieses Drittels; die Verlängerung zählt nicht.',
    race_regular:
      'Gewertet wird, welche Seite zuerst so viele Punkte hat. Erreicht sie bis zum Ende der regulären Spielzeit keine Seite, gewinnt „Keine Seite“.',
    highest_quarter:
      'Gewertet werden die Punkte beider Seiten in jedem Viertel; die Verlängerung zählt nicht. „Gleich“ gewinnt, wenn mehrere Viertel die meisten haben.',
    highest_period:
      'Gewertet werden die Tore beider Seiten in jedem Drittel; die Verlängerung zählt nicht. „Gleich“ gewinnt, wenn mehrere Drittel die meisten haben.',
    overtime_played: '„Ja“ gewinnt, wenn es am Ende der regulären Spielzeit unentschieden steht.',
    with_penalties:
      'Gewertet wird der Endstand mit Verlängerung und Penaltyschießen. Unabhängig von der Zahl der Treffer bekommt der Sieger des Penaltyschießens dafür ein Tor.',
    three_periods: 'Gewertet wird der Stand nach 60 Minuten; Verlängerung und Penaltyschießen zählen nicht.',
    three_periods_draw_no_bet:
      'Gewertet wird der Stand nach 60 Minuten; Verlängerung und Penaltyschießen zählen nicht. Bei Unentschieden wird der Einsatz zurückgezahlt.',
    next_goal_hockey:
      'Gewertet wird, sobald dieses Tor fällt, oder nach 60 Minuten, wenn es nicht fällt; Verlängerung und Penaltyschießen zählen nicht.',
    both_halves: 'Gewertet wird der Stand nach beiden Halbzeiten; die Verlängerung zählt nicht.',
    both_halves_draw_no_bet:
      'Gewertet wird der Stand nach beiden Halbzeiten; die Verlängerung zählt nicht. Bei Unentschieden wird der Einsatz zurückgezahlt.',
    maps_won: 'Gewertet wird, wie viele Maps jede Seite am Ende des Matches gewonnen hat.',
    map_kills:
      'Gewertet werden die Kills dieser Map an ihrem Ende. Der Einsatz wird zurückgezahlt, wenn die Map nicht gespielt wird.',
    first_blood:
      'Gewertet wird der erste Kill dieser Map. Der Einsatz wird zurückgezahlt, wenn die Map nicht gespielt wird oder ohne Kill bleibt.',
    map_kill_race:
      'Gewertet wird, welche Seite auf dieser Map zuerst so viele Kills hat. Der Einsatz wird zurückgezahlt, wenn die Map nicht gespielt wird oder keine Seite sie erreicht.',
  },
};
