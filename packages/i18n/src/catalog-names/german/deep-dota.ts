import type { DeepDotaWords } from '../deep-dota.ts';

/** German words of the full depth of Dota 2. */
export const deepDotaGerman: DeepDotaWords = {
  map: (question) => `{mapnr}. Map, Kills: ${question}`,
  early: (question) => `{mapnr}. Map, Kills der ersten 10 Minuten: ${question}`,
  match: (question) => `Kills: ${question}`,
  firstTwo: (question) => `Kills der ersten zwei Maps: ${question}`,
  mapMostAndWinner: '{mapnr}. Map: Mehr Kills und Sieger',
  mapFirstAndWinner: '{mapnr}. Map: First Blood und Sieger',
  mapRaceAndWinner: '{mapnr}. Map: Zuerst {points} Kills und Sieger',
  earlyAndWinner: '{mapnr}. Map: Mehr Kills nach 10 Minuten und Sieger',
  minutes: '{mapnr}. Map: Länge in vollen Minuten',
  winnerAndMinutes: '{mapnr}. Map: Sieger und Länge {total}',
  mostAndWinner: 'Mehr Kills und Sieger des Matches',
  best: 'Kills auf der Map mit den meisten Kills',
  weakest: 'Kills auf der Map mit den wenigsten Kills',
  more: 'Mehr Kills: 1. oder 2. Map',
  longest: 'Länge der längsten Map in vollen Minuten',
  rules: {
    map_kills_draw_no_bet:
      'Gewertet werden die Kills dieser Map an ihrem Ende. Bei gleicher Anzahl, oder wenn die Map nicht gespielt wird, wird der Einsatz zurückgezahlt.',
    map_early_kills:
      'Gezählt werden die Kills dieser Map bis 10:00 auf ihrer Uhr. Wird die Map nicht gespielt, wird der Einsatz zurückgezahlt.',
    map_early_draw_no_bet:
      'Gezählt werden die Kills dieser Map bis 10:00 auf ihrer Uhr. Bei gleicher Anzahl, oder wenn die Map nicht gespielt wird, wird der Einsatz zurückgezahlt.',
    map_minutes:
      'Gezählt werden die vollen Minuten einer Map auf ihrer Uhr; eine angefangene Minute zählt nicht. Wird die Map nicht gespielt, wird der Einsatz zurückgezahlt.',
    all_kills: 'Gezählt werden die Kills aller gespielten Maps.',
    all_kills_draw_no_bet:
      'Gezählt werden die Kills aller gespielten Maps. Bei gleicher Anzahl wird der Einsatz zurückgezahlt.',
  },
};
