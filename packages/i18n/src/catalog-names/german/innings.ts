import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const LEVEL = { '1': '{$competitor1}', '2': 'Gleichstand', '3': '{$competitor2}' };
const MARGIN = {
  '131121': '{$competitor1} mit 1',
  '131122': '{$competitor1} mit 2',
  '131123': '{$competitor1} mit 3 oder mehr',
  '131124': '{$competitor2} mit 1',
  '131125': '{$competitor2} mit 2',
  '131126': '{$competitor2} mit 3 oder mehr',
};

const MOST_INNINGS = 15;

/** Halves of innings: 401 and 402 are the first inning's. */
const halves = Object.fromEntries(
  Array.from({ length: MOST_INNINGS }).flatMap((_, index) => [
    [String(401 + 2 * index), `${index + 1}. Inning, 1. Hälfte`],
    [String(402 + 2 * index), `${index + 1}. Inning, 2. Hälfte`],
  ]),
);

/** German names of baseball and cricket. */
export const inningsGerman: CatalogPart = {
  sports: { baseball: 'Baseball', cricket: 'Cricket' },
  groups: { points: 'Punkte', innings: 'Innings', teams: 'Teams' },
  periods: {
    ...halves,
    '501': '1. Innings',
    '502': '2. Innings',
    '503': 'Super Over',
    '505': 'Pause zwischen den Innings',
  },
  markets: {
    '251': { name: 'Sieger (inkl. Extra-Innings)', outcomes: sets.twoWay, rule: 'baseball_game' },
    '256': { name: 'Run Line (inkl. Extra-Innings)', outcomes: sets.handicap, rule: 'baseball_run_line' },
    '258': { name: 'Anzahl Runs (inkl. Extra-Innings)', outcomes: sets.total, rule: 'baseball_game' },
    '13101': { name: 'Erste fünf Innings: Ergebnis', outcomes: sets.threeWay, rule: 'baseball_first_five' },
    '13102': { name: 'Erste fünf Innings: Anzahl Runs', outcomes: sets.total, rule: 'baseball_first_five' },
    '13103': { name: 'Erste fünf Innings: Run Line', outcomes: sets.handicap, rule: 'baseball_first_five' },
    '13104': { name: '{inningnr}. Inning: Ergebnis', outcomes: sets.threeWay, rule: 'baseball_inning' },
    '13105': { name: '{inningnr}. Inning: Anzahl Runs', outcomes: sets.total, rule: 'baseball_inning' },
    '13106': { name: 'Anzahl Runs ungerade/gerade', outcomes: sets.oddEven, rule: 'baseball_game' },
    '13107': { name: '{$competitor1}: Anzahl Runs', outcomes: sets.total, rule: 'baseball_game' },
    '13108': { name: '{$competitor2}: Anzahl Runs', outcomes: sets.total, rule: 'baseball_game' },
    '13109': { name: 'Extra-Innings', outcomes: sets.yesNo, rule: 'baseball_nine' },
    '13110': { name: 'Erster Run', outcomes: sets.twoWay, rule: 'baseball_first_run' },
    '13111': { name: 'Ergebnis nach neun Innings', outcomes: LEVEL, rule: 'baseball_nine' },
    '13112': { name: 'Siegvorsprung', outcomes: MARGIN, rule: 'baseball_game' },
    '13200': { name: 'Sieger (inkl. Super Over)', outcomes: sets.twoWay, rule: 'cricket_winner' },
    '13201': { name: 'Anzahl Runs im Match', outcomes: sets.total, rule: 'cricket_runs' },
    '13202': { name: '{$competitor1}: Anzahl Runs', outcomes: sets.total, rule: 'cricket_runs' },
    '13203': { name: '{$competitor2}: Anzahl Runs', outcomes: sets.total, rule: 'cricket_runs' },
    '13204': { name: '{$competitor1}: Runs im {overnr}. Over', outcomes: sets.total, rule: 'cricket_over' },
    '13205': { name: '{$competitor2}: Runs im {overnr}. Over', outcomes: sets.total, rule: 'cricket_over' },
    '13206': {
      name: '{$competitor1}: Runs beim Fall des {wicketnr}. Wickets',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13207': {
      name: '{$competitor2}: Runs beim Fall des {wicketnr}. Wickets',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13208': { name: '{$competitor1}: verlorene Wickets', outcomes: sets.total, rule: 'cricket_wickets' },
    '13209': { name: '{$competitor2}: verlorene Wickets', outcomes: sets.total, rule: 'cricket_wickets' },
    '13210': {
      name: '{$competitor1}: Runs in den ersten sechs Overs',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13211': {
      name: '{$competitor2}: Runs in den ersten sechs Overs',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13212': { name: 'Anzahl Runs ungerade/gerade', outcomes: sets.oddEven, rule: 'cricket_runs' },
    '13213': { name: 'Super Over', outcomes: sets.yesNo, rule: 'cricket_super_over' },
  },
  rules: {
    baseball_game: 'Gewertet wird der Endstand; Extra-Innings zählen.',
    baseball_run_line: 'Die Vorgabe wird zum Endstand gezählt; Extra-Innings zählen.',
    baseball_first_five: 'Gewertet werden die Runs der ersten fünf Innings, jeweils beider Hälften.',
    baseball_inning: 'Gewertet werden nur die Runs dieses Innings, beider Hälften.',
    baseball_nine: 'Gewertet wird der Stand nach neun Innings. Bei Gleichstand folgen Extra-Innings.',
    baseball_first_run: 'Gewertet wird, welche Seite den ersten Run erzielt; Extra-Innings zählen.',
    cricket_winner: 'Gewertet wird der Sieger des Matches. Bei Gleichstand entscheidet das Super Over.',
    cricket_runs: 'Die Runs jedes Innings von 20 Overs zählen; ein Super Over zählt nicht.',
    cricket_over:
      'Die Runs dieses Overs zählen. Endet das Innings darin, zählen die Runs bis dahin; Wetten auf ein Over, das nicht begonnen wird, werden zurückgezahlt.',
    cricket_fall:
      'Gewertet werden die Runs der Seite, wenn dieses Wicket fällt. Fällt es nicht, zählen die Runs am Ende des Innings.',
    cricket_wickets: 'Gezählt werden die Wickets, die die Seite in ihrem Innings von 20 Overs verliert.',
    cricket_powerplay:
      'Die Runs der ersten sechs Overs zählen, oder die des Innings, wenn es früher endet. Ein Super Over zählt nicht.',
    cricket_super_over: '„Ja“ gewinnt, wenn beide Seiten nach ihren Innings gleich viele Runs haben.',
  },
};
