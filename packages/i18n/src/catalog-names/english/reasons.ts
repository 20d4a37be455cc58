import type { ReasonTexts } from '../names.ts';

/** What was counted, in English. */
export const reasonsEnglish: ReasonTexts = {
  score: 'Score {score}',
  scoreAtMinute: 'Score {score} in minute {minute}',
  scoreWithPeriods: 'Score {score} ({periods})',
  period: '{name}: {score}',
  corners: 'Corners {score}',
  cards: 'Cards {score}',
  inMinutes: 'Counted from minute {from} to {to}: {count}',
  fromMinute: 'Counted from minute {from}: {count}',
  playerGoals: 'Goals by {name}: {count}',
  goal: 'Goal {number}: {name}, minute {minute}',
  noGoal: 'Goal {number} was not scored; score {score}',
  winner: 'Winner: {name}',
  isVoid: 'This selection is void and counts as 1.00.',
};
