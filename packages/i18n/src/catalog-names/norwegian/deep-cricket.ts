import type { DeepCricketWords } from '../deep-cricket.ts';

/** Norwegian words of the full depth of cricket. */
export const deepCricketNorwegian: DeepCricketWords = {
  oddEven: (side) => `${side}: runs, oddetall/partall`,
  ranges: (side) => `${side}: runs, intervall`,
  wickets: (side) => `${side}: nøyaktig antall tapte wickets`,
  overOddEven: (side) => `${side}: runs i over {overnr}, oddetall/partall`,
  overWicket: (side) => `${side} taper en wicket i over {overnr}`,
  overBoundary: (side) => `${side} slår en boundary i over {overnr}`,
  overSix: (side) => `${side} slår en sekser i over {overnr}`,
  overRanges: (side) => `${side}: runs i over {overnr}, intervall`,
  powerplayWickets: (side) => `${side}: tapte wickets i de seks første overne`,
  powerplayOddEven: (side) => `${side}: runs i de seks første overne, oddetall/partall`,
  runsAfter: (side) => `${side}: runs etter {overs} overs`,
  wicketsAfter: (side) => `${side}: tapte wickets etter {overs} overs`,
  oversUntil: (side) => `${side}: overen der {points} runs nås`,
  overOfFall: (side) => `${side}: overen der {wicketnr}. wicket faller`,
  fours: 'Firere i 1. innings',
  sixes: 'Seksere i 1. innings',
  boundaries: 'Firere og seksere i 1. innings',
  highestOver: 'Runs i overen med flest runs i 1. innings',
  result: 'Resultat før super over',
  drawNoBet: 'Uavgjort gir innsatsen tilbake, før super over',
  handicap: 'Handikap i runs',
  margin: 'Seiersmargin',
  winnerAndTotal: 'Vinner og antall runs {total}',
  winnerAndFirst: 'Vinner og runs i 1. innings {total}',
  matchWickets: 'Antall wickets i kampen',
  moreWickets: 'Flest tapte wickets',
  moreAfter: 'Flest runs etter over {overs}',
  opening: 'Høyeste åpningspartnerskap',
  level: 'Likt',
  band: (text) => text,
  byRuns: (side, band) => `${side} med ${band} runs`,
  byWickets: (side, band) => `${side} med ${band} wickets`,
  rules: {
    cricket_over_marks:
      'Avgjøres på denne overen. Det som kommer før inningsen slutter i den, teller; spill på en over som ikke begynner, refunderes.',
    cricket_after_overs:
      'Avgjøres på sidens stilling etter disse overne, eller ved slutten av inningsen hvis den slutter før.',
    cricket_overs_until:
      'Overen, påbegynt eller full, der siden når så mange runs, teller. Når den ikke så langt, vinner «Over».',
    cricket_over_of_fall:
      'Overen, påbegynt eller full, der denne wicketen faller, teller. Faller den ikke, vinner «Over».',
    cricket_first_innings: 'Avgjøres på inningsen til siden som slår først; super over teller ikke.',
    cricket_scores: 'Avgjøres på runs i begge innings; super over teller ikke.',
    cricket_draw_no_bet:
      'Avgjøres på runs i begge innings; super over teller ikke. Står det likt, refunderes innsatsen.',
    cricket_total_wickets: 'Wickets som faller i begge innings, teller; super over teller ikke.',
    cricket_opening:
      'Avgjøres på hver sides runs når dens første wicket faller. Faller ingen, teller runs ved slutten av inningsen.',
  },
};
