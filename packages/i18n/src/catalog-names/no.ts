import { deepBaseball } from './deep-baseball.ts';
import { deepCricket } from './deep-cricket.ts';
import { deepDota } from './deep-dota.ts';
import { deepFootball } from './deep-football.ts';
import { deepRally } from './deep-rally.ts';
import { deepTimed } from './deep-timed.ts';
import { errorsNorwegian } from './errors-no.ts';
import { type NameCatalog, withParts } from './names.ts';
import { deepBaseballNorwegian, pairsNorwegian } from './norwegian/deep-baseball.ts';
import { deepCricketNorwegian } from './norwegian/deep-cricket.ts';
import { deepDotaNorwegian } from './norwegian/deep-dota.ts';
import { deepNorwegian } from './norwegian/deep-football.ts';
import { deepRallyNorwegian } from './norwegian/deep-rally.ts';
import { deepTimedNorwegian } from './norwegian/deep-timed.ts';
import { inningsNorwegian } from './norwegian/innings.ts';
import { notificationsNorwegian } from './norwegian/notifications.ts';
import { rallyNorwegian } from './norwegian/rally.ts';
import { reasonsNorwegian } from './norwegian/reasons.ts';
import { rulesNorwegian } from './norwegian/rules.ts';
import { periodsInNorwegian, quartersInNorwegian, timedNorwegian } from './norwegian/timed.ts';
import { sets } from './norwegian/words.ts';
import { ownSets } from './own-sets.ts';

const own = ownSets({
  goals: (count) => `${count} mål`,
  orMore: (count) => `${count} mål eller flere`,
  firstHalf: '1. omgang',
  secondHalf: '2. omgang',
  equal: 'Likt',
  interval: (from, to) => `${from} til ${to}`,
  noGoal: 'Ingen mål',
  anyOther: 'Annet resultat',
});

const football: NameCatalog = {
  sports: { football: 'Fotball' },
  groups: {
    top: 'Topp',
    goals: 'Mål',
    handicaps: 'Handikap',
    halves: 'Omganger',
    corners: 'Cornere',
    cards: 'Kort',
    players: 'Spillere',
    windows: 'Minutter',
    combos: 'Kombinasjoner',
    score: 'Resultat',
    outrights: 'Langtidsspill',
  },
  periods: {
    '0': 'Ikke startet',
    '6': '1. omgang',
    '7': '2. omgang',
    '31': 'Pause',
    'football.40': 'Ekstraomganger',
    'football.50': 'Straffespark',
    '60': 'Utsatt',
    '70': 'Avlyst',
    '80': 'Stanset',
    '90': 'Avbrutt',
    '91': 'Walkover',
    '92': 'Trukket seg',
    '100': 'Slutt',
  },
  outright: 'Langtidsspill',
  markets: {
    '1': { name: 'Kampresultat', outcomes: sets.threeWay, rule: 'full_time' },
    '2': { name: 'Går videre', outcomes: sets.twoWay, rule: 'to_qualify' },
    '8': { name: '{goalnr}. mål', outcomes: sets.nextGoal, rule: 'next_goal' },
    '10': { name: 'Dobbeltsjanse', outcomes: sets.doubleChance, rule: 'full_time' },
    '11': { name: 'Uavgjort: innsatsen tilbake', outcomes: sets.twoWay, rule: 'draw_no_bet' },
    '14': { name: 'Handikap {hcp}', outcomes: sets.threeWayHandicap, rule: 'handicap_three_way' },
    '16': { name: 'Handikap', outcomes: sets.handicap, rule: 'handicap' },
    '18': { name: 'Antall mål', outcomes: sets.total, rule: 'total' },
    '19': { name: '{$competitor1}: antall mål', outcomes: sets.total, rule: 'total' },
    '20': { name: '{$competitor2}: antall mål', outcomes: sets.total, rule: 'total' },
    '26': { name: 'Mål: oddetall/partall', outcomes: sets.oddEven, rule: 'odd_even' },
    '29': { name: 'Begge lag scorer', outcomes: sets.yesNo, rule: 'full_time' },
    '35': { name: 'Kampresultat og begge lag scorer', outcomes: sets.resultAndBoth, rule: 'full_time' },
    '37': { name: 'Kampresultat og antall mål {total}', outcomes: sets.resultAndTotal, rule: 'full_time' },
    '45': { name: 'Korrekt resultat', outcomes: own.otherScore, rule: 'full_time' },
    '47': { name: 'Pause/fulltid', outcomes: sets.halfTimeFullTime, rule: 'full_time' },
    '60': { name: '1. omgang: resultat', outcomes: sets.threeWay, rule: 'first_half' },
    '66': { name: '1. omgang: handikap', outcomes: sets.handicap, rule: 'first_half_handicap' },
    '68': { name: '1. omgang: antall mål', outcomes: sets.total, rule: 'first_half' },
    '75': { name: '1. omgang: begge lag scorer', outcomes: sets.yesNo, rule: 'first_half' },
    '83': { name: '2. omgang: resultat', outcomes: sets.threeWay, rule: 'second_half' },
    '90': { name: '2. omgang: antall mål', outcomes: sets.total, rule: 'second_half' },
    '139': { name: 'Antall kort', outcomes: sets.total, rule: 'cards' },
    '166': { name: 'Antall cornere', outcomes: sets.total, rule: 'corners' },
    '10001': { name: 'Mål i minutt {from} til {to}', outcomes: sets.yesNo, rule: 'window' },
    '10002': { name: 'Corner i minutt {from} til {to}', outcomes: sets.yesNo, rule: 'window' },
    '10003': { name: 'Kort i minutt {from} til {to}', outcomes: sets.yesNo, rule: 'window' },
    '10004': { name: 'Mål fra minutt {from} til slutt', outcomes: sets.yesNo, rule: 'last_minutes' },
    '10005': { name: 'Tidspunkt for {goalnr}. mål', outcomes: own.goalInterval, rule: 'next_goal' },
    '10010': { name: 'Målscorer i kampen', outcomes: {}, rule: 'scorer' },
    '10011': { name: 'Scorer 2 mål eller flere', outcomes: {}, rule: 'scorer' },
    '10012': { name: 'Målscorer, {goalnr}. mål', outcomes: own.nextScorer, rule: 'next_scorer' },
    '10020': { name: 'Flest cornere', outcomes: sets.threeWay, rule: 'corners' },
    '10021': { name: 'Første corner i {half}. omgang', outcomes: sets.nextCorner, rule: 'first_corner' },
    '10022': { name: '{$competitor1}: antall cornere', outcomes: sets.total, rule: 'corners' },
    '10023': { name: '{$competitor2}: antall cornere', outcomes: sets.total, rule: 'corners' },
    '10024': { name: 'Cornere: oddetall/partall', outcomes: sets.oddEven, rule: 'corners' },
    '10030': { name: 'Flest kort', outcomes: sets.threeWay, rule: 'cards' },
    '10031': { name: 'Rødt kort i kampen', outcomes: sets.yesNo, rule: 'cards' },
    '10040': { name: '{$competitor1} vinner til null', outcomes: sets.yesNo, rule: 'full_time' },
    '10041': { name: '{$competitor2} vinner til null', outcomes: sets.yesNo, rule: 'full_time' },
    '10042': { name: '{$competitor1} holder nullen', outcomes: sets.yesNo, rule: 'full_time' },
    '10043': { name: '{$competitor2} holder nullen', outcomes: sets.yesNo, rule: 'full_time' },
    '10044': { name: 'Nøyaktig antall mål', outcomes: own.exactGoals, rule: 'full_time' },
    '10045': { name: 'Mål i begge omganger', outcomes: sets.yesNo, rule: 'full_time' },
    '10046': { name: 'Omgang med flest mål', outcomes: own.highestHalf, rule: 'full_time' },
    '10090': { name: 'Vinner', outcomes: {}, rule: 'outright' },
  },
  rules: {
    full_time: 'Avgjøres på stillingen etter 90 minutter og tilleggstid; ekstraomganger teller ikke.',
    to_qualify:
      'Avgjøres på hvem som går videre til neste runde eller vinner finalen; ekstraomganger og straffespark teller.',
    next_goal:
      'Avgjøres når dette målet blir scoret, eller ved full tid hvis det ikke blir det. Selvmål teller for siden de blir godskrevet.',
    draw_no_bet:
      'Avgjøres på stillingen etter 90 minutter og tilleggstid. Ved uavgjort refunderes innsatsen.',
    handicap_three_way:
      'Forspranget legges til stillingen etter 90 minutter og tilleggstid; uavgjort er et eget utfall.',
    handicap:
      'Linjen legges til stillingen etter 90 minutter og tilleggstid. Står det likt da, refunderes innsatsen; kvartlinjer avgjøres halvt på hver av nabolinjene.',
    total:
      'Mål i 90 minutter og tilleggstid teller. Treffes en hel linje nøyaktig, refunderes innsatsen; kvartlinjer avgjøres halvt på hver av nabolinjene.',
    odd_even: 'Mål i 90 minutter og tilleggstid teller. Ingen mål teller som partall.',
    first_half: 'Avgjøres bare på første omgang med tilleggstid.',
    first_half_handicap:
      'Linjen legges til stillingen i første omgang med tilleggstid. Står det likt da, refunderes innsatsen; kvartlinjer avgjøres halvt på hver av nabolinjene.',
    second_half: 'Avgjøres bare på målene i andre omgang med tilleggstid.',
    cards:
      'Hvert gult kort teller som ett og hvert rødt kort som ett, i 90 minutter og tilleggstid, bare for spillere på banen.',
    corners: 'Cornere tatt i 90 minutter og tilleggstid, teller.',
    first_corner: 'Avgjøres på den første corneren som blir tatt i denne omgangen, inkludert tilleggstid.',
    window:
      'Avgjøres på det som skjer fra starten av det første til slutten av det siste minuttet som er nevnt, etter kampklokken. Det stenges for spill 20 sekunder før slutten.',
    last_minutes: 'Avgjøres på det som skjer fra dette minuttet til sluttsignalet, inkludert tilleggstid.',
    scorer:
      'Mål i 90 minutter og tilleggstid teller. Selvmål teller ikke. Spill på spillere som ikke deltar, refunderes.',
    next_scorer:
      'Avgjøres på hvem som scorer dette målet. Ved selvmål refunderes alle innsatser. Blir det ikke scoret, taper spill på spillere.',
    outright: 'Avgjøres på sluttabellen for sesongen. Deltakere som står likt på førsteplass, deler den.',
  },
  errors: errorsNorwegian,
  ruleTexts: rulesNorwegian,
  reasons: reasonsNorwegian,
  notifications: notificationsNorwegian,
};

const naming = {
  sets,
  own,
  timed: deepTimedNorwegian,
  count: deepRallyNorwegian.count,
  pairs: pairsNorwegian,
};

/** Norwegian names. */
export const norwegian: NameCatalog = withParts(football, [
  rallyNorwegian,
  timedNorwegian,
  inningsNorwegian,
  deepFootball(sets, own, deepNorwegian),
  deepTimed(
    { sets, own },
    { quarters: quartersInNorwegian, periods: periodsInNorwegian },
    deepTimedNorwegian,
  ),
  deepRally({ sets, own }, deepTimedNorwegian, deepRallyNorwegian),
  deepBaseball(naming, deepBaseballNorwegian),
  deepCricket(naming, deepCricketNorwegian),
  deepDota(naming, deepRallyNorwegian.maps, deepDotaNorwegian),
]);
