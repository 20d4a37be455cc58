import type { DeepBaseballWords } from '../deep-baseball.ts';
import type { PairWords } from '../deep-pairs.ts';

/** German words for counts of both sides. */
export const pairsGerman: PairWords = {
  exact: 'Genaue Anzahl',
  sideExact: (side) => `Genaue Anzahl ${side}`,
  keepsNil: (side) => `${side} bleibt ohne Gegenpunkt`,
};

/** German words of the full depth of baseball. */
export const deepBaseballGerman: DeepBaseballWords = {
  inning: (question) => `{inningnr}. Inning: ${question}`,
  opening: (question) => `Erste {innings} Innings: ${question}`,
  five: (question) => `Erste fünf Innings: ${question}`,
  hits: (question) => `Hits in den ersten fünf Innings: ${question}`,
  homeRuns: (question) => `Home Runs in den ersten fünf Innings: ${question}`,
  strikeouts: (question) => `Strikeouts in den ersten fünf Innings: ${question}`,
  game: (question) => `Runs: ${question}`,
  firstAndWinner: 'Erster Run und Sieger',
  lastRun: 'Letzter Run',
  innings: 'Anzahl Innings',
  bottomNinth: '2. Hälfte des 9. Innings wird gespielt',
  walkOff: 'Heimteam gewinnt in seinem letzten Schlagrecht',
  winnerAndExtra: 'Sieger und Extra-Innings',
  race: 'Wer erreicht zuerst {points} Runs?',
  bestInning: 'Runs im Inning mit den meisten Runs',
  bestHalf: 'Meiste Runs eines Teams in einem Inning',
  best: (side) => `${side}: Meiste Runs in einem Inning`,
  scoreless: 'Ein Inning ohne Run',
  fiveAndWinner: 'Führung nach fünf Innings und Sieger',
  openingAndWinner: 'Führung nach {innings} Innings und Sieger',
  comeback: (side) => `${side} liegt zurück und gewinnt`,
  firstRunInning: 'Inning des ersten Runs',
  neither: 'Keine Seite',
  rules: {
    baseball_inning_draw_no_bet:
      'Gewertet werden nur die Runs dieses Innings, beider Hälften. Bei Gleichstand in ihm wird der Einsatz zurückgezahlt.',
    baseball_opening: 'Gewertet werden die Runs dieser Innings, jeweils beider Hälften.',
    baseball_opening_draw_no_bet:
      'Gewertet werden die Runs dieser Innings, jeweils beider Hälften. Bei Gleichstand in ihnen wird der Einsatz zurückgezahlt.',
    baseball_hits: 'Gezählt werden die Hits jeder Seite in den ersten fünf Innings; Walks zählen nicht.',
    baseball_home_runs: 'Gezählt werden die Home Runs jeder Seite in den ersten fünf Innings.',
    baseball_strikeouts:
      'Gezählt werden die Strikeouts, die die Pitcher jeder Seite in den ersten fünf Innings erzielen.',
    baseball_leader:
      'Gewertet werden der Stand nach den genannten Innings und der Sieger des Spiels; für den Sieger zählen Extra-Innings.',
    baseball_each_inning: 'Gewertet werden die Runs jedes gespielten Innings; Extra-Innings zählen.',
    baseball_race:
      'Gewertet wird, sobald eine Seite so viele Runs hat; Extra-Innings zählen. Hat sie am Ende keine, gewinnt keine Seite.',
  },
};
