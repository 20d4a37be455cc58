import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in French. */
export const rulesFrench: RuleTexts = {
  wins: {
    threeWay: 'Vous gagnez si le camp choisi est devant. L’issue du milieu gagne en cas d’égalité.',
    twoWay: 'Vous gagnez si c’est le camp choisi.',
    next: 'Vous gagnez si c’est le camp choisi. L’issue du milieu gagne si ce n’est aucun des deux.',
    doubleChance: 'Vous gagnez si l’un des deux résultats choisis se réalise.',
    total: '« Plus de » gagne si le nombre compté dépasse la ligne, « Moins de » s’il reste en dessous.',
    handicap: 'Vous gagnez si le camp choisi est devant une fois son handicap ajouté.',
    threeWayHandicap:
      'Vous gagnez si le camp choisi est devant une fois le handicap ajouté. Le match nul gagne si les deux sont alors à égalité.',
    oddEven: 'Vous gagnez si le nombre compté est pair ou impair, selon votre choix. Zéro est pair.',
    yesNo: '« Oui » gagne si cela se produit, « Non » sinon.',
    bothScore:
      '« Oui » gagne si chaque camp marque au moins une fois, « Non » si l’un des deux ne marque pas.',
    bothHalves:
      '« Oui » gagne s’il y a au moins un but dans chaque mi-temps, « Non » si l’une d’elles n’en a pas.',
    winToNil: '« Oui » gagne si ce camp l’emporte et que son adversaire ne marque pas, « Non » sinon.',
    cleanSheet: '« Oui » gagne si l’adversaire de ce camp ne marque pas, « Non » s’il marque.',
    combined: 'Vous gagnez si les deux parties de l’issue choisie se réalisent.',
    halfTimeFullTime:
      'Vous gagnez si les deux sont justes : le résultat à la mi-temps et celui à la fin du match.',
    score: 'Vous gagnez si le score est exactement celui que vous avez choisi.',
    scorer: 'Vous gagnez si le joueur choisi marque au moins une fois.',
    twice: 'Vous gagnez si le joueur choisi marque au moins deux fois.',
    thrice: 'Vous gagnez si le joueur choisi marque au moins trois fois.',
    scorerAndWin: 'Vous gagnez si le joueur choisi marque au moins une fois et que son équipe gagne.',
    nextScorer: 'Vous gagnez si le joueur choisi marque ce but. « Aucun but » gagne s’il n’est pas marqué.',
    interval:
      'Vous gagnez si le but est marqué dans la tranche choisie. Le temps additionnel appartient à la dernière tranche de sa mi-temps. « Aucun but » gagne s’il n’est pas marqué.',
    most: 'Vous gagnez si l’on marque le plus dans la partie du match choisie. « Égalité » gagne si aucune partie n’est seule en tête.',
    competitor: 'Vous gagnez si le concurrent choisi termine premier.',
    list: 'Vous gagnez si le résultat est l’issue que vous avez choisie.',
  },
  lines:
    'Une ligne entière atteinte exactement rembourse la mise ; une ligne au quart est réglée pour moitié sur chacune des deux lignes voisines.',
  matchOff:
    'Si le match est annulé, tout ce qui n’est pas encore décidé l’est aussi : la mise d’un pari simple est remboursée et, dans un combiné, la sélection compte pour une cote de 1,00.',
  competitionOff:
    'Si la compétition est annulée, la mise est remboursée. Si plusieurs concurrents se partagent la première place, chacun en a une part : cette part de la mise est payée à la cote pleine, le reste est perdu.',
};
