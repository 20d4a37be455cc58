import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in French. */
export const rulesFrench: RuleTexts = {
  wins: {
    threeWay: 'Vous gagnez si votre choix est devant. L’issue du milieu gagne en cas d’égalité.',
    twoWay: 'Vous gagnez si votre choix est le bon.',
    next: 'Vous gagnez si votre choix est le bon. L’issue du milieu gagne si ce n’est aucun des deux.',
    doubleChance: 'Vous gagnez si l’un des deux résultats choisis se réalise.',
    total: '« Plus de » gagne si le nombre est au-dessus de la ligne, « Moins de » s’il est en dessous.',
    handicap: 'Vous gagnez si le camp choisi est devant une fois son handicap ajouté.',
    threeWayHandicap:
      'Vous gagnez si le camp choisi est devant une fois le handicap ajouté. Le match nul gagne si les deux sont alors à égalité.',
    oddEven: 'Vous gagnez si le nombre est pair ou impair, selon votre choix. Zéro est pair.',
    yesNo: '« Oui » gagne si cela se produit, « Non » sinon.',
    bothScore: '« Oui » gagne si les deux camps marquent, « Non » si au moins l’un des deux ne marque pas.',
    bothHalves:
      '« Oui » gagne s’il y a au moins un but dans chaque mi-temps, « Non » si l’une d’elles n’en a pas.',
    winToNil: '« Oui » gagne si ce camp gagne sans encaisser de but, « Non » sinon.',
    cleanSheet: '« Oui » gagne si ce camp n’encaisse aucun but, « Non » sinon.',
    combined: 'Vous gagnez si les deux parties de votre choix se réalisent.',
    halfTimeFullTime:
      'Vous gagnez si vos résultats à la mi-temps et en fin de match sont tous les deux justes.',
    score: 'Vous gagnez si le score est exactement celui que vous avez choisi.',
    scorer: 'Vous gagnez si le joueur choisi marque au moins une fois.',
    twice: 'Vous gagnez si le joueur choisi marque au moins deux fois.',
    thrice: 'Vous gagnez si le joueur choisi marque au moins trois fois.',
    scorerAndWin: 'Vous gagnez si le joueur choisi marque au moins une fois et que son équipe gagne.',
    nextScorer: 'Vous gagnez si le joueur choisi marque ce but. « Aucun but » gagne s’il n’est pas marqué.',
    interval:
      'Vous gagnez si le but est marqué dans la tranche choisie. Le temps additionnel appartient à la dernière tranche de sa mi-temps. « Aucun but » gagne s’il n’est pas marqué.',
    most: 'Vous gagnez si la partie du match choisie a le total le plus élevé. « Égalité » gagne si plusieurs parties sont à égalité.',
    competitor: 'Vous gagnez si le concurrent choisi termine premier.',
    list: 'Vous gagnez si votre choix est le bon.',
  },
  lines:
    'Une ligne entière atteinte exactement rembourse la mise ; une ligne au quart est réglée pour moitié sur chacune des deux lignes voisines.',
  matchOff:
    'Si le match est annulé ou arrêté, les paris non décidés sont annulés et les mises remboursées. Dans un combiné, la sélection compte pour une cote de 1,00.',
  competitionOff:
    'Si la compétition est annulée, les mises sont remboursées. Si plusieurs concurrents se partagent la première place, votre mise est divisée par leur nombre : cette part est payée à la cote pleine, le reste est perdu.',
};
