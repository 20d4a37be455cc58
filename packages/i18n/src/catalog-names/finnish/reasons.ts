import type { ReasonTexts } from '../names.ts';

/** What was counted, in Finnish. */
export const reasonsFinnish: ReasonTexts = {
  score: 'Tulos {score}',
  scoreAtMinute: 'Tilanne {score}, {minute}. minuutti',
  scoreWithPeriods: 'Tulos {score} ({periods})',
  period: '{name}: {score}',
  corners: 'Kulmapotkut {score}',
  cards: 'Kortit {score}',
  inMinutes: 'Laskettu minuuteilta {from}–{to}: {count}',
  fromMinute: 'Laskettu minuutista {from} alkaen: {count}',
  playerGoals: 'Maalit, {name}: {count}',
  goal: '{number}. maali: {name}, {minute}. minuutti',
  noGoal: '{number}. maalia ei tehty; tulos {score}',
  winner: 'Voittaja: {name}',
  isVoid: 'Tämä valinta on mitätön ja lasketaan kertoimella 1,00.',
};
