import type { DeepWords } from '../deep-football.ts';

/** German words of the football markets of the full depth. */
export const deepGerman: DeepWords = {
  lastScorer: 'Letzter Torschütze',
  threeOrMore: 'Trifft dreimal oder öfter',
  scoresAndWins: 'Trifft, und sein Team gewinnt',
  firstScorer: (side) => `${side}: erster Torschütze`,
  cornerHandicap: 'Ecken-Handicap',
  firstHalfCorners: '1. Halbzeit: Anzahl Ecken',
  firstHalfMostCorners: '1. Halbzeit: meiste Ecken',
  cornerRace: 'Zuerst {corners} Ecken',
  cards: (side) => `${side}: Anzahl Karten`,
  cardHandicap: 'Karten-Handicap',
  bothCarded: 'Beide Teams mit Karte',
  firstCard: 'Erste Karte',
  noCard: 'Keine Karte',
  winningMargin: 'Siegabstand',
  by: (side, goals) => `${side} mit ${goals === 1 ? '1 Tor' : `${goals} Toren`}`,
  byThreeOrMore: (side) => `${side} mit 3 Toren oder mehr`,
  exactGoals: (side) => `${side}: genaue Anzahl Tore`,
  goalRange: 'Anzahl Tore in Bereichen',
  totalAndBoth: 'Anzahl Tore {total} und beide Teams treffen',
  doubleChanceAndBoth: 'Doppelte Chance und beide Teams treffen',
  doubleChanceAndTotal: 'Doppelte Chance und Anzahl Tore {total}',
  oddEven: (side) => `${side}: Anzahl Tore ungerade/gerade`,
  firstGoalHalf: 'Halbzeit des ersten Tores',
  lastGoal: 'Letztes Tor',
  goalRace: 'Zuerst {goals} Tore',
  neither: 'Keines',
  ownGoal: 'Eigentor im Spiel',
  scoresInBoth: (side) => `${side} trifft in beiden Halbzeiten`,
  winsBoth: (side) => `${side} gewinnt beide Halbzeiten`,
  winsEither: (side) => `${side} gewinnt mindestens eine Halbzeit`,
  twoInEach: '2 Tore oder mehr in jeder Halbzeit',
  oneInEach: 'Höchstens 1 Tor in jeder Halbzeit',
  highestHalf: (side) => `${side}: Halbzeit mit den meisten Toren`,
  bothByHalf: 'Halbzeiten, in denen beide Teams treffen',
  bothHalves: 'Beide Halbzeiten',
  onlyFirst: 'Nur die 1. Halbzeit',
  onlySecond: 'Nur die 2. Halbzeit',
  ofHalf: (question) => `{half}. Halbzeit: ${question}`,
  halves: {
    doubleChance: 'Doppelte Chance',
    drawNoBet: 'Unentschieden keine Wette',
    score: 'Genaues Ergebnis',
    exactGoals: 'Genaue Anzahl Tore',
    oddEven: 'Anzahl Tore ungerade/gerade',
    total: (side) => `Anzahl Tore ${side}`,
    resultAndBoth: 'Ergebnis und beide Teams treffen',
    resultAndTotal: 'Ergebnis und Anzahl Tore {total}',
    cleanSheet: (side) => `${side} ohne Gegentor`,
    handicap: 'Handicap',
    bothScore: 'Beide Teams treffen',
  },
  rules: {
    of_half: 'Gewertet werden nur die Tore der genannten Halbzeit mit ihrer Nachspielzeit.',
    half_draw_no_bet:
      'Gewertet werden nur die Tore der genannten Halbzeit mit ihrer Nachspielzeit. Bei Unentschieden in ihr wird der Einsatz zurückgezahlt.',
    half_handicap:
      'Die Vorgabe wird zu den Toren der genannten Halbzeit mit ihrer Nachspielzeit gezählt. Bei Gleichstand wird der Einsatz zurückgezahlt; Viertellinien werden je zur Hälfte auf die beiden Nachbarlinien gewertet.',
    goal_race:
      'Gewertet wird, sobald eine Seite so viele Tore hat, oder bei Spielende, wenn keine sie hat. Eigentore zählen für die Seite, der sie gutgeschrieben werden.',
    last_goal:
      'Gewertet wird bei Spielende das letzte Tor. Eigentore zählen für die Seite, der sie gutgeschrieben werden.',
    last_scorer:
      'Gewertet wird bei Spielende der Schütze des letzten Tores. Bei einem Eigentor werden alle Einsätze zurückgezahlt. Fällt kein Tor, verlieren Wetten auf Spieler.',
    scorer_and_win:
      'Der Spieler muss treffen und seine Seite gewinnen, in 90 Minuten und Nachspielzeit. Eigentore zählen nicht für einen Torschützen.',
    own_goal: 'Gezählt werden Tore, die in 90 Minuten und Nachspielzeit als Eigentore gewertet werden.',
    first_half_corners:
      'Gezählt werden Ecken, die in der ersten Halbzeit mit ihrer Nachspielzeit ausgeführt werden.',
  },
};
