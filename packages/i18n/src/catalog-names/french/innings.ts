import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const LEVEL = { '1': '{$competitor1}', '2': 'Égalité', '3': '{$competitor2}' };
const MARGIN = {
  '131121': '{$competitor1} de 1',
  '131122': '{$competitor1} de 2',
  '131123': '{$competitor1} de 3 ou plus',
  '131124': '{$competitor2} de 1',
  '131125': '{$competitor2} de 2',
  '131126': '{$competitor2} de 3 ou plus',
};

const ORDINALS = ['1re', ...Array.from({ length: 14 }, (_, index) => `${index + 2}e`)];

/** Halves of innings: 401 and 402 are the first inning's. */
const halves = Object.fromEntries(
  ORDINALS.flatMap((ordinal, index) => [
    [String(401 + 2 * index), `Haut de la ${ordinal} manche`],
    [String(402 + 2 * index), `Bas de la ${ordinal} manche`],
  ]),
);

/** French names of baseball and cricket. */
export const inningsFrench: CatalogPart = {
  sports: { baseball: 'Baseball', cricket: 'Cricket' },
  groups: { points: 'Points', innings: 'Manches', teams: 'Équipes' },
  periods: {
    ...halves,
    '501': '1re manche',
    '502': '2e manche',
    '503': 'Super over',
    '505': 'Pause entre les manches',
  },
  markets: {
    '251': { name: 'Vainqueur (manches suppl. incluses)', outcomes: sets.twoWay, rule: 'baseball_game' },
    '256': { name: 'Handicap (manches suppl. incluses)', outcomes: sets.handicap, rule: 'baseball_run_line' },
    '258': { name: 'Total de runs (manches suppl. incluses)', outcomes: sets.total, rule: 'baseball_game' },
    '13101': {
      name: 'Cinq premières manches : résultat',
      outcomes: sets.threeWay,
      rule: 'baseball_first_five',
    },
    '13102': {
      name: 'Cinq premières manches : total de runs',
      outcomes: sets.total,
      rule: 'baseball_first_five',
    },
    '13103': {
      name: 'Cinq premières manches : handicap',
      outcomes: sets.handicap,
      rule: 'baseball_first_five',
    },
    '13104': { name: 'Manche {inningnr} : résultat', outcomes: sets.threeWay, rule: 'baseball_inning' },
    '13105': { name: 'Manche {inningnr} : total de runs', outcomes: sets.total, rule: 'baseball_inning' },
    '13106': { name: 'Nombre de runs pair ou impair', outcomes: sets.oddEven, rule: 'baseball_game' },
    '13107': { name: '{$competitor1} : total de runs', outcomes: sets.total, rule: 'baseball_game' },
    '13108': { name: '{$competitor2} : total de runs', outcomes: sets.total, rule: 'baseball_game' },
    '13109': { name: 'Manches supplémentaires', outcomes: sets.yesNo, rule: 'baseball_nine' },
    '13110': { name: 'Premier run', outcomes: sets.twoWay, rule: 'baseball_first_run' },
    '13111': { name: 'Résultat après neuf manches', outcomes: LEVEL, rule: 'baseball_nine' },
    '13112': { name: 'Écart de la victoire', outcomes: MARGIN, rule: 'baseball_game' },
    '13200': { name: 'Vainqueur (super over inclus)', outcomes: sets.twoWay, rule: 'cricket_winner' },
    '13201': { name: 'Total de runs du match', outcomes: sets.total, rule: 'cricket_runs' },
    '13202': { name: '{$competitor1} : total de runs', outcomes: sets.total, rule: 'cricket_runs' },
    '13203': { name: '{$competitor2} : total de runs', outcomes: sets.total, rule: 'cricket_runs' },
    '13204': {
      name: '{$competitor1} : runs dans l’over {overnr}',
      outcomes: sets.total,
      rule: 'cricket_over',
    },
    '13205': {
      name: '{$competitor2} : runs dans l’over {overnr}',
      outcomes: sets.total,
      rule: 'cricket_over',
    },
    '13206': {
      name: '{$competitor1} : runs à la chute du {!wicketnr} guichet',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13207': {
      name: '{$competitor2} : runs à la chute du {!wicketnr} guichet',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13208': { name: '{$competitor1} : guichets perdus', outcomes: sets.total, rule: 'cricket_wickets' },
    '13209': { name: '{$competitor2} : guichets perdus', outcomes: sets.total, rule: 'cricket_wickets' },
    '13210': {
      name: '{$competitor1} : runs dans les six premiers overs',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13211': {
      name: '{$competitor2} : runs dans les six premiers overs',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13212': { name: 'Nombre de runs du match pair ou impair', outcomes: sets.oddEven, rule: 'cricket_runs' },
    '13213': { name: 'Super over', outcomes: sets.yesNo, rule: 'cricket_super_over' },
  },
  rules: {
    baseball_game: 'Réglé sur le score final ; les manches supplémentaires comptent.',
    baseball_run_line: 'Le handicap s’ajoute au score final ; les manches supplémentaires comptent.',
    baseball_first_five: 'Réglé sur les runs des cinq premières manches, chacune dans ses deux moitiés.',
    baseball_inning: 'Réglé sur les seuls runs de cette manche, dans ses deux moitiés.',
    baseball_nine:
      'Réglé sur le score après neuf manches. En cas d’égalité, des manches supplémentaires suivent.',
    baseball_first_run:
      'Réglé sur l’équipe qui marque le premier run ; les manches supplémentaires comptent.',
    cricket_winner: 'Réglé sur le vainqueur du match. En cas d’égalité, le super over décide.',
    cricket_runs: 'Compte les runs de chaque manche de 20 overs ; un super over ne compte pas.',
    cricket_over:
      'Compte les runs de cet over. Si la manche s’y termine, les runs marqués jusque-là comptent ; les paris sur un over qui n’est pas commencé sont remboursés.',
    cricket_fall:
      'Réglé sur les runs de l’équipe à la chute de ce guichet. S’il ne tombe pas, les runs à la fin de la manche comptent.',
    cricket_wickets: 'Compte les guichets que l’équipe perd dans sa manche de 20 overs.',
    cricket_powerplay:
      'Compte les runs des six premiers overs, ou ceux de la manche si elle se termine avant. Un super over ne compte pas.',
    cricket_super_over: '« Oui » gagne si les deux équipes ont autant de runs après leurs manches.',
  },
};
