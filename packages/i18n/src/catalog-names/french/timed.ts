import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

const neither = { '6': HOME, '7': 'Aucun des deux', '8': AWAY };

/** Winning margins in bands, the home side's first. */
function margins(first: number, bands: readonly string[]): Record<string, string> {
  const names = [HOME, AWAY].flatMap((side) => bands.map((band) => `${side} de ${band}`));
  return Object.fromEntries(names.map((name, index) => [String(first + index), name]));
}

/** Names of the quarters, and of a tie among them. */
export const quartersInFrench = {
  '12101': '1er quart-temps',
  '12102': '2e quart-temps',
  '12103': '3e quart-temps',
  '12104': '4e quart-temps',
  '12105': 'Égalité',
};

/** Names of the periods, and of a tie among them. */
export const periodsInFrench = {
  '12201': '1er tiers-temps',
  '12202': '2e tiers-temps',
  '12203': '3e tiers-temps',
  '12204': 'Égalité',
};

/** French names of the sports that are played against a clock, and of Dota 2. */
export const timedFrench: CatalogPart = {
  sports: {
    basketball: 'Basketball',
    ice_hockey: 'Hockey sur glace',
    handball: 'Handball',
    rugby: 'Rugby',
    american_football: 'Football américain',
    dota_2: 'Dota 2',
  },
  groups: {
    points: 'Points',
    quarters: 'Quart-temps',
    periods: 'Tiers-temps',
    overtime: 'Prolongation',
    maps: 'Maps',
    teams: 'Équipes',
  },
  periods: {
    '1': '1er tiers-temps',
    '2': '2e tiers-temps',
    '3': '3e tiers-temps',
    '13': '1er quart-temps',
    '14': '2e quart-temps',
    '15': '3e quart-temps',
    '16': '4e quart-temps',
    '32': 'Avant prolongation',
    '34': 'Avant tirs au but',
    '40': 'Prolongation',
    '50': 'Tirs au but',
  },
  markets: {
    '219': { name: 'Vainqueur (prolongation incluse)', outcomes: sets.twoWay, rule: 'winner_with_overtime' },
    '223': {
      name: 'Handicap (prolongation incluse)',
      outcomes: sets.handicap,
      rule: 'handicap_with_overtime',
    },
    '225': { name: 'Total de points (prolongation incluse)', outcomes: sets.total, rule: 'with_overtime' },
    '235': { name: '{!quarternr} quart-temps : résultat', outcomes: sets.threeWay, rule: 'one_quarter' },
    '236': { name: '{!quarternr} quart-temps : total de points', outcomes: sets.total, rule: 'one_quarter' },
    '303': { name: '{!quarternr} quart-temps : handicap', outcomes: sets.handicap, rule: 'one_quarter' },
    '406': {
      name: 'Vainqueur (prolongation et tirs au but inclus)',
      outcomes: sets.twoWay,
      rule: 'with_penalties',
    },
    '410': {
      name: 'Handicap (prolongation et tirs au but inclus)',
      outcomes: sets.handicap,
      rule: 'with_penalties',
    },
    '412': {
      name: 'Total de buts (prolongation et tirs au but inclus)',
      outcomes: sets.total,
      rule: 'with_penalties',
    },
    '12101': { name: `${HOME} : total de points`, outcomes: sets.total, rule: 'with_overtime' },
    '12102': { name: `${AWAY} : total de points`, outcomes: sets.total, rule: 'with_overtime' },
    '12103': { name: 'Résultat dans le temps réglementaire', outcomes: sets.threeWay, rule: 'regular_time' },
    '12105': { name: 'Mi-temps {half} : résultat', outcomes: sets.threeWay, rule: 'one_half' },
    '12106': { name: 'Mi-temps {half} : total de points', outcomes: sets.total, rule: 'one_half' },
    '12107': { name: 'Mi-temps {half} : handicap', outcomes: sets.handicap, rule: 'one_half' },
    '12108': {
      name: 'Nombre de points pair ou impair',
      outcomes: sets.oddEven,
      rule: 'odd_even_with_overtime',
    },
    '12109': { name: 'Premier à {points} points', outcomes: neither, rule: 'race_regular' },
    '12110': {
      name: 'Quart-temps avec le plus de points',
      outcomes: quartersInFrench,
      rule: 'highest_quarter',
    },
    '12111': {
      name: 'Écart de la victoire (prolongation incluse)',
      outcomes: margins(12111, ['1 à 5', '6 à 10', '11 à 15', '16 à 20', '21 ou plus']),
      rule: 'with_overtime',
    },
    '12112': { name: 'Il y a prolongation', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12201': { name: 'Résultat après 60 minutes', outcomes: sets.threeWay, rule: 'three_periods' },
    '12202': { name: 'Total de buts en 60 minutes', outcomes: sets.total, rule: 'three_periods' },
    '12203': { name: 'Handicap en 60 minutes', outcomes: sets.handicap, rule: 'three_periods' },
    '12204': { name: 'Double chance après 60 minutes', outcomes: sets.doubleChance, rule: 'three_periods' },
    '12205': { name: 'Les deux équipes marquent en 60 minutes', outcomes: sets.yesNo, rule: 'three_periods' },
    '12206': {
      name: 'Score exact après 60 minutes',
      outcomes: { '324': 'Autre score' },
      rule: 'three_periods',
    },
    '12207': { name: '{!periodnr} tiers-temps : résultat', outcomes: sets.threeWay, rule: 'one_period' },
    '12208': { name: '{!periodnr} tiers-temps : total de buts', outcomes: sets.total, rule: 'one_period' },
    '12209': { name: '{!goalnr} but en 60 minutes', outcomes: sets.nextGoal, rule: 'next_goal_hockey' },
    '12210': { name: `${HOME} : buts en 60 minutes`, outcomes: sets.total, rule: 'three_periods' },
    '12211': { name: `${AWAY} : buts en 60 minutes`, outcomes: sets.total, rule: 'three_periods' },
    '12212': {
      name: 'Nombre de buts en 60 minutes pair ou impair',
      outcomes: sets.oddEven,
      rule: 'three_periods',
    },
    '12213': {
      name: 'Remboursé si match nul après 60 minutes',
      outcomes: sets.twoWay,
      rule: 'three_periods_draw_no_bet',
    },
    '12214': { name: 'Il y a prolongation', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12215': { name: 'Tiers-temps avec le plus de buts', outcomes: periodsInFrench, rule: 'highest_period' },
    '12216': {
      name: '{!periodnr} tiers-temps : les deux équipes marquent',
      outcomes: sets.yesNo,
      rule: 'one_period',
    },
    '12301': { name: 'Résultat du match', outcomes: sets.threeWay, rule: 'both_halves' },
    '12302': { name: 'Total de buts', outcomes: sets.total, rule: 'both_halves' },
    '12303': { name: 'Handicap', outcomes: sets.handicap, rule: 'both_halves' },
    '12304': { name: 'Double chance', outcomes: sets.doubleChance, rule: 'both_halves' },
    '12305': { name: 'Remboursé si match nul', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12306': { name: `${HOME} : total de buts`, outcomes: sets.total, rule: 'both_halves' },
    '12307': { name: `${AWAY} : total de buts`, outcomes: sets.total, rule: 'both_halves' },
    '12308': { name: 'Mi-temps {half} : résultat', outcomes: sets.threeWay, rule: 'one_half' },
    '12309': { name: 'Mi-temps {half} : total de buts', outcomes: sets.total, rule: 'one_half' },
    '12310': { name: 'Mi-temps {half} : handicap', outcomes: sets.handicap, rule: 'one_half' },
    '12311': { name: 'Nombre de buts pair ou impair', outcomes: sets.oddEven, rule: 'both_halves' },
    '12401': { name: 'Résultat du match', outcomes: sets.threeWay, rule: 'both_halves' },
    '12402': { name: 'Total de points', outcomes: sets.total, rule: 'both_halves' },
    '12403': { name: 'Handicap', outcomes: sets.handicap, rule: 'both_halves' },
    '12404': { name: `${HOME} : total de points`, outcomes: sets.total, rule: 'both_halves' },
    '12405': { name: `${AWAY} : total de points`, outcomes: sets.total, rule: 'both_halves' },
    '12406': { name: 'Nombre de points pair ou impair', outcomes: sets.oddEven, rule: 'both_halves' },
    '12407': { name: 'Remboursé si match nul', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12408': {
      name: 'Écart de la victoire',
      outcomes: { ...margins(12481, ['1 à 7', '8 à 14', '15 ou plus']), '12487': 'Match nul' },
      rule: 'both_halves',
    },
    '12801': { name: 'Map {mapnr} : total de kills', outcomes: sets.total, rule: 'map_kills' },
    '12802': { name: 'Map {mapnr} : handicap kills', outcomes: sets.handicap, rule: 'map_kills' },
    '12803': { name: 'Map {mapnr} : premier kill', outcomes: sets.twoWay, rule: 'first_blood' },
    '12804': { name: 'Score exact en maps', outcomes: {}, rule: 'maps_won' },
    '12805': { name: 'Handicap maps', outcomes: sets.handicap, rule: 'maps_won' },
    '12806': {
      name: 'Map {mapnr} : nombre de kills pair ou impair',
      outcomes: sets.oddEven,
      rule: 'map_kills',
    },
    '12807': { name: 'Map {mapnr} : premier à {points} kills', outcomes: sets.twoWay, rule: 'map_kill_race' },
  },
  rules: {
    with_overtime: 'Réglé sur le score final ; la prolongation compte.',
    winner_with_overtime:
      'Réglé sur le score final ; la prolongation compte. Si le score final est nul, la mise est remboursée.',
    handicap_with_overtime: 'Le handicap s’ajoute au score final ; la prolongation compte.',
    odd_even_with_overtime:
      'Tous les points du match comptent, prolongation comprise. Aucun point vaut pair.',
    regular_time: 'Réglé sur le score à la fin du temps réglementaire ; la prolongation ne compte pas.',
    one_quarter: 'Réglé sur les seuls points de ce quart-temps ; la prolongation ne compte pas.',
    one_half: 'Réglé sur cette seule mi-temps ; la prolongation ne compte pas.',
    one_period: 'Réglé sur les seuls buts de ce tiers-temps ; la prolongation ne compte pas.',
    race_regular:
      'Réglé dès qu’un camp atteint ce nombre de points. Si personne ne l’atteint avant la fin du temps réglementaire, « Aucun des deux » gagne.',
    highest_quarter:
      'Réglé sur les points des deux camps dans chaque quart-temps ; la prolongation ne compte pas. « Égalité » gagne si plusieurs quart-temps se partagent le plus grand nombre.',
    highest_period:
      'Réglé sur les buts des deux camps dans chaque tiers-temps ; la prolongation ne compte pas. « Égalité » gagne si plusieurs tiers-temps se partagent le plus grand nombre.',
    overtime_played: '« Oui » gagne si le score est à égalité à la fin du temps réglementaire.',
    with_penalties:
      'Réglé sur le score final ; la prolongation et les tirs au but comptent. Le vainqueur des tirs au but est crédité d’un but.',
    three_periods:
      'Réglé sur le score après 60 minutes ; la prolongation et les tirs au but ne comptent pas.',
    three_periods_draw_no_bet:
      'Réglé sur le score après 60 minutes ; la prolongation et les tirs au but ne comptent pas. En cas de match nul, la mise est remboursée.',
    next_goal_hockey:
      'Réglé dès que ce but est marqué, ou après 60 minutes s’il ne l’est pas ; la prolongation et les tirs au but ne comptent pas.',
    both_halves: 'Réglé sur le score après les deux mi-temps ; la prolongation ne compte pas.',
    both_halves_draw_no_bet:
      'Réglé sur le score après les deux mi-temps ; la prolongation ne compte pas. En cas de match nul, la mise est remboursée.',
    maps_won: 'Réglé sur le nombre de maps gagnées par chaque camp à la fin du match.',
    map_kills: 'Réglé sur les kills de cette map à sa fin. La mise est remboursée si la map n’est pas jouée.',
    first_blood:
      'Réglé sur le premier kill de cette map. La mise est remboursée si la map n’est pas jouée ou reste sans kill.',
    map_kill_race:
      'Réglé dès qu’un camp atteint ce nombre de kills sur cette map. La mise est remboursée si la map n’est pas jouée ou si personne ne l’atteint.',
  },
};
