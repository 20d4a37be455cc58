import type { DeepCricketWords } from '../deep-cricket.ts';

/** German words of the full depth of cricket. */
export const deepCricketGerman: DeepCricketWords = {
  oddEven: (side) => `${side}: Anzahl Runs ungerade/gerade`,
  ranges: (side) => `${side}: Bereich der Runs`,
  wickets: (side) => `${side}: genaue Anzahl verlorener Wickets`,
  overOddEven: (side) => `${side}: Runs im {overnr}. Over ungerade/gerade`,
  overWicket: (side) => `${side} verliert ein Wicket im {overnr}. Over`,
  overBoundary: (side) => `${side} schlägt eine Boundary im {overnr}. Over`,
  overSix: (side) => `${side} schlägt ein Six im {overnr}. Over`,
  overRanges: (side) => `${side}: Bereich der Runs im {overnr}. Over`,
  powerplayWickets: (side) => `${side}: verlorene Wickets in den ersten sechs Overs`,
  powerplayOddEven: (side) => `${side}: Runs in den ersten sechs Overs ungerade/gerade`,
  runsAfter: (side) => `${side}: Runs nach {overs} Overs`,
  wicketsAfter: (side) => `${side}: verlorene Wickets nach {overs} Overs`,
  oversUntil: (side) => `${side}: Over, in dem {points} Runs erreicht werden`,
  overOfFall: (side) => `${side}: Over, in dem das {wicketnr}. Wicket fällt`,
  fours: 'Fours im 1. Innings',
  sixes: 'Sixes im 1. Innings',
  boundaries: 'Fours und Sixes im 1. Innings',
  highestOver: 'Runs im höchsten Over des 1. Innings',
  result: 'Ergebnis vor einem Super Over',
  drawNoBet: 'Unentschieden keine Wette vor einem Super Over',
  handicap: 'Handicap in Runs',
  margin: 'Siegvorsprung',
  winnerAndTotal: 'Sieger und Anzahl Runs {total}',
  winnerAndFirst: 'Sieger und Runs des 1. Innings {total}',
  matchWickets: 'Anzahl Wickets im Match',
  moreWickets: 'Mehr verlorene Wickets',
  moreAfter: 'Mehr Runs nach Over {overs}',
  opening: 'Höhere Eröffnungspartnerschaft',
  level: 'Gleichstand',
  band: (text) => text,
  byRuns: (side, band) => `${side} mit ${band} Runs`,
  byWickets: (side, band) => `${side} mit ${band} Wickets`,
  rules: {
    cricket_over_marks:
      'Gewertet wird dieses Over. Endet das Innings darin, zählt, was bis dahin geschah; Wetten auf ein Over, das nicht begonnen wird, werden zurückgezahlt.',
    cricket_after_overs:
      'Gewertet wird der Stand der Seite nach diesen Overs, oder am Ende ihres Innings, wenn es früher endet.',
    cricket_overs_until:
      'Gezählt wird das Over, begonnen oder voll, in dem die Seite so viele Runs erreicht. Erreicht sie sie nicht, gewinnt „Über“.',
    cricket_over_of_fall:
      'Gezählt wird das Over, begonnen oder voll, in dem dieses Wicket fällt. Fällt es nicht, gewinnt „Über“.',
    cricket_first_innings:
      'Gewertet wird das Innings der Seite, die zuerst schlägt; ein Super Over zählt nicht.',
    cricket_scores: 'Gewertet werden die Runs beider Innings; ein Super Over zählt nicht.',
    cricket_draw_no_bet:
      'Gewertet werden die Runs beider Innings; ein Super Over zählt nicht. Bei Gleichstand wird der Einsatz zurückgezahlt.',
    cricket_total_wickets:
      'Gezählt werden die Wickets, die in beiden Innings fallen; ein Super Over zählt nicht.',
    cricket_opening:
      'Gewertet werden die Runs jeder Seite, wenn ihr erstes Wicket fällt. Fällt keines, zählen die Runs am Ende des Innings.',
  },
};
