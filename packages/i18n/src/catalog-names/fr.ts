import { deepBaseball } from './deep-baseball.ts';
import { deepCricket } from './deep-cricket.ts';
import { deepDota } from './deep-dota.ts';
import { deepFootball } from './deep-football.ts';
import { deepRally } from './deep-rally.ts';
import { deepTimed } from './deep-timed.ts';
import { errorsFrench } from './errors-fr.ts';
import { deepBaseballFrench, pairsFrench } from './french/deep-baseball.ts';
import { deepCricketFrench } from './french/deep-cricket.ts';
import { deepDotaFrench } from './french/deep-dota.ts';
import { deepFrench } from './french/deep-football.ts';
import { deepRallyFrench } from './french/deep-rally.ts';
import { deepTimedFrench } from './french/deep-timed.ts';
import { inningsFrench } from './french/innings.ts';
import { notificationsFrench } from './french/notifications.ts';
import { rallyFrench } from './french/rally.ts';
import { reasonsFrench } from './french/reasons.ts';
import { rulesFrench } from './french/rules.ts';
import { periodsInFrench, quartersInFrench, timedFrench } from './french/timed.ts';
import { sets } from './french/words.ts';
import { type NameCatalog, withParts } from './names.ts';
import { ownSets } from './own-sets.ts';

const own = ownSets({
  goals: (count) => (count === '0' || count === '1' ? `${count} but` : `${count} buts`),
  orMore: (count) => `${count} buts ou plus`,
  firstHalf: '1re mi-temps',
  secondHalf: '2e mi-temps',
  equal: 'Égalité',
  interval: (from, to) => `${from} à ${to}`,
  noGoal: 'Aucun but',
  anyOther: 'Autre score',
});

const football: NameCatalog = {
  sports: { football: 'Football' },
  groups: {
    top: 'Top',
    goals: 'Buts',
    handicaps: 'Handicaps',
    halves: 'Mi-temps',
    corners: 'Corners',
    cards: 'Cartons',
    players: 'Joueurs',
    windows: 'Minutes',
    combos: 'Combinaisons',
    score: 'Score',
    outrights: 'Long terme',
  },
  periods: {
    '0': 'Pas commencé',
    '6': '1re mi-temps',
    '7': '2e mi-temps',
    '31': 'Mi-temps',
    'football.40': 'Prolongation',
    'football.50': 'Tirs au but',
    '60': 'Reporté',
    '70': 'Annulé',
    '80': 'Interrompu',
    '90': 'Arrêté',
    '91': 'Forfait',
    '92': 'Abandon',
    '100': 'Terminé',
  },
  outright: 'Pari long terme',
  markets: {
    '1': { name: 'Résultat du match', outcomes: sets.threeWay, rule: 'full_time' },
    '2': { name: 'Qualification', outcomes: sets.twoWay, rule: 'to_qualify' },
    '8': { name: '{!goalnr} but', outcomes: sets.nextGoal, rule: 'next_goal' },
    '10': { name: 'Double chance', outcomes: sets.doubleChance, rule: 'full_time' },
    '11': { name: 'Remboursé si match nul', outcomes: sets.twoWay, rule: 'draw_no_bet' },
    '14': { name: 'Handicap {hcp}', outcomes: sets.threeWayHandicap, rule: 'handicap_three_way' },
    '16': { name: 'Handicap', outcomes: sets.handicap, rule: 'handicap' },
    '18': { name: 'Total de buts', outcomes: sets.total, rule: 'total' },
    '19': { name: '{$competitor1} : total de buts', outcomes: sets.total, rule: 'total' },
    '20': { name: '{$competitor2} : total de buts', outcomes: sets.total, rule: 'total' },
    '26': { name: 'Nombre de buts pair ou impair', outcomes: sets.oddEven, rule: 'odd_even' },
    '29': { name: 'Les deux équipes marquent', outcomes: sets.yesNo, rule: 'full_time' },
    '35': {
      name: 'Résultat et les deux équipes marquent',
      outcomes: sets.resultAndBoth,
      rule: 'full_time',
    },
    '37': { name: 'Résultat et total de buts {total}', outcomes: sets.resultAndTotal, rule: 'full_time' },
    '45': { name: 'Score exact', outcomes: own.otherScore, rule: 'full_time' },
    '47': { name: 'Mi-temps / fin de match', outcomes: sets.halfTimeFullTime, rule: 'full_time' },
    '60': { name: '1re mi-temps : résultat', outcomes: sets.threeWay, rule: 'first_half' },
    '66': { name: '1re mi-temps : handicap', outcomes: sets.handicap, rule: 'first_half_handicap' },
    '68': { name: '1re mi-temps : total de buts', outcomes: sets.total, rule: 'first_half' },
    '75': { name: '1re mi-temps : les deux équipes marquent', outcomes: sets.yesNo, rule: 'first_half' },
    '83': { name: '2e mi-temps : résultat', outcomes: sets.threeWay, rule: 'second_half' },
    '90': { name: '2e mi-temps : total de buts', outcomes: sets.total, rule: 'second_half' },
    '139': { name: 'Total de cartons', outcomes: sets.total, rule: 'cards' },
    '166': { name: 'Total de corners', outcomes: sets.total, rule: 'corners' },
    '10001': { name: 'But de la minute {from} à la minute {to}', outcomes: sets.yesNo, rule: 'window' },
    '10002': { name: 'Corner de la minute {from} à la minute {to}', outcomes: sets.yesNo, rule: 'window' },
    '10003': { name: 'Carton de la minute {from} à la minute {to}', outcomes: sets.yesNo, rule: 'window' },
    '10004': {
      name: 'But de la minute {from} à la fin du match',
      outcomes: sets.yesNo,
      rule: 'last_minutes',
    },
    '10005': { name: 'Moment du {!goalnr} but', outcomes: own.goalInterval, rule: 'next_goal' },
    '10010': { name: 'Buteur du match', outcomes: {}, rule: 'scorer' },
    '10011': { name: 'Marque au moins 2 buts', outcomes: {}, rule: 'scorer' },
    '10012': { name: 'Buteur du {!goalnr} but', outcomes: own.nextScorer, rule: 'next_scorer' },
    '10020': { name: 'Le plus de corners', outcomes: sets.threeWay, rule: 'corners' },
    '10021': { name: 'Mi-temps {half} : premier corner', outcomes: sets.nextCorner, rule: 'first_corner' },
    '10022': { name: '{$competitor1} : total de corners', outcomes: sets.total, rule: 'corners' },
    '10023': { name: '{$competitor2} : total de corners', outcomes: sets.total, rule: 'corners' },
    '10024': { name: 'Nombre de corners pair ou impair', outcomes: sets.oddEven, rule: 'corners' },
    '10030': { name: 'Le plus de cartons', outcomes: sets.threeWay, rule: 'cards' },
    '10031': { name: 'Un carton rouge dans le match', outcomes: sets.yesNo, rule: 'cards' },
    '10040': { name: '{$competitor1} gagne sans encaisser de but', outcomes: sets.yesNo, rule: 'full_time' },
    '10041': { name: '{$competitor2} gagne sans encaisser de but', outcomes: sets.yesNo, rule: 'full_time' },
    '10042': { name: '{$competitor1} n’encaisse aucun but', outcomes: sets.yesNo, rule: 'full_time' },
    '10043': { name: '{$competitor2} n’encaisse aucun but', outcomes: sets.yesNo, rule: 'full_time' },
    '10044': { name: 'Nombre exact de buts', outcomes: own.exactGoals, rule: 'full_time' },
    '10045': { name: 'Un but dans chaque mi-temps', outcomes: sets.yesNo, rule: 'full_time' },
    '10046': { name: 'Mi-temps avec le plus de buts', outcomes: own.highestHalf, rule: 'full_time' },
    '10090': { name: 'Vainqueur', outcomes: {}, rule: 'outright' },
  },
  rules: {
    full_time: 'Réglé sur le score après 90 minutes et temps additionnel ; la prolongation ne compte pas.',
    to_qualify:
      'Réglé sur l’équipe qui se qualifie pour le tour suivant ou remporte la finale ; la prolongation et les tirs au but comptent.',
    next_goal:
      'Réglé dès que ce but est marqué, ou à la fin du match s’il ne l’est pas. Un but contre son camp compte pour le camp auquel il est attribué.',
    draw_no_bet:
      'Réglé sur le score après 90 minutes et temps additionnel. En cas de match nul, la mise est remboursée.',
    handicap_three_way:
      'Le handicap s’ajoute au score après 90 minutes et temps additionnel ; le match nul est une issue distincte.',
    handicap:
      'Le handicap s’ajoute au score après 90 minutes et temps additionnel. En cas d’égalité, la mise est remboursée ; une ligne au quart est réglée pour moitié sur chacune des deux lignes voisines.',
    total:
      'Compte les buts marqués en 90 minutes et temps additionnel. Une ligne entière atteinte exactement rembourse la mise ; une ligne au quart est réglée pour moitié sur chacune des deux lignes voisines.',
    odd_even: 'Compte les buts marqués en 90 minutes et temps additionnel. Aucun but vaut pair.',
    first_half: 'Réglé sur la seule première mi-temps, temps additionnel compris.',
    first_half_handicap:
      'Le handicap s’ajoute au score de la première mi-temps, temps additionnel compris. En cas d’égalité, la mise est remboursée ; une ligne au quart est réglée pour moitié sur chacune des deux lignes voisines.',
    second_half: 'Réglé sur les seuls buts de la deuxième mi-temps, temps additionnel compris.',
    cards:
      'Chaque carton jaune et chaque carton rouge compte pour un, en 90 minutes et temps additionnel, pour les seuls joueurs présents sur le terrain.',
    corners: 'Compte les corners tirés en 90 minutes et temps additionnel.',
    first_corner: 'Réglé sur le premier corner tiré dans cette mi-temps, temps additionnel compris.',
    window:
      'Réglé sur ce qui se passe du début de la première à la fin de la dernière minute, selon le chronomètre du match. Les paris ferment 20 secondes avant la fin.',
    last_minutes:
      'Réglé sur ce qui se passe de cette minute au coup de sifflet final, temps additionnel compris.',
    scorer:
      'Compte les buts marqués en 90 minutes et temps additionnel. Un but contre son camp ne compte pas. Les paris sur un joueur qui ne participe pas au match sont remboursés.',
    next_scorer:
      'Réglé sur le buteur de ce but. Si c’est un but contre son camp, toutes les mises sont remboursées. Si le but n’est pas marqué, les paris sur des joueurs sont perdus.',
    outright:
      'Réglé sur le classement final de la saison. Les concurrents à égalité en tête se partagent la première place.',
  },
  errors: errorsFrench,
  ruleTexts: rulesFrench,
  reasons: reasonsFrench,
  notifications: notificationsFrench,
};

const naming = { sets, own, timed: deepTimedFrench, count: deepRallyFrench.count, pairs: pairsFrench };

/** French names. */
export const french: NameCatalog = withParts(football, [
  rallyFrench,
  timedFrench,
  inningsFrench,
  deepFootball(sets, own, deepFrench),
  deepTimed({ sets, own }, { quarters: quartersInFrench, periods: periodsInFrench }, deepTimedFrench),
  deepRally({ sets, own }, deepTimedFrench, deepRallyFrench),
  deepBaseball(naming, deepBaseballFrench),
  deepCricket(naming, deepCricketFrench),
  deepDota(naming, deepRallyFrench.maps, deepDotaFrench),
]);
