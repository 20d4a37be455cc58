import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const ordinals = ['1.', '2.', '3.', '4.', '5.', '6.', '7.'];

const numbered = (first: number, name: (ordinal: string) => string, count = ordinals.length) =>
  Object.fromEntries(
    ordinals.slice(0, count).map((ordinal, index) => [String(first + index), name(ordinal)]),
  );

/** Finnish names of the sports that are won in sets or maps. */
export const rallyFinnish: CatalogPart = {
  sports: {
    tennis: 'Tennis',
    table_tennis: 'Pöytätennis',
    volleyball: 'Lentopallo',
    badminton: 'Sulkapallo',
    darts: 'Darts',
    counter_strike: 'Counter-Strike',
    valorant: 'Valorant',
  },
  groups: {
    sets: 'Erät',
    games: 'Pelit',
    points: 'Pisteet',
    legs: 'Legit',
    maps: 'Kartat',
    overtime: 'Jatkoaika',
  },
  periods: {
    '8': '1. erä',
    '9': '2. erä',
    '10': '3. erä',
    '11': '4. erä',
    '12': '5. erä',
    '441': '6. erä',
    '442': '7. erä',
    ...numbered(301, (ordinal) => `${ordinal} tauko`, 6),
    ...numbered(141, (ordinal) => `${ordinal} kartta`),
  },
  markets: {
    '186': { name: 'Voittaja', outcomes: sets.twoWay, rule: 'match_winner' },
    '187': { name: 'Pelitasoitus', outcomes: sets.handicap, rule: 'game_handicap' },
    '188': { name: 'Erätasoitus', outcomes: sets.handicap, rule: 'set_handicap' },
    '189': { name: 'Pelien määrä', outcomes: sets.total, rule: 'games' },
    '199': { name: 'Tarkka tulos', outcomes: {}, rule: 'final_score' },
    '202': { name: '{setnr}. erä: voittaja', outcomes: sets.twoWay, rule: 'one_set' },
    '204': { name: '{setnr}. erä: pelien määrä', outcomes: sets.total, rule: 'set_games' },
    '210': { name: '{setnr}. erä: {gamenr}. pelin voittaja', outcomes: sets.twoWay, rule: 'one_game' },
    '237': { name: 'Pistetasoitus', outcomes: sets.handicap, rule: 'point_handicap' },
    '238': { name: 'Pistemäärä', outcomes: sets.total, rule: 'all_points' },
    '309': { name: '{setnr}. erä: pistetasoitus', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '310': { name: '{setnr}. erä: pistemäärä', outcomes: sets.total, rule: 'one_set' },
    '314': { name: 'Erien määrä', outcomes: sets.total, rule: 'sets_played' },
    '327': { name: 'Karttatasoitus', outcomes: sets.handicap, rule: 'map_handicap' },
    '328': { name: 'Karttojen määrä', outcomes: sets.total, rule: 'maps_played' },
    '330': { name: '{mapnr}. kartta: voittaja', outcomes: sets.twoWay, rule: 'one_map' },
    '11101': { name: '{setnr}. erä: pelitasoitus', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '11102': { name: '{setnr}. erä: tarkka tulos', outcomes: {}, rule: 'one_set' },
    '11103': { name: 'Tiebreak ottelussa', outcomes: sets.yesNo, rule: 'tiebreak' },
    '11104': { name: '{setnr}. erä: tiebreak', outcomes: sets.yesNo, rule: 'set_tiebreak' },
    '11105': { name: '{$competitor1}: pelien määrä', outcomes: sets.total, rule: 'games' },
    '11106': { name: '{$competitor2}: pelien määrä', outcomes: sets.total, rule: 'games' },
    '11107': { name: '{$competitor1} voittaa erän', outcomes: sets.yesNo, rule: 'wins_a_set' },
    '11108': { name: '{$competitor2} voittaa erän', outcomes: sets.yesNo, rule: 'wins_a_set' },
    '11109': { name: 'Pelit: pariton/parillinen', outcomes: sets.oddEven, rule: 'games' },
    '11110': { name: '{setnr}. erä: pelit, pariton/parillinen', outcomes: sets.oddEven, rule: 'set_games' },
    '11201': {
      name: '{setnr}. erä: kumpi saa ensin {points} pistettä',
      outcomes: sets.twoWay,
      rule: 'set_race',
    },
    '11202': { name: '{setnr}. erä: jatkopallot', outcomes: sets.yesNo, rule: 'extra_points' },
    '11203': { name: 'Pisteet: pariton/parillinen', outcomes: sets.oddEven, rule: 'all_points' },
    '11204': { name: '{setnr}. erä: pisteet, pariton/parillinen', outcomes: sets.oddEven, rule: 'one_set' },
    '11205': { name: '{$competitor1}: pistemäärä', outcomes: sets.total, rule: 'all_points' },
    '11206': { name: '{$competitor2}: pistemäärä', outcomes: sets.total, rule: 'all_points' },
    '11501': { name: '{setnr}. erä: {legnr}. legin voittaja', outcomes: sets.twoWay, rule: 'one_leg' },
    '11502': { name: 'Legien määrä', outcomes: sets.total, rule: 'legs' },
    '11503': { name: 'Legitasoitus', outcomes: sets.handicap, rule: 'leg_handicap' },
    '11504': { name: '{setnr}. erä: legien määrä', outcomes: sets.total, rule: 'one_set' },
    '11505': { name: '{setnr}. erä: tarkka tulos legeissä', outcomes: {}, rule: 'one_set' },
    '11506': { name: 'Legit: pariton/parillinen', outcomes: sets.oddEven, rule: 'legs' },
    '11601': { name: '{mapnr}. kartta: kierrosten määrä', outcomes: sets.total, rule: 'one_map' },
    '11602': { name: '{mapnr}. kartta: kierrostasoitus', outcomes: sets.handicap, rule: 'one_map_handicap' },
    '11603': {
      name: '{mapnr}. kartta: kierrokset, pariton/parillinen',
      outcomes: sets.oddEven,
      rule: 'one_map',
    },
    '11604': { name: '{mapnr}. kartta: jatkoaika', outcomes: sets.yesNo, rule: 'map_overtime' },
    '11605': {
      name: '{mapnr}. kartta: pistoolikierroksen {roundnr} voittaja',
      outcomes: sets.twoWay,
      rule: 'one_round',
    },
    '11606': {
      name: '{mapnr}. kartta: {roundnr}. kierroksen voittaja',
      outcomes: sets.twoWay,
      rule: 'one_round',
    },
    '11607': {
      name: '{mapnr}. kartta: kumpi voittaa ensin {rounds} kierrosta',
      outcomes: sets.twoWay,
      rule: 'map_race',
    },
    '11608': { name: 'Kierrosten määrä', outcomes: sets.total, rule: 'all_rounds' },
    '11609': { name: 'Kierrostasoitus', outcomes: sets.handicap, rule: 'round_handicap' },
    '11610': { name: 'Jatkoaika ottelussa', outcomes: sets.yesNo, rule: 'overtime_in_match' },
    '11611': { name: '{$competitor1} voittaa kartan', outcomes: sets.yesNo, rule: 'wins_a_map' },
    '11612': { name: '{$competitor2} voittaa kartan', outcomes: sets.yesNo, rule: 'wins_a_map' },
  },
  rules: {
    match_winner: 'Ratkaistaan ottelun voittajan mukaan.',
    final_score: 'Ratkaistaan ottelun erien tai karttojen lopputuloksen mukaan.',
    set_handicap: 'Tasoitus lisätään koko ottelussa voitettuihin eriin.',
    sets_played: 'Kaikki ottelussa pelatut erät lasketaan.',
    wins_a_set: 'Ratkaistaan koko ottelun erien mukaan.',
    one_set: 'Ratkaistaan vain tämän erän mukaan. Panos palautetaan, jos erää ei pelata.',
    one_set_handicap: 'Tasoitus lisätään tämän erän tulokseen. Panos palautetaan, jos erää ei pelata.',
    games: 'Kaikki ottelun pelit lasketaan. Tiebreak on yksi peli.',
    game_handicap: 'Tasoitus lisätään koko ottelussa voitettuihin peleihin. Tiebreak on yksi peli.',
    set_games: 'Tämän erän pelit lasketaan, tiebreak yhtenä pelinä. Panos palautetaan, jos erää ei pelata.',
    one_game:
      'Ratkaistaan vain tämän pelin mukaan; tiebreak on 13. peli. Panos palautetaan, jos peliä ei pelata.',
    tiebreak: 'Ratkaistaan sen mukaan, pelataanko jossakin ottelun erässä tiebreak.',
    set_tiebreak:
      'Ratkaistaan sen mukaan, pelataanko tässä erässä tiebreak. Panos palautetaan, jos erää ei pelata.',
    all_points: 'Kaikki ottelun pisteet lasketaan.',
    point_handicap: 'Tasoitus lisätään koko ottelussa voitettuihin pisteisiin.',
    set_race:
      'Ratkaistaan sen mukaan, kumpi saa erässä ensin näin monta pistettä. Panos palautetaan, jos erää ei pelata.',
    extra_points:
      'Ratkaistaan sen mukaan, ollaanko tasoissa yhtä pistettä ennen erän tavallista päättymistä. Panos palautetaan, jos erää ei pelata.',
    one_leg: 'Ratkaistaan vain tämän legin mukaan. Panos palautetaan, jos legiä ei pelata.',
    legs: 'Kaikki ottelun legit lasketaan.',
    leg_handicap: 'Tasoitus lisätään koko ottelussa voitettuihin legeihin.',
    map_handicap: 'Tasoitus lisätään koko ottelussa voitettuihin karttoihin.',
    maps_played: 'Kaikki ottelussa pelatut kartat lasketaan.',
    wins_a_map: 'Ratkaistaan koko ottelun karttojen mukaan.',
    one_map:
      'Ratkaistaan vain tämän kartan mukaan, jatkoaika mukaan lukien. Panos palautetaan, jos karttaa ei pelata.',
    one_map_handicap:
      'Tasoitus lisätään tällä kartalla voitettuihin kierroksiin, jatkoaika mukaan lukien. Panos palautetaan, jos karttaa ei pelata.',
    map_overtime:
      'Ratkaistaan sen mukaan, ollaanko tällä kartalla tasoissa 24 kierroksen jälkeen. Panos palautetaan, jos karttaa ei pelata.',
    one_round: 'Ratkaistaan vain tämän kierroksen mukaan. Panos palautetaan, jos kierrosta ei pelata.',
    map_race:
      'Ratkaistaan sen mukaan, kumpi voittaa kartalla ensin näin monta kierrosta. Panos palautetaan, jos karttaa ei pelata.',
    all_rounds: 'Kaikki ottelun kierrokset lasketaan, jatkoaika mukaan lukien.',
    round_handicap: 'Tasoitus lisätään koko ottelussa voitettuihin kierroksiin, jatkoaika mukaan lukien.',
    overtime_in_match: 'Ratkaistaan sen mukaan, ollaanko jollakin kartalla tasoissa 24 kierroksen jälkeen.',
  },
};
