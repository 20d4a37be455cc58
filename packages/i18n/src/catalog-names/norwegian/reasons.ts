import type { ReasonTexts } from '../names.ts';

/** What was counted, in Norwegian. */
export const reasonsNorwegian: ReasonTexts = {
  score: 'Stilling {score}',
  scoreAtMinute: 'Stilling {score} i minutt {minute}',
  scoreWithPeriods: 'Stilling {score} ({periods})',
  period: '{name}: {score}',
  corners: 'Cornere {score}',
  cards: 'Kort {score}',
  inMinutes: 'Talt fra minutt {from} til {to}: {count}',
  fromMinute: 'Talt fra minutt {from}: {count}',
  playerGoals: 'Mål av {name}: {count}',
  goal: 'Mål {number}: {name}, minutt {minute}',
  noGoal: 'Mål {number} ble ikke scoret; stilling {score}',
  winner: 'Vinner: {name}',
  isVoid: 'Dette valget er annullert og teller som 1,00.',
};
