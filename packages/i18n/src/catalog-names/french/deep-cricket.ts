import type { DeepCricketWords } from '../deep-cricket.ts';

/** French words of the full depth of cricket. */
export const deepCricketFrench: DeepCricketWords = {
  oddEven: (side) => `${side} : nombre de runs pair ou impair`,
  ranges: (side) => `${side} : tranche de runs`,
  wickets: (side) => `${side} : nombre exact de guichets perdus`,
  overOddEven: (side) => `${side} : runs dans l’over {overnr}, pair ou impair`,
  overWicket: (side) => `${side} perd un guichet dans l’over {overnr}`,
  overBoundary: (side) => `${side} frappe une limite dans l’over {overnr}`,
  overSix: (side) => `${side} frappe un six dans l’over {overnr}`,
  overRanges: (side) => `${side} : tranche de runs dans l’over {overnr}`,
  powerplayWickets: (side) => `${side} : guichets perdus dans les six premiers overs`,
  powerplayOddEven: (side) => `${side} : runs dans les six premiers overs, pair ou impair`,
  runsAfter: (side) => `${side} : runs après {overs} overs`,
  wicketsAfter: (side) => `${side} : guichets perdus après {overs} overs`,
  oversUntil: (side) => `${side} : over où {points} runs sont atteints`,
  overOfFall: (side) => `${side} : over de la chute du {!wicketnr} guichet`,
  fours: 'Fours de la 1re manche',
  sixes: 'Sixes de la 1re manche',
  boundaries: 'Fours et sixes de la 1re manche',
  highestOver: 'Runs du plus haut over de la 1re manche',
  result: 'Résultat avant un super over',
  drawNoBet: 'Remboursé si nul avant un super over',
  handicap: 'Handicap en runs',
  margin: 'Écart de la victoire',
  winnerAndTotal: 'Vainqueur et total de runs {total}',
  winnerAndFirst: 'Vainqueur et runs de la 1re manche {total}',
  matchWickets: 'Total de guichets du match',
  moreWickets: 'Plus de guichets perdus',
  moreAfter: 'Plus de runs après l’over {overs}',
  opening: 'Meilleur partenariat d’ouverture',
  level: 'Égalité',
  band: (text) => text,
  byRuns: (side, band) => `${side} de ${band} runs`,
  byWickets: (side, band) => `${side} de ${band} guichets`,
  rules: {
    cricket_over_marks:
      'Réglé sur cet over. Si la manche s’y termine, ce qui s’est passé jusque-là compte ; les paris sur un over qui n’est pas commencé sont remboursés.',
    cricket_after_overs:
      'Réglé sur le score de l’équipe après ces overs, ou à la fin de sa manche si elle se termine avant.',
    cricket_overs_until:
      'Compte l’over, entamé ou complet, où l’équipe atteint autant de runs. Si elle ne les atteint pas, « Plus » gagne.',
    cricket_over_of_fall:
      'Compte l’over, entamé ou complet, où ce guichet tombe. S’il ne tombe pas, « Plus » gagne.',
    cricket_first_innings:
      'Réglé sur la manche de l’équipe qui bat la première ; un super over ne compte pas.',
    cricket_scores: 'Réglé sur les runs des deux manches ; un super over ne compte pas.',
    cricket_draw_no_bet:
      'Réglé sur les runs des deux manches ; un super over ne compte pas. En cas d’égalité, la mise est remboursée.',
    cricket_total_wickets: 'Compte les guichets tombés dans les deux manches ; un super over ne compte pas.',
    cricket_opening:
      'Réglé sur les runs de chaque équipe à la chute de son premier guichet. S’il ne tombe pas, les runs à la fin de la manche comptent.',
  },
};
