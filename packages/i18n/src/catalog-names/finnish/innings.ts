import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const LEVEL = { '1': '{$competitor1}', '2': 'Tasatilanne', '3': '{$competitor2}' };
const MARGIN = {
  '131121': '{$competitor1}, ero 1',
  '131122': '{$competitor1}, ero 2',
  '131123': '{$competitor1}, ero 3 tai enemmän',
  '131124': '{$competitor2}, ero 1',
  '131125': '{$competitor2}, ero 2',
  '131126': '{$competitor2}, ero 3 tai enemmän',
};

const MOST_INNINGS = 15;

/** Halves of innings: 401 and 402 are the first inning's. */
const halves = Object.fromEntries(
  Array.from({ length: MOST_INNINGS }).flatMap((_, index) => [
    [String(401 + 2 * index), `${index + 1}. vuoroparin alkupuoli`],
    [String(402 + 2 * index), `${index + 1}. vuoroparin loppupuoli`],
  ]),
);

/** Finnish names of baseball and cricket. */
export const inningsFinnish: CatalogPart = {
  sports: { baseball: 'Baseball', cricket: 'Kriketti' },
  groups: { points: 'Pisteet', innings: 'Vuoroparit', teams: 'Joukkueet' },
  periods: {
    ...halves,
    '501': '1. sisävuoro',
    '502': '2. sisävuoro',
    '503': 'Super over',
    '505': 'Sisävuorojen tauko',
  },
  markets: {
    '251': { name: 'Voittaja (sis. lisävuoroparit)', outcomes: sets.twoWay, rule: 'baseball_game' },
    '256': {
      name: 'Juoksutasoitus (sis. lisävuoroparit)',
      outcomes: sets.handicap,
      rule: 'baseball_run_line',
    },
    '258': { name: 'Juoksujen määrä (sis. lisävuoroparit)', outcomes: sets.total, rule: 'baseball_game' },
    '13101': {
      name: 'Viisi ensimmäistä vuoroparia: tulos',
      outcomes: sets.threeWay,
      rule: 'baseball_first_five',
    },
    '13102': {
      name: 'Viisi ensimmäistä vuoroparia: juoksujen määrä',
      outcomes: sets.total,
      rule: 'baseball_first_five',
    },
    '13103': {
      name: 'Viisi ensimmäistä vuoroparia: juoksutasoitus',
      outcomes: sets.handicap,
      rule: 'baseball_first_five',
    },
    '13104': { name: '{inningnr}. vuoropari: tulos', outcomes: sets.threeWay, rule: 'baseball_inning' },
    '13105': {
      name: '{inningnr}. vuoropari: juoksujen määrä',
      outcomes: sets.total,
      rule: 'baseball_inning',
    },
    '13106': { name: 'Juoksut: pariton/parillinen', outcomes: sets.oddEven, rule: 'baseball_game' },
    '13107': { name: '{$competitor1}: juoksujen määrä', outcomes: sets.total, rule: 'baseball_game' },
    '13108': { name: '{$competitor2}: juoksujen määrä', outcomes: sets.total, rule: 'baseball_game' },
    '13109': { name: 'Lisävuoroparit', outcomes: sets.yesNo, rule: 'baseball_nine' },
    '13110': { name: 'Ensimmäinen juoksu', outcomes: sets.twoWay, rule: 'baseball_first_run' },
    '13111': { name: 'Tulos yhdeksän vuoroparin jälkeen', outcomes: LEVEL, rule: 'baseball_nine' },
    '13112': { name: 'Voittomarginaali', outcomes: MARGIN, rule: 'baseball_game' },
    '13200': { name: 'Voittaja (sis. super overin)', outcomes: sets.twoWay, rule: 'cricket_winner' },
    '13201': { name: 'Juoksujen määrä ottelussa', outcomes: sets.total, rule: 'cricket_runs' },
    '13202': { name: '{$competitor1}: juoksut', outcomes: sets.total, rule: 'cricket_runs' },
    '13203': { name: '{$competitor2}: juoksut', outcomes: sets.total, rule: 'cricket_runs' },
    '13204': {
      name: '{$competitor1}: juoksut {overnr}. overissa',
      outcomes: sets.total,
      rule: 'cricket_over',
    },
    '13205': {
      name: '{$competitor2}: juoksut {overnr}. overissa',
      outcomes: sets.total,
      rule: 'cricket_over',
    },
    '13206': {
      name: '{$competitor1}: juoksut {wicketnr}. wicketin kaatuessa',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13207': {
      name: '{$competitor2}: juoksut {wicketnr}. wicketin kaatuessa',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13208': { name: '{$competitor1}: menetetyt wicketit', outcomes: sets.total, rule: 'cricket_wickets' },
    '13209': { name: '{$competitor2}: menetetyt wicketit', outcomes: sets.total, rule: 'cricket_wickets' },
    '13210': {
      name: '{$competitor1}: juoksut kuudessa ensimmäisessä overissa',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13211': {
      name: '{$competitor2}: juoksut kuudessa ensimmäisessä overissa',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13212': {
      name: 'Ottelun juoksut: pariton/parillinen',
      outcomes: sets.oddEven,
      rule: 'cricket_runs',
    },
    '13213': { name: 'Super over', outcomes: sets.yesNo, rule: 'cricket_super_over' },
  },
  rules: {
    baseball_game: 'Ratkaistaan lopputuloksen mukaan; lisävuoroparit lasketaan.',
    baseball_run_line: 'Tasoitus lisätään lopputulokseen; lisävuoroparit lasketaan.',
    baseball_first_five:
      'Ratkaistaan viiden ensimmäisen vuoroparin juoksujen mukaan, kummankin joukkueen lyöntivuorot mukaan lukien.',
    baseball_inning:
      'Ratkaistaan vain tämän vuoroparin juoksujen mukaan, kummankin joukkueen lyöntivuorot mukaan lukien.',
    baseball_nine:
      'Ratkaistaan yhdeksän vuoroparin jälkeisen tuloksen mukaan. Tasatilanteessa pelataan lisävuoropareja.',
    baseball_first_run: 'Ratkaistaan sen mukaan, kumpi tekee ensimmäisen juoksun; lisävuoroparit lasketaan.',
    cricket_winner: 'Ratkaistaan ottelun voittajan mukaan. Tasatilanteen jälkeen ratkaisee super over.',
    cricket_runs: 'Lasketaan kunkin 20 overin sisävuoron juoksut; super overia ei lasketa.',
    cricket_over:
      'Lasketaan tämän overin juoksut. Jos sisävuoro päättyy sen aikana, siihen mennessä tehdyt juoksut lasketaan; jos over ei ala lainkaan, vedot palautetaan.',
    cricket_fall:
      'Ratkaistaan joukkueen juoksujen mukaan, kun tämä wicket kaatuu. Jos se ei kaadu, lasketaan juoksut sisävuoron lopussa.',
    cricket_wickets: 'Lasketaan wicketit, jotka joukkue menettää 20 overin sisävuorossaan.',
    cricket_powerplay:
      'Lasketaan kuuden ensimmäisen overin juoksut tai koko sisävuoron juoksut, jos se päättyy aiemmin. Super overia ei lasketa.',
    cricket_super_over: '”Kyllä” voittaa, kun kummallakin on sisävuorojen jälkeen yhtä monta juoksua.',
  },
};
