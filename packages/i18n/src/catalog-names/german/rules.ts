import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in German. */
export const rulesGerman: RuleTexts = {
  wins: {
    threeWay:
      'Sie gewinnen, wenn die gewählte Seite vorn liegt. Der Ausgang dazwischen gewinnt bei Gleichstand.',
    twoWay: 'Sie gewinnen, wenn es die gewählte Seite ist.',
    next: 'Sie gewinnen, wenn es die gewählte Seite ist. Der Ausgang dazwischen gewinnt, wenn es keine von beiden ist.',
    doubleChance: 'Sie gewinnen, wenn eines der beiden gewählten Ergebnisse eintritt.',
    total: '„Über“ gewinnt, wenn mehr gezählt wird, als die Linie sagt, „Unter“, wenn es weniger ist.',
    handicap: 'Sie gewinnen, wenn die gewählte Seite mit ihrer Vorgabe vorn liegt.',
    threeWayHandicap:
      'Sie gewinnen, wenn die gewählte Seite mit der Vorgabe vorn liegt. Das Unentschieden gewinnt, wenn dann beide gleich sind.',
    oddEven: 'Sie gewinnen, wenn die gezählte Zahl ungerade oder gerade ist, wie gewählt. Null ist gerade.',
    yesNo: '„Ja“ gewinnt, wenn es geschieht, „Nein“, wenn nicht.',
    bothScore: '„Ja“ gewinnt, wenn jede Seite mindestens einmal trifft, „Nein“, wenn eine nicht trifft.',
    bothHalves:
      '„Ja“ gewinnt, wenn in jeder Halbzeit mindestens ein Tor fällt, „Nein“, wenn eine torlos bleibt.',
    winToNil: '„Ja“ gewinnt, wenn diese Seite gewinnt und der Gegner nicht trifft, sonst „Nein“.',
    cleanSheet: '„Ja“ gewinnt, wenn der Gegner dieser Seite nicht trifft, „Nein“, wenn er trifft.',
    combined: 'Sie gewinnen, wenn beide Teile des gewählten Ausgangs eintreten.',
    halfTimeFullTime: 'Sie gewinnen, wenn beides stimmt: der Stand zur Halbzeit und der am Ende.',
    score: 'Sie gewinnen, wenn das Ergebnis genau das gewählte ist.',
    scorer: 'Sie gewinnen, wenn der gewählte Spieler mindestens einmal trifft.',
    twice: 'Sie gewinnen, wenn der gewählte Spieler mindestens zweimal trifft.',
    thrice: 'Sie gewinnen, wenn der gewählte Spieler mindestens dreimal trifft.',
    scorerAndWin: 'Sie gewinnen, wenn der gewählte Spieler mindestens einmal trifft und seine Seite gewinnt.',
    nextScorer:
      'Sie gewinnen, wenn der gewählte Spieler dieses Tor erzielt. „Kein Tor“ gewinnt, wenn es nicht fällt.',
    interval:
      'Sie gewinnen, wenn das Tor in der gewählten Zeit fällt. Die Nachspielzeit gehört zum letzten Abschnitt ihrer Halbzeit. „Kein Tor“ gewinnt, wenn es nicht fällt.',
    most: 'Sie gewinnen, wenn im gewählten Abschnitt am meisten erzielt wird. „Gleich“ gewinnt, wenn keiner allein vorn liegt.',
    competitor: 'Sie gewinnen, wenn der gewählte Teilnehmer Erster wird.',
    list: 'Sie gewinnen, wenn das Ergebnis dem gewählten Ausgang entspricht.',
  },
  lines:
    'Wird eine ganze Linie genau getroffen, kommt der Einsatz zurück; Viertellinien werden je zur Hälfte auf die beiden Nachbarlinien gewertet.',
  matchOff:
    'Wird das Spiel abgesagt, ist ungültig, was nicht entschieden ist: Der Einsatz einer Einzelwette kommt zurück, in einer Kombiwette zählt die Auswahl mit 1,00.',
  competitionOff:
    'Wird der Wettbewerb abgesagt, kommt der Einsatz zurück. Teilen sich mehrere den ersten Platz, hat jeder einen Teil davon: Dieser Teil des Einsatzes läuft zur vollen Quote, der Rest verliert.',
};
