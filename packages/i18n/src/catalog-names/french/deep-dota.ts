import type { DeepDotaWords } from '../deep-dota.ts';

/** French words of the full depth of Dota 2. */
export const deepDotaFrench: DeepDotaWords = {
  map: (question) => `Map {mapnr}, kills : ${question}`,
  early: (question) => `Map {mapnr}, kills des 10 premières minutes : ${question}`,
  match: (question) => `Kills : ${question}`,
  firstTwo: (question) => `Kills des deux premières maps : ${question}`,
  mapMostAndWinner: 'Map {mapnr} : le plus de kills et vainqueur',
  mapFirstAndWinner: 'Map {mapnr} : premier kill et vainqueur',
  mapRaceAndWinner: 'Map {mapnr} : premier à {points} kills et vainqueur',
  earlyAndWinner: 'Map {mapnr} : le plus de kills après 10 minutes et vainqueur',
  minutes: 'Map {mapnr} : durée en minutes entières',
  winnerAndMinutes: 'Map {mapnr} : vainqueur et durée {total}',
  mostAndWinner: 'Le plus de kills et vainqueur du match',
  best: 'Kills de la map avec le plus de kills',
  weakest: 'Kills de la map avec le moins de kills',
  more: 'Plus de kills : 1re ou 2e map',
  longest: 'Durée de la plus longue map en minutes entières',
  rules: {
    map_kills_draw_no_bet:
      'Réglé sur les kills de cette map à sa fin. La mise est remboursée en cas d’égalité, ou si la map n’est pas jouée.',
    map_early_kills:
      'Compte les kills de cette map jusqu’à 10:00 à son horloge. La mise est remboursée si la map n’est pas jouée.',
    map_early_draw_no_bet:
      'Compte les kills de cette map jusqu’à 10:00 à son horloge. La mise est remboursée en cas d’égalité, ou si la map n’est pas jouée.',
    map_minutes:
      'Compte les minutes entières d’une map à son horloge ; une minute entamée ne compte pas. La mise est remboursée si la map n’est pas jouée.',
    all_kills: 'Compte les kills de toutes les maps jouées.',
    all_kills_draw_no_bet:
      'Compte les kills de toutes les maps jouées. La mise est remboursée en cas d’égalité.',
  },
};
