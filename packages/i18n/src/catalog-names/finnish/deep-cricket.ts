import type { DeepCricketWords } from '../deep-cricket.ts';

/** Finnish words of the full depth of cricket. */
export const deepCricketFinnish: DeepCricketWords = {
  oddEven: (side) => `${side}: juoksut, pariton/parillinen`,
  ranges: (side) => `${side}: juoksuhaarukka`,
  wickets: (side) => `${side}: menetettyjen wicketien tarkka määrä`,
  overOddEven: (side) => `${side}: juoksut {overnr}. overissa, pariton/parillinen`,
  overWicket: (side) => `${side} menettää wicketin {overnr}. overissa`,
  overBoundary: (side) => `${side} lyö rajalyönnin {overnr}. overissa`,
  overSix: (side) => `${side} lyö kuutosen {overnr}. overissa`,
  overRanges: (side) => `${side}: juoksuhaarukka {overnr}. overissa`,
  powerplayWickets: (side) => `${side}: menetetyt wicketit kuudessa ensimmäisessä overissa`,
  powerplayOddEven: (side) => `${side}: juoksut kuudessa ensimmäisessä overissa, pariton/parillinen`,
  runsAfter: (side) => `${side}: juoksut {overs} overin jälkeen`,
  wicketsAfter: (side) => `${side}: menetetyt wicketit {overs} overin jälkeen`,
  oversUntil: (side) => `${side}: over, jossa {points} juoksua täyttyy`,
  overOfFall: (side) => `${side}: over, jossa {wicketnr}. wicket kaatuu`,
  fours: 'Neloset 1. sisävuorossa',
  sixes: 'Kuutoset 1. sisävuorossa',
  boundaries: 'Neloset ja kuutoset 1. sisävuorossa',
  highestOver: 'Juoksut 1. sisävuoron parhaassa overissa',
  result: 'Tulos ennen super overia',
  drawNoBet: 'Tasapeli – ei vetoa (ilman super overia)',
  handicap: 'Tasoitus juoksuina',
  margin: 'Voittomarginaali',
  winnerAndTotal: 'Voittaja ja juoksujen määrä {total}',
  winnerAndFirst: 'Voittaja ja 1. sisävuoron juoksut {total}',
  matchWickets: 'Wicketien määrä ottelussa',
  moreWickets: 'Enemmän menetettyjä wicketejä',
  moreAfter: 'Enemmän juoksuja {overs}. overin jälkeen',
  opening: 'Tuottoisampi avauspari',
  level: 'Tasatilanne',
  band: (text) => text,
  byRuns: (side, band) => `${side}, juoksuero ${band}`,
  byWickets: (side, band) => `${side}, ${band} wicketillä`,
  rules: {
    cricket_over_marks:
      'Ratkaistaan tämän overin mukaan. Jos sisävuoro päättyy siinä, siihen asti tapahtunut lasketaan; vedot overista, joka ei ala, palautetaan.',
    cricket_after_overs:
      'Ratkaistaan joukkueen tilanteen mukaan näiden overien jälkeen, tai sisävuoron lopussa, jos se päättyy aiemmin.',
    cricket_overs_until:
      'Lasketaan over, aloitettu tai täysi, jossa joukkue saavuttaa näin monta juoksua. Jos se ei saavuta niitä, ”Yli” voittaa.',
    cricket_over_of_fall:
      'Lasketaan over, aloitettu tai täysi, jossa tämä wicket kaatuu. Jos se ei kaadu, ”Yli” voittaa.',
    cricket_first_innings: 'Ratkaistaan ensin lyövän joukkueen sisävuoron mukaan; super overia ei lasketa.',
    cricket_scores: 'Ratkaistaan molempien sisävuorojen juoksujen mukaan; super overia ei lasketa.',
    cricket_draw_no_bet:
      'Ratkaistaan molempien sisävuorojen juoksujen mukaan; super overia ei lasketa. Tasatilanteessa panos palautetaan.',
    cricket_total_wickets: 'Lasketaan molemmissa sisävuoroissa kaatuvat wicketit; super overia ei lasketa.',
    cricket_opening:
      'Ratkaistaan kummankin juoksujen mukaan, kun sen ensimmäinen wicket kaatuu. Jos yksikään ei kaadu, juoksut sisävuoron lopussa lasketaan.',
  },
};
