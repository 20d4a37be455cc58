import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const ordinals = ['1re', '2e', '3e', '4e', '5e', '6e', '7e'];

/** Periods of a feminine noun. */
const numbered = (first: number, noun: string, count = ordinals.length) =>
  Object.fromEntries(
    ordinals.slice(0, count).map((ordinal, index) => [String(first + index), `${ordinal} ${noun}`]),
  );

/** French names of the sports that are won in sets or maps. */
export const rallyFrench: CatalogPart = {
  sports: {
    tennis: 'Tennis',
    table_tennis: 'Tennis de table',
    volleyball: 'Volleyball',
    badminton: 'Badminton',
    darts: 'Fléchettes',
    counter_strike: 'Counter-Strike',
    valorant: 'Valorant',
  },
  groups: {
    sets: 'Sets',
    games: 'Jeux',
    points: 'Points',
    legs: 'Legs',
    maps: 'Maps',
    overtime: 'Prolongation',
  },
  periods: {
    '8': '1er set',
    '9': '2e set',
    '10': '3e set',
    '11': '4e set',
    '12': '5e set',
    '441': '6e set',
    '442': '7e set',
    ...numbered(301, 'pause', 6),
    ...numbered(141, 'map'),
  },
  markets: {
    '186': { name: 'Vainqueur', outcomes: sets.twoWay, rule: 'match_winner' },
    '187': { name: 'Handicap jeux', outcomes: sets.handicap, rule: 'game_handicap' },
    '188': { name: 'Handicap sets', outcomes: sets.handicap, rule: 'set_handicap' },
    '189': { name: 'Total de jeux', outcomes: sets.total, rule: 'games' },
    '199': { name: 'Score exact', outcomes: {}, rule: 'final_score' },
    '202': { name: 'Vainqueur du {!setnr} set', outcomes: sets.twoWay, rule: 'one_set' },
    '204': { name: '{!setnr} set : total de jeux', outcomes: sets.total, rule: 'set_games' },
    '210': { name: '{!setnr} set : vainqueur du {!gamenr} jeu', outcomes: sets.twoWay, rule: 'one_game' },
    '237': { name: 'Handicap points', outcomes: sets.handicap, rule: 'point_handicap' },
    '238': { name: 'Total de points', outcomes: sets.total, rule: 'all_points' },
    '309': { name: '{!setnr} set : handicap points', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '310': { name: '{!setnr} set : total de points', outcomes: sets.total, rule: 'one_set' },
    '314': { name: 'Total de sets', outcomes: sets.total, rule: 'sets_played' },
    '327': { name: 'Handicap maps', outcomes: sets.handicap, rule: 'map_handicap' },
    '328': { name: 'Total de maps', outcomes: sets.total, rule: 'maps_played' },
    '330': { name: 'Map {mapnr} : vainqueur', outcomes: sets.twoWay, rule: 'one_map' },
    '11101': { name: '{!setnr} set : handicap jeux', outcomes: sets.handicap, rule: 'one_set_handicap' },
    '11102': { name: '{!setnr} set : score exact', outcomes: {}, rule: 'one_set' },
    '11103': { name: 'Jeu décisif dans le match', outcomes: sets.yesNo, rule: 'tiebreak' },
    '11104': { name: '{!setnr} set : jeu décisif', outcomes: sets.yesNo, rule: 'set_tiebreak' },
    '11105': { name: '{$competitor1} : total de jeux', outcomes: sets.total, rule: 'games' },
    '11106': { name: '{$competitor2} : total de jeux', outcomes: sets.total, rule: 'games' },
    '11107': { name: '{$competitor1} gagne au moins un set', outcomes: sets.yesNo, rule: 'wins_a_set' },
    '11108': { name: '{$competitor2} gagne au moins un set', outcomes: sets.yesNo, rule: 'wins_a_set' },
    '11109': { name: 'Nombre de jeux pair ou impair', outcomes: sets.oddEven, rule: 'games' },
    '11110': {
      name: '{!setnr} set : nombre de jeux pair ou impair',
      outcomes: sets.oddEven,
      rule: 'set_games',
    },
    '11201': { name: '{!setnr} set : premier à {points} points', outcomes: sets.twoWay, rule: 'set_race' },
    '11202': { name: '{!setnr} set : points supplémentaires', outcomes: sets.yesNo, rule: 'extra_points' },
    '11203': { name: 'Nombre de points pair ou impair', outcomes: sets.oddEven, rule: 'all_points' },
    '11204': {
      name: '{!setnr} set : nombre de points pair ou impair',
      outcomes: sets.oddEven,
      rule: 'one_set',
    },
    '11205': { name: '{$competitor1} : total de points', outcomes: sets.total, rule: 'all_points' },
    '11206': { name: '{$competitor2} : total de points', outcomes: sets.total, rule: 'all_points' },
    '11501': { name: '{!setnr} set : vainqueur du {!legnr} leg', outcomes: sets.twoWay, rule: 'one_leg' },
    '11502': { name: 'Total de legs', outcomes: sets.total, rule: 'legs' },
    '11503': { name: 'Handicap legs', outcomes: sets.handicap, rule: 'leg_handicap' },
    '11504': { name: '{!setnr} set : total de legs', outcomes: sets.total, rule: 'one_set' },
    '11505': { name: '{!setnr} set : score exact en legs', outcomes: {}, rule: 'one_set' },
    '11506': { name: 'Nombre de legs pair ou impair', outcomes: sets.oddEven, rule: 'legs' },
    '11601': { name: 'Map {mapnr} : total de rounds', outcomes: sets.total, rule: 'one_map' },
    '11602': { name: 'Map {mapnr} : handicap rounds', outcomes: sets.handicap, rule: 'one_map_handicap' },
    '11603': {
      name: 'Map {mapnr} : nombre de rounds pair ou impair',
      outcomes: sets.oddEven,
      rule: 'one_map',
    },
    '11604': { name: 'Map {mapnr} : prolongation', outcomes: sets.yesNo, rule: 'map_overtime' },
    '11605': {
      name: 'Map {mapnr} : vainqueur du pistol round {roundnr}',
      outcomes: sets.twoWay,
      rule: 'one_round',
    },
    '11606': {
      name: 'Map {mapnr} : vainqueur du {!roundnr} round',
      outcomes: sets.twoWay,
      rule: 'one_round',
    },
    '11607': { name: 'Map {mapnr} : premier à {rounds} rounds', outcomes: sets.twoWay, rule: 'map_race' },
    '11608': { name: 'Total de rounds', outcomes: sets.total, rule: 'all_rounds' },
    '11609': { name: 'Handicap rounds', outcomes: sets.handicap, rule: 'round_handicap' },
    '11610': { name: 'Prolongation dans le match', outcomes: sets.yesNo, rule: 'overtime_in_match' },
    '11611': { name: '{$competitor1} gagne au moins une map', outcomes: sets.yesNo, rule: 'wins_a_map' },
    '11612': { name: '{$competitor2} gagne au moins une map', outcomes: sets.yesNo, rule: 'wins_a_map' },
  },
  rules: {
    match_winner: 'Réglé sur le vainqueur du match.',
    final_score: 'Réglé sur le score du match en sets ou en maps à la fin.',
    set_handicap: 'Le handicap s’ajoute aux sets gagnés sur tout le match.',
    sets_played: 'Tous les sets joués dans le match comptent.',
    wins_a_set: 'Réglé sur les sets de tout le match.',
    one_set: 'Réglé sur ce seul set. La mise est remboursée s’il n’est pas joué.',
    one_set_handicap: 'Le handicap s’ajoute au score de ce set. La mise est remboursée s’il n’est pas joué.',
    games: 'Tous les jeux du match comptent. Un jeu décisif compte pour un jeu.',
    game_handicap:
      'Le handicap s’ajoute aux jeux gagnés sur tout le match. Un jeu décisif compte pour un jeu.',
    set_games:
      'Les jeux de ce set comptent, un jeu décisif pour un jeu. La mise est remboursée si le set n’est pas joué.',
    one_game:
      'Réglé sur ce seul jeu ; un jeu décisif est le 13e jeu. La mise est remboursée s’il n’est pas joué.',
    tiebreak: 'Réglé selon qu’un set du match va ou non au jeu décisif.',
    set_tiebreak:
      'Réglé selon que ce set va ou non au jeu décisif. La mise est remboursée si le set n’est pas joué.',
    all_points: 'Tous les points du match comptent.',
    point_handicap: 'Le handicap s’ajoute aux points gagnés sur tout le match.',
    set_race:
      'Réglé sur le premier à atteindre ce nombre de points dans le set. La mise est remboursée si le set n’est pas joué.',
    extra_points:
      'Réglé selon que le set est ou non à égalité un point avant sa fin habituelle. La mise est remboursée si le set n’est pas joué.',
    one_leg: 'Réglé sur ce seul leg. La mise est remboursée s’il n’est pas joué.',
    legs: 'Tous les legs du match comptent.',
    leg_handicap: 'Le handicap s’ajoute aux legs gagnés sur tout le match.',
    map_handicap: 'Le handicap s’ajoute aux maps gagnées sur tout le match.',
    maps_played: 'Toutes les maps jouées dans le match comptent.',
    wins_a_map: 'Réglé sur les maps de tout le match.',
    one_map:
      'Réglé sur cette seule map, prolongation comprise. La mise est remboursée si elle n’est pas jouée.',
    one_map_handicap:
      'Le handicap s’ajoute aux rounds gagnés sur cette map, prolongation comprise. La mise est remboursée si elle n’est pas jouée.',
    map_overtime:
      'Réglé selon que cette map est ou non à égalité après 24 rounds. La mise est remboursée si elle n’est pas jouée.',
    one_round: 'Réglé sur ce seul round. La mise est remboursée s’il n’est pas joué.',
    map_race:
      'Réglé sur le premier à atteindre ce nombre de rounds sur la map. La mise est remboursée si la map n’est pas jouée.',
    all_rounds: 'Tous les rounds du match comptent, prolongation comprise.',
    round_handicap: 'Le handicap s’ajoute aux rounds gagnés sur tout le match, prolongation comprise.',
    overtime_in_match: 'Réglé selon qu’une map du match est ou non à égalité après 24 rounds.',
  },
};
