import type { DeepBaseballWords } from '../deep-baseball.ts';
import type { PairWords } from '../deep-pairs.ts';

/** Finnish words for counts of both sides. */
export const pairsFinnish: PairWords = {
  exact: 'tarkka määrä',
  sideExact: (side) => `tarkka määrä, ${side}`,
  keepsNil: (side) => `${side} pitää vastustajan nollassa`,
};

/** Finnish words of the full depth of baseball. */
export const deepBaseballFinnish: DeepBaseballWords = {
  inning: (question) => `{inningnr}. vuoropari: ${question}`,
  opening: (question) => `{innings} ensimmäistä vuoroparia: ${question}`,
  five: (question) => `Viisi ensimmäistä vuoroparia: ${question}`,
  hits: (question) => `Hitit viidessä ensimmäisessä vuoroparissa: ${question}`,
  homeRuns: (question) => `Kunnarit viidessä ensimmäisessä vuoroparissa: ${question}`,
  strikeouts: (question) => `Strikeoutit viidessä ensimmäisessä vuoroparissa: ${question}`,
  game: (question) => `Juoksut: ${question}`,
  firstAndWinner: 'Ensimmäinen juoksu ja voittaja',
  lastRun: 'Viimeinen juoksu',
  innings: 'Vuoroparien määrä',
  bottomNinth: '9. vuoroparin loppupuoli pelataan',
  walkOff: 'Kotijoukkue voittaa viimeisellä lyöntivuorollaan',
  winnerAndExtra: 'Voittaja ja lisävuoroparit',
  race: 'Kumpi tekee ensin {points} juoksua',
  bestInning: 'Juoksut vuoroparissa, jossa niitä on eniten',
  bestHalf: 'Yhden joukkueen suurin juoksumäärä vuoroparissa',
  best: (side) => `${side}: suurin juoksumäärä vuoroparissa`,
  scoreless: 'Vuoropari ilman juoksua',
  fiveAndWinner: 'Johtaja viiden vuoroparin jälkeen ja voittaja',
  openingAndWinner: 'Johtaja {innings} vuoroparin jälkeen ja voittaja',
  comeback: (side) => `${side} voittaa tappioasemasta`,
  firstRunInning: 'Ensimmäisen juoksun vuoropari',
  neither: 'Ei kumpikaan',
  rules: {
    baseball_inning_draw_no_bet:
      'Ratkaistaan vain tämän vuoroparin juoksujen mukaan, kummankin joukkueen lyöntivuorot mukaan lukien. Tasatilanteessa panos palautetaan.',
    baseball_opening:
      'Ratkaistaan näiden vuoroparien juoksujen mukaan, kummankin joukkueen lyöntivuorot mukaan lukien.',
    baseball_opening_draw_no_bet:
      'Ratkaistaan näiden vuoroparien juoksujen mukaan, kummankin joukkueen lyöntivuorot mukaan lukien. Tasatilanteessa panos palautetaan.',
    baseball_hits:
      'Lasketaan kummankin hitit viidessä ensimmäisessä vuoroparissa; vapaataipaleita ei lasketa.',
    baseball_home_runs: 'Lasketaan kummankin kunnarit viidessä ensimmäisessä vuoroparissa.',
    baseball_strikeouts:
      'Lasketaan strikeoutit, jotka kummankin joukkueen syöttäjät saavat viidessä ensimmäisessä vuoroparissa.',
    baseball_leader:
      'Ratkaistaan mainittujen vuoroparien jälkeisen tilanteen ja ottelun voittajan mukaan; voittajaa ratkaistaessa lasketaan myös lisävuoroparit.',
    baseball_each_inning:
      'Ratkaistaan jokaisen pelatun vuoroparin juoksujen mukaan; lisävuoroparit lasketaan.',
    baseball_race:
      'Ratkaistaan, kun jompikumpi on tehnyt näin monta juoksua; lisävuoroparit lasketaan. Jos kumpikaan ei ole niitä tehnyt ottelun loppuun mennessä, ”Ei kumpikaan” voittaa.',
  },
};
