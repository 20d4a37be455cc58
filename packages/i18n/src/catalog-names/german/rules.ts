import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in German. */
export const rulesGerman: RuleTexts = {
  wins: {
    threeWay: 'Sie gewinnen, wenn Ihr Tipp vorn liegt. Der mittlere Ausgang gewinnt bei Gleichstand.',
    twoWay: 'Sie gewinnen, wenn Ihr Tipp richtig ist.',
    next: 'Sie gewinnen, wenn Ihr Tipp richtig ist. Der mittlere Ausgang gewinnt, wenn es keine der beiden Seiten ist.',
    doubleChance: 'Sie gewinnen, wenn eines der beiden gewählten Ergebnisse eintritt.',
    total: '„Über“ gewinnt, wenn die Zahl über der Linie liegt, „Unter“, wenn sie darunter liegt.',
    handicap: 'Sie gewinnen, wenn Ihr Tipp mit seiner Vorgabe vorn liegt.',
    threeWayHandicap:
      'Sie gewinnen, wenn Ihr Tipp mit der Vorgabe vorn liegt. Das Unentschieden gewinnt bei Gleichstand.',
    oddEven: 'Sie gewinnen, wenn die Zahl wie getippt ungerade oder gerade ist. Null ist gerade.',
    yesNo: '„Ja“ gewinnt, wenn es eintritt, sonst „Nein“.',
    bothScore: '„Ja“ gewinnt, wenn beide Seiten treffen, „Nein“, wenn mindestens eine nicht trifft.',
    bothHalves:
      '„Ja“ gewinnt, wenn in jeder Halbzeit mindestens ein Tor fällt, „Nein“, wenn eine torlos bleibt.',
    winToNil: '„Ja“ gewinnt, wenn diese Seite ohne Gegentor gewinnt, sonst „Nein“.',
    cleanSheet: '„Ja“ gewinnt, wenn diese Seite kein Gegentor bekommt, sonst „Nein“.',
    combined: 'Sie gewinnen, wenn beide Teile Ihres Tipps richtig sind.',
    halfTimeFullTime: 'Sie gewinnen, wenn Halbzeit- und Endstand beide stimmen.',
    score: 'Sie gewinnen, wenn das Ergebnis genau Ihrem Tipp entspricht.',
    scorer: 'Sie gewinnen, wenn der gewählte Spieler mindestens einmal trifft.',
    twice: 'Sie gewinnen, wenn der gewählte Spieler mindestens zweimal trifft.',
    thrice: 'Sie gewinnen, wenn der gewählte Spieler mindestens dreimal trifft.',
    scorerAndWin: 'Sie gewinnen, wenn der gewählte Spieler mindestens einmal trifft und sein Team gewinnt.',
    nextScorer:
      'Sie gewinnen, wenn der gewählte Spieler dieses Tor erzielt. „Kein Tor“ gewinnt, wenn es nicht fällt.',
    interval:
      'Sie gewinnen, wenn das Tor im gewählten Zeitraum fällt. Die Nachspielzeit gehört zum letzten Abschnitt ihrer Halbzeit. „Kein Tor“ gewinnt, wenn es nicht fällt.',
    most: 'Sie gewinnen, wenn im getippten Spielabschnitt am meisten erzielt wird. „Gleich“ gewinnt, wenn mehrere gleichauf liegen.',
    competitor: 'Sie gewinnen, wenn Ihr Tipp Erster wird.',
    list: 'Sie gewinnen, wenn Ihr Tipp richtig ist.',
  },
  lines:
    'Wird eine ganze Linie genau getroffen, kommt der Einsatz zurück; Viertellinien werden je zur Hälfte auf die beiden Nachbarlinien gewertet.',
  matchOff:
    'Wird das Spiel abgebrochen, sind nicht entschiedene Wetten ungültig und die Einsätze werden erstattet. In einer Kombiwette zählt die Auswahl als 1,00.',
  competitionOff:
    'Wird der Wettbewerb abgebrochen, werden die Einsätze erstattet. Teilen sich mehrere den ersten Platz, wird Ihr Einsatz durch ihre Zahl geteilt: Dieser Teil wird zur vollen Quote ausgezahlt, der Rest verliert.',
};
