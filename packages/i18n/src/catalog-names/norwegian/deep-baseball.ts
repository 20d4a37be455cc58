import type { DeepBaseballWords } from '../deep-baseball.ts';
import type { PairWords } from '../deep-pairs.ts';

/** Norwegian words for counts of both sides. */
export const pairsNorwegian: PairWords = {
  exact: 'nøyaktig antall',
  sideExact: (side) => `${side}, nøyaktig antall`,
  keepsNil: (side) => `${side} holder nullen`,
};

/** Norwegian words of the full depth of baseball. */
export const deepBaseballNorwegian: DeepBaseballWords = {
  inning: (question) => `{inningnr}. inning: ${question}`,
  opening: (question) => `{innings} første innings: ${question}`,
  five: (question) => `Fem første innings: ${question}`,
  hits: (question) => `Hits i de fem første inningene: ${question}`,
  homeRuns: (question) => `Home runs i de fem første inningene: ${question}`,
  strikeouts: (question) => `Strikeouts i de fem første inningene: ${question}`,
  game: (question) => `Runs: ${question}`,
  firstAndWinner: 'Første run og vinner',
  lastRun: 'Siste run',
  innings: 'Antall innings',
  bottomNinth: 'Andre halvdel av 9. inning spilles',
  walkOff: 'Hjemmelaget vinner i sin siste slagomgang',
  winnerAndExtra: 'Vinner og ekstra innings',
  race: 'Først til {points} runs',
  bestInning: 'Runs i inningen med flest runs',
  bestHalf: 'Flest runs for ett lag i en inning',
  best: (side) => `${side}: flest runs i en inning`,
  scoreless: 'En inning uten run',
  fiveAndWinner: 'Leder etter fem innings og vinner',
  openingAndWinner: 'Leder etter {innings} innings og vinner',
  comeback: (side) => `${side} vinner etter å ha ligget under`,
  firstRunInning: 'Inning for første run',
  neither: 'Ingen av dem',
  rules: {
    baseball_inning_draw_no_bet:
      'Avgjøres bare på runs i denne inningen, begge halvdeler. Står det likt i den, refunderes innsatsen.',
    baseball_opening: 'Avgjøres på runs i disse inningene, begge halvdeler av hver.',
    baseball_opening_draw_no_bet:
      'Avgjøres på runs i disse inningene, begge halvdeler av hver. Står det likt i dem, refunderes innsatsen.',
    baseball_hits: 'Hits for hver side i de fem første inningene teller; walks teller ikke.',
    baseball_home_runs: 'Home runs for hver side i de fem første inningene teller.',
    baseball_strikeouts: 'Strikeouts som pitcherne på hver side får i de fem første inningene, teller.',
    baseball_leader:
      'Avgjøres på stillingen etter de nevnte inningene og på hvem som vinner kampen; ekstra innings teller for vinneren.',
    baseball_each_inning: 'Avgjøres på runs i hver inning som spilles; ekstra innings teller.',
    baseball_race:
      'Avgjøres når den første siden har så mange runs; ekstra innings teller. Har ingen av dem det til slutt, vinner ingen.',
  },
};
