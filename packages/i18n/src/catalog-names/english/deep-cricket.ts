import type { DeepCricketWords } from '../deep-cricket.ts';

/** English words of the full depth of cricket. */
export const deepCricketEnglish: DeepCricketWords = {
  oddEven: (side) => `${side} odd or even runs`,
  ranges: (side) => `${side} runs: range`,
  wickets: (side) => `${side} exact number of wickets lost`,
  overOddEven: (side) => `${side} odd or even runs in over {overnr}`,
  overWicket: (side) => `${side} to lose a wicket in over {overnr}`,
  overBoundary: (side) => `${side} to hit a boundary in over {overnr}`,
  overSix: (side) => `${side} to hit a six in over {overnr}`,
  overRanges: (side) => `${side} runs in over {overnr}: range`,
  powerplayWickets: (side) => `${side} wickets lost in the first six overs`,
  powerplayOddEven: (side) => `${side} odd or even runs in the first six overs`,
  runsAfter: (side) => `${side} runs after {overs} overs`,
  wicketsAfter: (side) => `${side} wickets lost after {overs} overs`,
  oversUntil: (side) => `${side} over in which {points} runs are reached`,
  overOfFall: (side) => `${side} over in which the {!wicketnr} wicket falls`,
  fours: 'Fours in the 1st innings',
  sixes: 'Sixes in the 1st innings',
  boundaries: 'Fours and sixes in the 1st innings',
  highestOver: 'Runs in the highest over of the 1st innings',
  result: 'Result before a super over',
  drawNoBet: 'Draw no bet before a super over',
  handicap: 'Handicap in runs',
  margin: 'Winning margin',
  winnerAndTotal: 'Winner and total runs {total}',
  winnerAndFirst: 'Winner and runs of the 1st innings {total}',
  matchWickets: 'Total wickets in the match',
  moreWickets: 'More wickets lost',
  moreAfter: 'More runs after over {overs}',
  opening: 'Higher opening partnership',
  level: 'Level',
  band: (text) => text,
  byRuns: (side, band) => `${side} by ${band} runs`,
  byWickets: (side, band) => `${side} by ${band} wickets`,
  rules: {
    cricket_over_marks:
      'Settled on this over. If the innings ends during it, what happened so far counts; bets on an over that does not start are returned.',
    cricket_after_overs:
      'Settled on the score of the side after these overs, or at the end of its innings if that is earlier.',
    cricket_overs_until:
      'Counts the over, complete or not, in which the side reaches that many runs. If it does not, over wins.',
    cricket_over_of_fall:
      'Counts the over, complete or not, in which this wicket falls. If it does not fall, over wins.',
    cricket_first_innings: 'Settled on the innings of the side that bats first; a super over does not count.',
    cricket_scores: 'Settled on the runs of both innings; a super over does not count.',
    cricket_draw_no_bet:
      'Settled on the runs of both innings; a super over does not count. Stakes are returned if both sides have the same number.',
    cricket_total_wickets: 'Counts the wickets that fall in both innings; a super over does not count.',
    cricket_opening:
      'Settled on the runs of each side when its first wicket falls. If none falls, the runs at the end of the innings count.',
  },
};
