import type { DeepBaseballWords } from '../deep-baseball.ts';
import type { PairWords } from '../deep-pairs.ts';

/** French words for counts of both sides. */
export const pairsFrench: PairWords = {
  exact: 'nombre exact',
  sideExact: (side) => `nombre exact ${side}`,
  keepsNil: (side) => `${side} ne concède rien`,
};

/** French words of the full depth of baseball. */
export const deepBaseballFrench: DeepBaseballWords = {
  inning: (question) => `Manche {inningnr} : ${question}`,
  opening: (question) => `{innings} premières manches : ${question}`,
  five: (question) => `Cinq premières manches : ${question}`,
  hits: (question) => `Coups sûrs des cinq premières manches : ${question}`,
  homeRuns: (question) => `Home runs des cinq premières manches : ${question}`,
  strikeouts: (question) => `Strikeouts des cinq premières manches : ${question}`,
  game: (question) => `Runs : ${question}`,
  firstAndWinner: 'Premier run et vainqueur',
  lastRun: 'Dernier run',
  innings: 'Nombre de manches',
  bottomNinth: 'La 2e moitié de la manche 9 est jouée',
  walkOff: 'Victoire à domicile au dernier passage à la batte',
  winnerAndExtra: 'Vainqueur et manches supplémentaires',
  race: 'Premier à {points} runs',
  bestInning: 'Runs de la manche la plus prolifique',
  bestHalf: 'Le plus de runs d’une équipe dans une manche',
  best: (side) => `${side} : le plus de runs dans une manche`,
  scoreless: 'Une manche sans run',
  fiveAndWinner: 'Équipe en tête après cinq manches et vainqueur',
  openingAndWinner: 'Équipe en tête après {innings} manches et vainqueur',
  comeback: (side) => `${side} est mené et gagne`,
  firstRunInning: 'Manche du premier run',
  neither: 'Aucun des deux',
  rules: {
    baseball_inning_draw_no_bet:
      'Réglé sur les seuls runs de cette manche, dans ses deux moitiés. En cas d’égalité, la mise est remboursée.',
    baseball_opening: 'Réglé sur les runs de ces manches, chacune dans ses deux moitiés.',
    baseball_opening_draw_no_bet:
      'Réglé sur les runs de ces manches, chacune dans ses deux moitiés. En cas d’égalité, la mise est remboursée.',
    baseball_hits:
      'Compte les coups sûrs de chaque équipe dans les cinq premières manches ; les buts sur balles ne comptent pas.',
    baseball_home_runs: 'Compte les home runs de chaque équipe dans les cinq premières manches.',
    baseball_strikeouts:
      'Compte les strikeouts réalisés par les lanceurs de chaque équipe dans les cinq premières manches.',
    baseball_leader:
      'Réglé sur le score après les manches indiquées et sur le vainqueur du match ; les manches supplémentaires comptent pour le vainqueur.',
    baseball_each_inning: 'Réglé sur les runs de chaque manche jouée ; les manches supplémentaires comptent.',
    baseball_race:
      'Réglé dès qu’une équipe a autant de runs ; les manches supplémentaires comptent. Si aucune ne les a à la fin, aucune ne gagne.',
  },
};
