import type { ReasonTexts } from '../names.ts';

/** What was counted, in French. */
export const reasonsFrench: ReasonTexts = {
  score: 'Score {score}',
  scoreAtMinute: 'Score {score} à la minute {minute}',
  scoreWithPeriods: 'Score {score} ({periods})',
  period: '{name} : {score}',
  corners: 'Corners {score}',
  cards: 'Cartons {score}',
  inMinutes: 'Comptés de la minute {from} à la minute {to} : {count}',
  fromMinute: 'Comptés à partir de la minute {from} : {count}',
  playerGoals: 'Buts marqués par {name} : {count}',
  goal: 'But {number} : {name}, minute {minute}',
  noGoal: 'Le but {number} n’a pas été marqué ; score {score}',
  winner: 'Vainqueur : {name}',
  isVoid: 'Cette sélection est annulée et compte pour une cote de 1,00.',
};
