import type { DeepBaseballWords } from '../deep-baseball.ts';
import type { PairWords } from '../deep-pairs.ts';

/** English words for counts of both sides. */
export const pairsEnglish: PairWords = {
  exact: 'exact number',
  sideExact: (side) => `${side} exact number`,
  keepsNil: (side) => `${side} to concede nothing`,
};

/** English words of the full depth of baseball. */
export const deepBaseballEnglish: DeepBaseballWords = {
  inning: (question) => `{!inningnr} inning: ${question}`,
  opening: (question) => `First {innings} innings: ${question}`,
  five: (question) => `First five innings: ${question}`,
  hits: (question) => `Hits in the first five innings: ${question}`,
  homeRuns: (question) => `Home runs in the first five innings: ${question}`,
  strikeouts: (question) => `Strikeouts in the first five innings: ${question}`,
  game: (question) => `Runs: ${question}`,
  firstAndWinner: 'First to score and winner',
  lastRun: 'Last to score',
  innings: 'Number of innings',
  bottomNinth: 'Bottom of the 9th to be played',
  walkOff: 'Home side to win in its last turn at bat',
  winnerAndExtra: 'Winner and extra innings',
  race: 'Race to {points} runs',
  bestInning: 'Runs in the inning with most runs',
  bestHalf: 'Most runs of one side in an inning',
  best: (side) => `${side} most runs in an inning`,
  scoreless: 'An inning without a run',
  fiveAndWinner: 'Leader after five innings and winner',
  openingAndWinner: 'Leader after {innings} innings and winner',
  comeback: (side) => `${side} to be behind and win`,
  firstRunInning: 'Inning of the first run',
  neither: 'Neither',
  rules: {
    baseball_inning_draw_no_bet:
      'Settled on the runs of this inning only, both halves. A draw returns the stake.',
    baseball_opening: 'Settled on the runs of these innings, both halves of each.',
    baseball_opening_draw_no_bet:
      'Settled on the runs of these innings, both halves of each. A draw returns the stake.',
    baseball_hits: 'Counts the hits of each side in the first five innings; walks do not count.',
    baseball_home_runs: 'Counts the home runs of each side in the first five innings.',
    baseball_strikeouts: "Counts the strikeouts by each side's pitchers in the first five innings.",
    baseball_leader:
      'Settled on the score after the innings named and on the winner of the game; extra innings count for the winner.',
    baseball_each_inning: 'Settled on the runs of every inning that is played; extra innings count.',
    baseball_race:
      'Settled when a side reaches that many runs; extra innings count. If neither has them at the end, neither wins.',
  },
};
