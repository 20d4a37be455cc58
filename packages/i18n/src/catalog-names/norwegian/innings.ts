import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const LEVEL = { '1': '{$competitor1}', '2': 'Likt', '3': '{$competitor2}' };
const MARGIN = {
  '131121': '{$competitor1} med 1',
  '131122': '{$competitor1} med 2',
  '131123': '{$competitor1} med 3 eller mer',
  '131124': '{$competitor2} med 1',
  '131125': '{$competitor2} med 2',
  '131126': '{$competitor2} med 3 eller mer',
};

const MOST_INNINGS = 15;

/** Halves of innings: 401 and 402 are the first inning's. */
const halves = Object.fromEntries(
  Array.from({ length: MOST_INNINGS }).flatMap((_, index) => [
    [String(401 + 2 * index), `${index + 1}. inning, første halvdel`],
    [String(402 + 2 * index), `${index + 1}. inning, andre halvdel`],
  ]),
);

/** Norwegian names of baseball and cricket. */
export const inningsNorwegian: CatalogPart = {
  sports: { baseball: 'Baseball', cricket: 'Cricket' },
  groups: { points: 'Poeng', innings: 'Innings', teams: 'Lag' },
  periods: {
    ...halves,
    '501': '1. innings',
    '502': '2. innings',
    '503': 'Super over',
    '505': 'Pause mellom innings',
  },
  markets: {
    '251': { name: 'Vinner (inkl. ekstra innings)', outcomes: sets.twoWay, rule: 'baseball_game' },
    '256': { name: 'Handikap (inkl. ekstra innings)', outcomes: sets.handicap, rule: 'baseball_run_line' },
    '258': { name: 'Antall runs (inkl. ekstra innings)', outcomes: sets.total, rule: 'baseball_game' },
    '13101': { name: 'Fem første innings: resultat', outcomes: sets.threeWay, rule: 'baseball_first_five' },
    '13102': { name: 'Fem første innings: antall runs', outcomes: sets.total, rule: 'baseball_first_five' },
    '13103': { name: 'Fem første innings: handikap', outcomes: sets.handicap, rule: 'baseball_first_five' },
    '13104': { name: '{inningnr}. inning: resultat', outcomes: sets.threeWay, rule: 'baseball_inning' },
    '13105': { name: '{inningnr}. inning: antall runs', outcomes: sets.total, rule: 'baseball_inning' },
    '13106': { name: 'Runs: oddetall/partall', outcomes: sets.oddEven, rule: 'baseball_game' },
    '13107': { name: '{$competitor1}: antall runs', outcomes: sets.total, rule: 'baseball_game' },
    '13108': { name: '{$competitor2}: antall runs', outcomes: sets.total, rule: 'baseball_game' },
    '13109': { name: 'Ekstra innings', outcomes: sets.yesNo, rule: 'baseball_nine' },
    '13110': { name: 'Første run', outcomes: sets.twoWay, rule: 'baseball_first_run' },
    '13111': { name: 'Resultat etter ni innings', outcomes: LEVEL, rule: 'baseball_nine' },
    '13112': { name: 'Seiersmargin', outcomes: MARGIN, rule: 'baseball_game' },
    '13200': { name: 'Vinner (inkl. super over)', outcomes: sets.twoWay, rule: 'cricket_winner' },
    '13201': { name: 'Antall runs i kampen', outcomes: sets.total, rule: 'cricket_runs' },
    '13202': { name: '{$competitor1}: antall runs', outcomes: sets.total, rule: 'cricket_runs' },
    '13203': { name: '{$competitor2}: antall runs', outcomes: sets.total, rule: 'cricket_runs' },
    '13204': { name: '{$competitor1}: runs i over {overnr}', outcomes: sets.total, rule: 'cricket_over' },
    '13205': { name: '{$competitor2}: runs i over {overnr}', outcomes: sets.total, rule: 'cricket_over' },
    '13206': {
      name: '{$competitor1}: runs når {wicketnr}. wicket faller',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13207': {
      name: '{$competitor2}: runs når {wicketnr}. wicket faller',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13208': { name: '{$competitor1}: tapte wickets', outcomes: sets.total, rule: 'cricket_wickets' },
    '13209': { name: '{$competitor2}: tapte wickets', outcomes: sets.total, rule: 'cricket_wickets' },
    '13210': {
      name: '{$competitor1}: runs i de seks første overne',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13211': {
      name: '{$competitor2}: runs i de seks første overne',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13212': { name: 'Runs i kampen: oddetall/partall', outcomes: sets.oddEven, rule: 'cricket_runs' },
    '13213': { name: 'Super over', outcomes: sets.yesNo, rule: 'cricket_super_over' },
  },
  rules: {
    baseball_game: 'Avgjøres på sluttresultatet; ekstra innings teller.',
    baseball_run_line: 'Linjen legges til sluttresultatet; ekstra innings teller.',
    baseball_first_five: 'Avgjøres på runs i de fem første inningene, begge halvdeler av hver.',
    baseball_inning: 'Avgjøres bare på runs i denne inningen, begge halvdeler.',
    baseball_nine: 'Avgjøres på stillingen etter ni innings. Står det likt da, spilles det ekstra innings.',
    baseball_first_run: 'Avgjøres på hvilken side som først får en run; ekstra innings teller.',
    cricket_winner: 'Avgjøres på hvem som vinner kampen. Står det likt, avgjør super over.',
    cricket_runs: 'Runs i hver innings på 20 overs teller; super over teller ikke.',
    cricket_over:
      'Runs i denne overen teller. Slutter inningsen underveis, teller runs så langt; spill på en over som ikke begynner, refunderes.',
    cricket_fall:
      'Avgjøres på sidens runs når denne wicketen faller. Faller den ikke, teller runs ved slutten av inningsen.',
    cricket_wickets: 'Wickets som siden taper i sin innings på 20 overs, teller.',
    cricket_powerplay:
      'Runs i de seks første overne teller, eller i hele inningsen hvis den slutter før. Super over teller ikke.',
    cricket_super_over: '«Ja» vinner når begge sider har like mange runs etter sine innings.',
  },
};
