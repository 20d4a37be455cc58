import type { DeepDotaWords } from '../deep-dota.ts';

/** Norwegian words of the full depth of Dota 2. */
export const deepDotaNorwegian: DeepDotaWords = {
  map: (question) => `{mapnr}. kart, kills: ${question}`,
  early: (question) => `{mapnr}. kart, kills i de første 10 minuttene: ${question}`,
  match: (question) => `Kills: ${question}`,
  firstTwo: (question) => `Kills på de to første kartene: ${question}`,
  mapMostAndWinner: '{mapnr}. kart: flest kills og vinner',
  mapFirstAndWinner: '{mapnr}. kart: first blood og vinner',
  mapRaceAndWinner: '{mapnr}. kart: først til {points} kills og vinner',
  earlyAndWinner: '{mapnr}. kart: flest kills etter 10 minutter og vinner',
  minutes: '{mapnr}. kart: varighet i hele minutter',
  winnerAndMinutes: '{mapnr}. kart: vinner og varighet {total}',
  mostAndWinner: 'Flest kills og vinner av kampen',
  best: 'Kills på kartet med flest kills',
  weakest: 'Kills på kartet med færrest kills',
  more: 'Flest kills: 1. eller 2. kart',
  longest: 'Varighet på det lengste kartet i hele minutter',
  rules: {
    map_kills_draw_no_bet:
      'Avgjøres på kills på dette kartet når det er over. Innsatsen refunderes ved likt antall, eller når kartet ikke spilles.',
    map_early_kills:
      'Kills på dette kartet frem til 10:00 på klokken teller. Innsatsen refunderes når kartet ikke spilles.',
    map_early_draw_no_bet:
      'Kills på dette kartet frem til 10:00 på klokken teller. Innsatsen refunderes ved likt antall, eller når kartet ikke spilles.',
    map_minutes:
      'Hele minutter av et kart på klokken teller; et påbegynt minutt teller ikke. Innsatsen refunderes når kartet ikke spilles.',
    all_kills: 'Kills på alle kart som spilles, teller.',
    all_kills_draw_no_bet: 'Kills på alle kart som spilles, teller. Innsatsen refunderes ved likt antall.',
  },
};
