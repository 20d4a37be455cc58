import { deepBaseball } from './deep-baseball.ts';
import { deepCricket } from './deep-cricket.ts';
import { deepDota } from './deep-dota.ts';
import { deepFootball } from './deep-football.ts';
import { deepRally } from './deep-rally.ts';
import { deepTimed } from './deep-timed.ts';
import { errorsGerman } from './errors-de.ts';
import { deepBaseballGerman, pairsGerman } from './german/deep-baseball.ts';
import { deepCricketGerman } from './german/deep-cricket.ts';
import { deepDotaGerman } from './german/deep-dota.ts';
import { deepGerman } from './german/deep-football.ts';
import { deepRallyGerman } from './german/deep-rally.ts';
import { deepTimedGerman } from './german/deep-timed.ts';
import { inningsGerman } from './german/innings.ts';
import { notificationsGerman } from './german/notifications.ts';
import { rallyGerman } from './german/rally.ts';
import { reasonsGerman } from './german/reasons.ts';
import { rulesGerman } from './german/rules.ts';
import { periodsInGerman, quartersInGerman, timedGerman } from './german/timed.ts';
import { sets } from './german/words.ts';
import { type NameCatalog, withParts } from './names.ts';
import { ownSets } from './own-sets.ts';

const own = ownSets({
  goals: (count) => (count === '1' ? '1 Tor' : `${count} Tore`),
  orMore: (count) => `${count} Tore oder mehr`,
  firstHalf: '1. Halbzeit',
  secondHalf: '2. Halbzeit',
  equal: 'Gleich',
  interval: (from, to) => `${from} bis ${to}`,
  noGoal: 'Kein Tor',
  anyOther: 'Anderes Ergebnis',
});

const football: NameCatalog = {
  sports: { football: 'Fußball' },
  groups: {
    top: 'Top',
    goals: 'Tore',
    handicaps: 'Handicaps',
    halves: 'Halbzeiten',
    corners: 'Ecken',
    cards: 'Karten',
    players: 'Spieler',
    windows: 'Minuten',
    combos: 'Kombinationen',
    score: 'Ergebnis',
    outrights: 'Langzeitwetten',
  },
  periods: {
    '0': 'Nicht begonnen',
    '6': '1. Halbzeit',
    '7': '2. Halbzeit',
    '31': 'Halbzeitpause',
    'football.40': 'Verlängerung',
    'football.50': 'Elfmeterschießen',
    '60': 'Verschoben',
    '70': 'Abgesagt',
    '80': 'Unterbrochen',
    '90': 'Abgebrochen',
    '91': 'Kampflos',
    '92': 'Aufgabe',
    '100': 'Beendet',
  },
  outright: 'Langzeitwette',
  markets: {
    '1': { name: 'Spielausgang', outcomes: sets.threeWay, rule: 'full_time' },
    '2': { name: 'Weiterkommen', outcomes: sets.twoWay, rule: 'to_qualify' },
    '8': { name: '{goalnr}. Tor', outcomes: sets.nextGoal, rule: 'next_goal' },
    '10': { name: 'Doppelte Chance', outcomes: sets.doubleChance, rule: 'full_time' },
    '11': { name: 'Unentschieden keine Wette', outcomes: sets.twoWay, rule: 'draw_no_bet' },
    '14': { name: 'Handicap {hcp}', outcomes: sets.threeWayHandicap, rule: 'handicap_three_way' },
    '16': { name: 'Handicap', outcomes: sets.handicap, rule: 'handicap' },
    '18': { name: 'Anzahl Tore', outcomes: sets.total, rule: 'total' },
    '19': { name: '{$competitor1}: Anzahl Tore', outcomes: sets.total, rule: 'total' },
    '20': { name: '{$competitor2}: Anzahl Tore', outcomes: sets.total, rule: 'total' },
    '26': { name: 'Anzahl Tore ungerade/gerade', outcomes: sets.oddEven, rule: 'odd_even' },
    '29': { name: 'Beide Teams treffen', outcomes: sets.yesNo, rule: 'full_time' },
    '35': { name: 'Spielausgang und beide Teams treffen', outcomes: sets.resultAndBoth, rule: 'full_time' },
    '37': { name: 'Spielausgang und Anzahl Tore {total}', outcomes: sets.resultAndTotal, rule: 'full_time' },
    '45': { name: 'Genaues Ergebnis', outcomes: own.otherScore, rule: 'full_time' },
    '47': { name: 'Halbzeit/Endstand', outcomes: sets.halfTimeFullTime, rule: 'full_time' },
    '60': { name: '1. Halbzeit: Ergebnis', outcomes: sets.threeWay, rule: 'first_half' },
    '66': { name: '1. Halbzeit: Handicap', outcomes: sets.handicap, rule: 'first_half_handicap' },
    '68': { name: '1. Halbzeit: Anzahl Tore', outcomes: sets.total, rule: 'first_half' },
    '75': { name: '1. Halbzeit: Beide Teams treffen', outcomes: sets.yesNo, rule: 'first_half' },
    '83': { name: '2. Halbzeit: Ergebnis', outcomes: sets.threeWay, rule: 'second_half' },
    '90': { name: '2. Halbzeit: Anzahl Tore', outcomes: sets.total, rule: 'second_half' },
    '139': { name: 'Anzahl Karten', outcomes: sets.total, rule: 'cards' },
    '166': { name: 'Anzahl Ecken', outcomes: sets.total, rule: 'corners' },
    '10001': { name: 'Tor in den Minuten {from} bis {to}', outcomes: sets.yesNo, rule: 'window' },
    '10002': { name: 'Ecke in den Minuten {from} bis {to}', outcomes: sets.yesNo, rule: 'window' },
    '10003': { name: 'Karte in den Minuten {from} bis {to}', outcomes: sets.yesNo, rule: 'window' },
    '10004': { name: 'Tor ab Minute {from} bis zum Ende', outcomes: sets.yesNo, rule: 'last_minutes' },
    '10005': { name: 'Zeitpunkt des {goalnr}. Tores', outcomes: own.goalInterval, rule: 'next_goal' },
    '10010': { name: 'Torschütze im Spiel', outcomes: {}, rule: 'scorer' },
    '10011': { name: 'Trifft zweimal oder öfter', outcomes: {}, rule: 'scorer' },
    '10012': { name: 'Schütze des {goalnr}. Tores', outcomes: own.nextScorer, rule: 'next_scorer' },
    '10020': { name: 'Meiste Ecken', outcomes: sets.threeWay, rule: 'corners' },
    '10021': { name: 'Erste Ecke der {half}. Halbzeit', outcomes: sets.nextCorner, rule: 'first_corner' },
    '10022': { name: '{$competitor1}: Anzahl Ecken', outcomes: sets.total, rule: 'corners' },
    '10023': { name: '{$competitor2}: Anzahl Ecken', outcomes: sets.total, rule: 'corners' },
    '10024': { name: 'Anzahl Ecken ungerade/gerade', outcomes: sets.oddEven, rule: 'corners' },
    '10030': { name: 'Meiste Karten', outcomes: sets.threeWay, rule: 'cards' },
    '10031': { name: 'Rote Karte im Spiel', outcomes: sets.yesNo, rule: 'cards' },
    '10040': { name: '{$competitor1} gewinnt zu null', outcomes: sets.yesNo, rule: 'full_time' },
    '10041': { name: '{$competitor2} gewinnt zu null', outcomes: sets.yesNo, rule: 'full_time' },
    '10042': { name: '{$competitor1} ohne Gegentor', outcomes: sets.yesNo, rule: 'full_time' },
    '10043': { name: '{$competitor2} ohne Gegentor', outcomes: sets.yesNo, rule: 'full_time' },
    '10044': { name: 'Genaue Anzahl Tore', outcomes: own.exactGoals, rule: 'full_time' },
    '10045': { name: 'Tor in beiden Halbzeiten', outcomes: sets.yesNo, rule: 'full_time' },
    '10046': { name: 'Halbzeit mit den meisten Toren', outcomes: own.highestHalf, rule: 'full_time' },
    '10090': { name: 'Gesamtsieger', outcomes: {}, rule: 'outright' },
  },
  rules: {
    full_time: 'Gewertet wird der Stand nach 90 Minuten und Nachspielzeit; die Verlängerung zählt nicht.',
    to_qualify:
      'Gewertet wird, wer in die nächste Runde einzieht oder das Finale gewinnt; Verlängerung und Elfmeterschießen zählen.',
    next_goal:
      'Gewertet wird, sobald dieses Tor fällt, oder bei Spielende, wenn es nicht fällt. Eigentore zählen für die Seite, der sie gutgeschrieben werden.',
    draw_no_bet:
      'Gewertet wird der Stand nach 90 Minuten und Nachspielzeit. Bei Unentschieden wird der Einsatz zurückgezahlt.',
    handicap_three_way:
      'Die Vorgabe wird zum Stand nach 90 Minuten und Nachspielzeit gezählt; das Unentschieden ist ein eigener Ausgang.',
    handicap:
      'Die Vorgabe wird zum Stand nach 90 Minuten und Nachspielzeit gezählt. Bei Gleichstand wird der Einsatz zurückgezahlt; Viertellinien werden je zur Hälfte auf die beiden Nachbarlinien gewertet.',
    total:
      'Gezählt werden die Tore in 90 Minuten und Nachspielzeit. Wird eine ganze Linie genau getroffen, wird der Einsatz zurückgezahlt; Viertellinien werden je zur Hälfte auf die beiden Nachbarlinien gewertet.',
    odd_even: 'Gezählt werden die Tore in 90 Minuten und Nachspielzeit. Kein Tor gilt als gerade.',
    first_half: 'Gewertet wird nur die erste Halbzeit mit ihrer Nachspielzeit.',
    first_half_handicap:
      'Die Vorgabe wird zum Stand der ersten Halbzeit mit ihrer Nachspielzeit gezählt. Bei Gleichstand wird der Einsatz zurückgezahlt; Viertellinien werden je zur Hälfte auf die beiden Nachbarlinien gewertet.',
    second_half: 'Gewertet werden nur die Tore der zweiten Halbzeit mit ihrer Nachspielzeit.',
    cards:
      'Jede Gelbe und jede Rote Karte zählt als eine, in 90 Minuten und Nachspielzeit, nur für Spieler auf dem Platz.',
    corners: 'Gezählt werden die ausgeführten Ecken in 90 Minuten und Nachspielzeit.',
    first_corner: 'Gewertet wird die erste ausgeführte Ecke dieser Halbzeit, Nachspielzeit eingeschlossen.',
    window:
      'Gewertet wird, was vom Beginn der ersten bis zum Ende der letzten genannten Minute nach der Spieluhr geschieht. Wetten sind bis 20 Sekunden vor dem Ende möglich.',
    last_minutes:
      'Gewertet wird, was von dieser Minute bis zum Schlusspfiff geschieht, Nachspielzeit eingeschlossen.',
    scorer:
      'Gezählt werden die Tore in 90 Minuten und Nachspielzeit. Eigentore zählen nicht. Wetten auf Spieler, die nicht eingesetzt werden, werden zurückgezahlt.',
    next_scorer:
      'Gewertet wird der Schütze dieses Tores. Bei einem Eigentor werden alle Einsätze zurückgezahlt. Fällt es nicht, verlieren Wetten auf Spieler.',
    outright:
      'Gewertet wird die Abschlusstabelle der Saison. Punktgleiche Erste teilen sich den ersten Platz.',
  },
  errors: errorsGerman,
  ruleTexts: rulesGerman,
  reasons: reasonsGerman,
  notifications: notificationsGerman,
};

const naming = { sets, own, timed: deepTimedGerman, count: deepRallyGerman.count, pairs: pairsGerman };

/** German names. */
export const german: NameCatalog = withParts(football, [
  rallyGerman,
  timedGerman,
  inningsGerman,
  deepFootball(sets, own, deepGerman),
  deepTimed({ sets, own }, { quarters: quartersInGerman, periods: periodsInGerman }, deepTimedGerman),
  deepRally({ sets, own }, deepTimedGerman, deepRallyGerman),
  deepBaseball(naming, deepBaseballGerman),
  deepCricket(naming, deepCricketGerman),
  deepDota(naming, deepRallyGerman.maps, deepDotaGerman),
]);
