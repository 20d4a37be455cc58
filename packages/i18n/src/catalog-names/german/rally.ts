import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const ordinals = ['1.', '2.', '3.', '4.', '5.', '6.', '7.'];

const numbered = (first: number, name: (ordinal: string) => string, count = ordinals.length) =>
  Object.fromEntries(
    ordinals.slice(0, count).map((ordinal, index) => [String(first + index), name(ordinal)]),
  );

/** German names of the sports that are won in sets or maps. */
export const rallyGerman: CatalogPart = {
  sports: {
    tennis: 'Tennis',
    table_tennis: 'Tischtennis',
    volleyball: 'Volleyball',
    badminton: 'Badminton',
    darts: 'Darts',
    counter_strike: 'Counter-Strike',
    valorant: 'Valorant',
  },
  groups: {
    sets: 'Sätze',
    games: 'Spiele',
    points: 'Punkte',
    legs: 'Legs',
    maps: 'Maps',
    overtime: 'Verlängerung',
  },
  periods: {
    '8': '1. Satz',
    '9': '2. Satz',
    '10': '3. Satz',
    '11': '4. Satz',
    '12': '5. Satz',
    '441': '6. Satz',
    '442': '7. Satz',
    ...numbered(301, (ordinal) => `${ordinal} Pause`, 6),
    ...numbered(141, (ordinal) => `${ordinal} Map`),
  },
  markets: {
    '186': { name: 'Sieger', outcomes: sets.twoWay, rule: 'match_winner' },
    '187': { name: 'Handicap Spiele', outcomes: sets.handicap, rule: 'game_handicap' },
    '188': { name: 'Handicap Sätze', outcomes: sets.handicap, rule: 'set_handicap' },
    '189': { name: 'Anzahl Spiele', outcomes: sets.total, rule: 'games' },
    '199': { name: 'Genaues Ergebnis', outcomes: {}, rule: 'final_score' },
    '202': { name: '{setnr}. Satz: Sieger', outcomes: sets.twoWay, rule: 'one_set' },
    '204': { name: '{setnr}. Satz: Anzahl Spiele', outcomes: sets.total, rule: 'set_games' },
    '210': { name: '{setnr}. Satz: Sieger des {gamenr}. Spiels', outcomes: sets.twoWay, rule: 'one_game' },
    '237': { name: 'Handicap Punkte', outcomes: sets.handicap, rule: 'point_handicap' },
    '238': { name: 'Anzahl Punkte', outcomes: sets.total, rule: 'all_points' },
    '309': { name: '{setnr}. Satz: Handicap Punkte', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '310': { name: '{setnr}. Satz: Anzahl Punkte', outcomes: sets.total, rule: 'one_set' },
    '314': { name: 'Anzahl Sätze', outcomes: sets.total, rule: 'sets_played' },
    '327': { name: 'Handicap Maps', outcomes: sets.handicap, rule: 'map_handicap' },
    '328': { name: 'Anzahl Maps', outcomes: sets.total, rule: 'maps_played' },
    '330': { name: '{mapnr}. Map: Sieger', outcomes: sets.twoWay, rule: 'one_map' },
    '11101': { name: '{setnr}. Satz: Handicap Spiele', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '11102': { name: '{setnr}. Satz: Genaues Ergebnis', outcomes: {}, rule: 'one_set' },
    '11103': { name: 'Tie-Break im Match', outcomes: sets.yesNo, rule: 'tiebreak' },
    '11104': { name: '{setnr}. Satz: Tie-Break', outcomes: sets.yesNo, rule: 'set_tiebreak' },
    '11105': { name: '{$competitor1}: Anzahl Spiele', outcomes: sets.total, rule: 'games' },
    '11106': { name: '{$competitor2}: Anzahl Spiele', outcomes: sets.total, rule: 'games' },
    '11107': {
      name: '{$competitor1} gewinnt mindestens einen Satz',
      outcomes: sets.yesNo,
      rule: 'wins_a_set',
    },
    '11108': {
      name: '{$competitor2} gewinnt mindestens einen Satz',
      outcomes: sets.yesNo,
      rule: 'wins_a_set',
    },
    '11109': { name: 'Anzahl Spiele ungerade/gerade', outcomes: sets.oddEven, rule: 'games' },
    '11110': {
      name: '{setnr}. Satz: Anzahl Spiele ungerade/gerade',
      outcomes: sets.oddEven,
      rule: 'set_games',
    },
    '11201': {
      name: '{setnr}. Satz: Wer erreicht zuerst {points} Punkte?',
      outcomes: sets.twoWay,
      rule: 'set_race',
    },
    '11202': { name: '{setnr}. Satz: Satzverlängerung', outcomes: sets.yesNo, rule: 'extra_points' },
    '11203': { name: 'Anzahl Punkte ungerade/gerade', outcomes: sets.oddEven, rule: 'all_points' },
    '11204': {
      name: '{setnr}. Satz: Anzahl Punkte ungerade/gerade',
      outcomes: sets.oddEven,
      rule: 'one_set',
    },
    '11205': { name: '{$competitor1}: Anzahl Punkte', outcomes: sets.total, rule: 'all_points' },
    '11206': { name: '{$competitor2}: Anzahl Punkte', outcomes: sets.total, rule: 'all_points' },
    '11501': { name: '{setnr}. Satz: Sieger des {legnr}. Legs', outcomes: sets.twoWay, rule: 'one_leg' },
    '11502': { name: 'Anzahl Legs', outcomes: sets.total, rule: 'legs' },
    '11503': { name: 'Handicap Legs', outcomes: sets.handicap, rule: 'leg_handicap' },
    '11504': { name: '{setnr}. Satz: Anzahl Legs', outcomes: sets.total, rule: 'one_set' },
    '11505': { name: '{setnr}. Satz: Genaues Ergebnis in Legs', outcomes: {}, rule: 'one_set' },
    '11506': { name: 'Anzahl Legs ungerade/gerade', outcomes: sets.oddEven, rule: 'legs' },
    '11601': { name: '{mapnr}. Map: Anzahl Runden', outcomes: sets.total, rule: 'one_map' },
    '11602': { name: '{mapnr}. Map: Handicap Runden', outcomes: sets.handicap, rule: 'one_map_handicap' },
    '11603': { name: '{mapnr}. Map: Anzahl Runden ungerade/gerade', outcomes: sets.oddEven, rule: 'one_map' },
    '11604': { name: '{mapnr}. Map: Verlängerung', outcomes: sets.yesNo, rule: 'map_overtime' },
    '11605': {
      name: '{mapnr}. Map: Sieger der Pistolenrunde {roundnr}',
      outcomes: sets.twoWay,
      rule: 'one_round',
    },
    '11606': { name: '{mapnr}. Map: Sieger der {roundnr}. Runde', outcomes: sets.twoWay, rule: 'one_round' },
    '11607': {
      name: '{mapnr}. Map: Wer erreicht zuerst {rounds} Runden?',
      outcomes: sets.twoWay,
      rule: 'map_race',
    },
    '11608': { name: 'Anzahl Runden', outcomes: sets.total, rule: 'all_rounds' },
    '11609': { name: 'Handicap Runden', outcomes: sets.handicap, rule: 'round_handicap' },
    '11610': { name: 'Verlängerung im Match', outcomes: sets.yesNo, rule: 'overtime_in_match' },
    '11611': { name: '{$competitor1} gewinnt mindestens eine Map', outcomes: sets.yesNo, rule: 'wins_a_map' },
    '11612': { name: '{$competitor2} gewinnt mindestens eine Map', outcomes: sets.yesNo, rule: 'wins_a_map' },
  },
  rules: {
    match_winner: 'Gewertet wird, wer das Match gewinnt.',
    final_score: 'Gewertet wird der Endstand des Matches in Sätzen oder Maps.',
    set_handicap: 'Die Vorgabe wird zu den im ganzen Match gewonnenen Sätzen gezählt.',
    sets_played: 'Alle im Match gespielten Sätze zählen.',
    wins_a_set: 'Gewertet werden die Sätze des ganzen Matches.',
    one_set: 'Gewertet wird nur dieser Satz. Der Einsatz wird zurückgezahlt, wenn er nicht gespielt wird.',
    one_set_handicap:
      'Die Vorgabe wird zum Ergebnis dieses Satzes gezählt. Der Einsatz wird zurückgezahlt, wenn er nicht gespielt wird.',
    games: 'Alle Spiele des Matches zählen. Ein Tie-Break zählt als ein Spiel.',
    game_handicap:
      'Die Vorgabe wird zu den im ganzen Match gewonnenen Spielen gezählt. Ein Tie-Break zählt als ein Spiel.',
    set_games:
      'Die Spiele dieses Satzes zählen, ein Tie-Break als ein Spiel. Der Einsatz wird zurückgezahlt, wenn der Satz nicht gespielt wird.',
    one_game:
      'Gewertet wird nur dieses Spiel; ein Tie-Break ist das 13. Spiel. Der Einsatz wird zurückgezahlt, wenn es nicht gespielt wird.',
    tiebreak: 'Gewertet wird, ob ein Satz des Matches in den Tie-Break geht.',
    set_tiebreak:
      'Gewertet wird, ob dieser Satz in den Tie-Break geht. Der Einsatz wird zurückgezahlt, wenn der Satz nicht gespielt wird.',
    all_points: 'Alle Punkte des Matches zählen.',
    point_handicap: 'Die Vorgabe wird zu den im ganzen Match gewonnenen Punkten gezählt.',
    set_race:
      'Gewertet wird, wer im Satz zuerst so viele Punkte hat. Der Einsatz wird zurückgezahlt, wenn der Satz nicht gespielt wird.',
    extra_points:
      'Gewertet wird, ob es einen Punkt vor dem üblichen Satzende unentschieden steht. Der Einsatz wird zurückgezahlt, wenn der Satz nicht gespielt wird.',
    one_leg: 'Gewertet wird nur dieses Leg. Der Einsatz wird zurückgezahlt, wenn es nicht gespielt wird.',
    legs: 'Alle Legs des Matches zählen.',
    leg_handicap: 'Die Vorgabe wird zu den im ganzen Match gewonnenen Legs gezählt.',
    map_handicap: 'Die Vorgabe wird zu den im ganzen Match gewonnenen Maps gezählt.',
    maps_played: 'Alle im Match gespielten Maps zählen.',
    wins_a_map: 'Gewertet werden die Maps des ganzen Matches.',
    one_map:
      'Gewertet wird nur diese Map, Verlängerung eingeschlossen. Der Einsatz wird zurückgezahlt, wenn sie nicht gespielt wird.',
    one_map_handicap:
      'Die Vorgabe wird zu den auf dieser Map gewonnenen Runden gezählt, Verlängerung eingeschlossen. Der Einsatz wird zurückgezahlt, wenn die Map nicht gespielt wird.',
    map_overtime:
      'Gewertet wird, ob es auf dieser Map nach 24 Runden unentschieden steht. Der Einsatz wird zurückgezahlt, wenn die Map nicht gespielt wird.',
    one_round: 'Gewertet wird nur diese Runde. Der Einsatz wird zurückgezahlt, wenn sie nicht gespielt wird.',
    map_race:
      'Gewertet wird, wer auf der Map zuerst so viele Runden hat. Der Einsatz wird zurückgezahlt, wenn die Map nicht gespielt wird.',
    all_rounds: 'Alle Runden des Matches zählen, Verlängerung eingeschlossen.',
    round_handicap:
      'Die Vorgabe wird zu den im ganzen Match gewonnenen Runden gezählt, Verlängerung eingeschlossen.',
    overtime_in_match: 'Gewertet wird, ob es auf einer Map des Matches nach 24 Runden unentschieden steht.',
  },
};
