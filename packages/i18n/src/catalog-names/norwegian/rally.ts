import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const ordinals = ['1.', '2.', '3.', '4.', '5.', '6.', '7.'];

const numbered = (first: number, name: (ordinal: string) => string, count = ordinals.length) =>
  Object.fromEntries(
    ordinals.slice(0, count).map((ordinal, index) => [String(first + index), name(ordinal)]),
  );

/** Norwegian names of the sports that are won in sets or maps. */
export const rallyNorwegian: CatalogPart = {
  sports: {
    tennis: 'Tennis',
    table_tennis: 'Bordtennis',
    volleyball: 'Volleyball',
    badminton: 'Badminton',
    darts: 'Dart',
    counter_strike: 'Counter-Strike',
    valorant: 'Valorant',
  },
  groups: {
    sets: 'Sett',
    games: 'Game',
    points: 'Poeng',
    legs: 'Legs',
    maps: 'Kart',
    overtime: 'Overtid',
  },
  periods: {
    '8': '1. sett',
    '9': '2. sett',
    '10': '3. sett',
    '11': '4. sett',
    '12': '5. sett',
    '441': '6. sett',
    '442': '7. sett',
    ...numbered(301, (ordinal) => `${ordinal} pause`, 6),
    ...numbered(141, (ordinal) => `${ordinal} kart`),
  },
  markets: {
    '186': { name: 'Vinner', outcomes: sets.twoWay, rule: 'match_winner' },
    '187': { name: 'Gamehandikap', outcomes: sets.handicap, rule: 'game_handicap' },
    '188': { name: 'Setthandikap', outcomes: sets.handicap, rule: 'set_handicap' },
    '189': { name: 'Antall game', outcomes: sets.total, rule: 'games' },
    '199': { name: 'Korrekt resultat', outcomes: {}, rule: 'final_score' },
    '202': { name: '{setnr}. sett: vinner', outcomes: sets.twoWay, rule: 'one_set' },
    '204': { name: '{setnr}. sett: antall game', outcomes: sets.total, rule: 'set_games' },
    '210': { name: '{setnr}. sett: vinner av {gamenr}. game', outcomes: sets.twoWay, rule: 'one_game' },
    '237': { name: 'Poenghandikap', outcomes: sets.handicap, rule: 'point_handicap' },
    '238': { name: 'Antall poeng', outcomes: sets.total, rule: 'all_points' },
    '309': { name: '{setnr}. sett: poenghandikap', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '310': { name: '{setnr}. sett: antall poeng', outcomes: sets.total, rule: 'one_set' },
    '314': { name: 'Antall sett', outcomes: sets.total, rule: 'sets_played' },
    '327': { name: 'Karthandikap', outcomes: sets.handicap, rule: 'map_handicap' },
    '328': { name: 'Antall kart', outcomes: sets.total, rule: 'maps_played' },
    '330': { name: '{mapnr}. kart: vinner', outcomes: sets.twoWay, rule: 'one_map' },
    '11101': { name: '{setnr}. sett: gamehandikap', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '11102': { name: '{setnr}. sett: korrekt resultat', outcomes: {}, rule: 'one_set' },
    '11103': { name: 'Tiebreak i kampen', outcomes: sets.yesNo, rule: 'tiebreak' },
    '11104': { name: '{setnr}. sett: tiebreak', outcomes: sets.yesNo, rule: 'set_tiebreak' },
    '11105': { name: '{$competitor1}: antall game', outcomes: sets.total, rule: 'games' },
    '11106': { name: '{$competitor2}: antall game', outcomes: sets.total, rule: 'games' },
    '11107': { name: '{$competitor1} vinner et sett', outcomes: sets.yesNo, rule: 'wins_a_set' },
    '11108': { name: '{$competitor2} vinner et sett', outcomes: sets.yesNo, rule: 'wins_a_set' },
    '11109': { name: 'Game: oddetall/partall', outcomes: sets.oddEven, rule: 'games' },
    '11110': {
      name: '{setnr}. sett: oddetall/partall, game',
      outcomes: sets.oddEven,
      rule: 'set_games',
    },
    '11201': { name: '{setnr}. sett: først til {points} poeng', outcomes: sets.twoWay, rule: 'set_race' },
    '11202': { name: '{setnr}. sett: ekstra poeng', outcomes: sets.yesNo, rule: 'extra_points' },
    '11203': { name: 'Poeng: oddetall/partall', outcomes: sets.oddEven, rule: 'all_points' },
    '11204': {
      name: '{setnr}. sett: oddetall/partall, poeng',
      outcomes: sets.oddEven,
      rule: 'one_set',
    },
    '11205': { name: '{$competitor1}: antall poeng', outcomes: sets.total, rule: 'all_points' },
    '11206': { name: '{$competitor2}: antall poeng', outcomes: sets.total, rule: 'all_points' },
    '11501': { name: '{setnr}. sett: vinner av {legnr}. leg', outcomes: sets.twoWay, rule: 'one_leg' },
    '11502': { name: 'Antall legs', outcomes: sets.total, rule: 'legs' },
    '11503': { name: 'Leghandikap', outcomes: sets.handicap, rule: 'leg_handicap' },
    '11504': { name: '{setnr}. sett: antall legs', outcomes: sets.total, rule: 'one_set' },
    '11505': { name: '{setnr}. sett: korrekt resultat i legs', outcomes: {}, rule: 'one_set' },
    '11506': { name: 'Legs: oddetall/partall', outcomes: sets.oddEven, rule: 'legs' },
    '11601': { name: '{mapnr}. kart: antall runder', outcomes: sets.total, rule: 'one_map' },
    '11602': { name: '{mapnr}. kart: rundehandikap', outcomes: sets.handicap, rule: 'one_map_handicap' },
    '11603': {
      name: '{mapnr}. kart: oddetall/partall, runder',
      outcomes: sets.oddEven,
      rule: 'one_map',
    },
    '11604': { name: '{mapnr}. kart: overtid', outcomes: sets.yesNo, rule: 'map_overtime' },
    '11605': {
      name: '{mapnr}. kart: vinner av pistolrunde {roundnr}',
      outcomes: sets.twoWay,
      rule: 'one_round',
    },
    '11606': { name: '{mapnr}. kart: vinner av {roundnr}. runde', outcomes: sets.twoWay, rule: 'one_round' },
    '11607': { name: '{mapnr}. kart: først til {rounds} runder', outcomes: sets.twoWay, rule: 'map_race' },
    '11608': { name: 'Antall runder', outcomes: sets.total, rule: 'all_rounds' },
    '11609': { name: 'Rundehandikap', outcomes: sets.handicap, rule: 'round_handicap' },
    '11610': { name: 'Overtid i kampen', outcomes: sets.yesNo, rule: 'overtime_in_match' },
    '11611': { name: '{$competitor1} vinner et kart', outcomes: sets.yesNo, rule: 'wins_a_map' },
    '11612': { name: '{$competitor2} vinner et kart', outcomes: sets.yesNo, rule: 'wins_a_map' },
  },
  rules: {
    match_winner: 'Avgjøres på hvem som vinner kampen.',
    final_score: 'Avgjøres på sluttresultatet i sett eller kart.',
    set_handicap: 'Linjen legges til antall sett vunnet i hele kampen.',
    sets_played: 'Alle sett som spilles i kampen, teller.',
    wins_a_set: 'Avgjøres på settene i hele kampen.',
    one_set: 'Avgjøres bare på dette settet. Innsatsen refunderes hvis det ikke spilles.',
    one_set_handicap:
      'Linjen legges til resultatet i dette settet. Innsatsen refunderes hvis det ikke spilles.',
    games: 'Alle game i kampen teller. En tiebreak teller som ett game.',
    game_handicap: 'Linjen legges til antall game vunnet i hele kampen. En tiebreak teller som ett game.',
    set_games:
      'Gamene i dette settet teller, en tiebreak som ett game. Innsatsen refunderes hvis settet ikke spilles.',
    one_game:
      'Avgjøres bare på dette gamet; en tiebreak er det 13. gamet. Innsatsen refunderes hvis det ikke spilles.',
    tiebreak: 'Avgjøres på om et sett i kampen går til tiebreak.',
    set_tiebreak:
      'Avgjøres på om dette settet går til tiebreak. Innsatsen refunderes hvis settet ikke spilles.',
    all_points: 'Alle poeng i kampen teller.',
    point_handicap: 'Linjen legges til antall poeng vunnet i hele kampen.',
    set_race:
      'Avgjøres på hvem som først har så mange poeng i settet. Innsatsen refunderes hvis settet ikke spilles.',
    extra_points:
      'Avgjøres på om det står likt ett poeng før settet vanligvis slutter. Innsatsen refunderes hvis settet ikke spilles.',
    one_leg: 'Avgjøres bare på dette leget. Innsatsen refunderes hvis det ikke spilles.',
    legs: 'Alle legs i kampen teller.',
    leg_handicap: 'Linjen legges til antall legs vunnet i hele kampen.',
    map_handicap: 'Linjen legges til antall kart vunnet i hele kampen.',
    maps_played: 'Alle kart som spilles i kampen, teller.',
    wins_a_map: 'Avgjøres på kartene i hele kampen.',
    one_map: 'Avgjøres bare på dette kartet, inkludert overtid. Innsatsen refunderes hvis det ikke spilles.',
    one_map_handicap:
      'Linjen legges til antall runder vunnet på dette kartet, inkludert overtid. Innsatsen refunderes hvis det ikke spilles.',
    map_overtime:
      'Avgjøres på om det står likt på dette kartet etter 24 runder. Innsatsen refunderes hvis det ikke spilles.',
    one_round: 'Avgjøres bare på denne runden. Innsatsen refunderes hvis den ikke spilles.',
    map_race:
      'Avgjøres på hvem som først har så mange runder på kartet. Innsatsen refunderes hvis kartet ikke spilles.',
    all_rounds: 'Alle runder i kampen teller, inkludert overtid.',
    round_handicap: 'Linjen legges til antall runder vunnet i hele kampen, inkludert overtid.',
    overtime_in_match: 'Avgjøres på om det står likt på et kart i kampen etter 24 runder.',
  },
};
