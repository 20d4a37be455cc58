import type { ReasonTexts } from '../names.ts';

/** What was counted, in German. */
export const reasonsGerman: ReasonTexts = {
  score: 'Stand {score}',
  scoreAtMinute: 'Stand {score} in Minute {minute}',
  scoreWithPeriods: 'Stand {score} ({periods})',
  period: '{name}: {score}',
  corners: 'Ecken {score}',
  cards: 'Karten {score}',
  inMinutes: 'Gezählt von Minute {from} bis {to}: {count}',
  fromMinute: 'Gezählt ab Minute {from}: {count}',
  playerGoals: 'Tore von {name}: {count}',
  goal: 'Tor {number}: {name}, Minute {minute}',
  noGoal: 'Tor {number} ist nicht gefallen; Stand {score}',
  winner: 'Sieger: {name}',
  isVoid: 'Diese Auswahl ist ungültig und zählt als 1,00.',
};
