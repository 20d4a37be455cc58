import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

const neither = { '6': HOME, '7': 'Ingen av dem', '8': AWAY };

/** Winning margins in bands, the home side's first. */
function margins(first: number, bands: readonly string[]): Record<string, string> {
  const names = [HOME, AWAY].flatMap((side) => bands.map((band) => `${side} med ${band}`));
  return Object.fromEntries(names.map((name, index) => [String(first + index), name]));
}

/** Names of the quarters, and of a tie among them. */
export const quartersInNorwegian = {
  '12101': '1. quarter',
  '12102': '2. quarter',
  '12103': '3. quarter',
  '12104': '4. quarter',
  '12105': 'Likt',
};

/** Names of the periods, and of a tie among them. */
export const periodsInNorwegian = {
  '12201': '1. periode',
  '12202': '2. periode',
  '12203': '3. periode',
  '12204': 'Likt',
};

/** Norwegian names of the sports that are played against a clock, and of Dota 2. */
export const timedNorwegian: CatalogPart = {
  sports: {
    basketball: 'Basketball',
    ice_hockey: 'Ishockey',
    handball: 'Håndball',
    rugby: 'Rugby',
    american_football: 'Amerikansk fotball',
    dota_2: 'Dota 2',
  },
  groups: {
    points: 'Poeng',
    quarters: 'Quarters',
    periods: 'Perioder',
    overtime: 'Overtid',
    maps: 'Kart',
    teams: 'Lag',
  },
  periods: {
    '1': '1. periode',
    '2': '2. periode',
    '3': '3. periode',
    '13': '1. quarter',
    '14': '2. quarter',
    '15': '3. quarter',
    '16': '4. quarter',
    '32': 'Før overtid',
    '34': 'Før straffeslag',
    '40': 'Overtid',
    '50': 'Straffeslag',
  },
  markets: {
    '219': { name: 'Vinner (inkl. overtid)', outcomes: sets.twoWay, rule: 'winner_with_overtime' },
    '223': { name: 'Handikap (inkl. overtid)', outcomes: sets.handicap, rule: 'handicap_with_overtime' },
    '225': { name: 'Antall poeng (inkl. overtid)', outcomes: sets.total, rule: 'with_overtime' },
    '235': { name: '{quarternr}. quarter: resultat', outcomes: sets.threeWay, rule: 'one_quarter' },
    '236': { name: '{quarternr}. quarter: antall poeng', outcomes: sets.total, rule: 'one_quarter' },
    '303': { name: '{quarternr}. quarter: handikap', outcomes: sets.handicap, rule: 'one_quarter' },
    '406': {
      name: 'Vinner (inkl. overtid og straffeslag)',
      outcomes: sets.twoWay,
      rule: 'with_penalties',
    },
    '410': {
      name: 'Handikap (inkl. overtid og straffeslag)',
      outcomes: sets.handicap,
      rule: 'with_penalties',
    },
    '412': {
      name: 'Antall mål (inkl. overtid og straffeslag)',
      outcomes: sets.total,
      rule: 'with_penalties',
    },
    '12101': { name: `${HOME}: antall poeng`, outcomes: sets.total, rule: 'with_overtime' },
    '12102': { name: `${AWAY}: antall poeng`, outcomes: sets.total, rule: 'with_overtime' },
    '12103': { name: 'Resultat i ordinær tid', outcomes: sets.threeWay, rule: 'regular_time' },
    '12105': { name: '{half}. omgang: resultat', outcomes: sets.threeWay, rule: 'one_half' },
    '12106': { name: '{half}. omgang: antall poeng', outcomes: sets.total, rule: 'one_half' },
    '12107': { name: '{half}. omgang: handikap', outcomes: sets.handicap, rule: 'one_half' },
    '12108': {
      name: 'Poeng: oddetall/partall',
      outcomes: sets.oddEven,
      rule: 'odd_even_with_overtime',
    },
    '12109': { name: 'Først til {points} poeng', outcomes: neither, rule: 'race_regular' },
    '12110': { name: 'Quarter med flest poeng', outcomes: quartersInNorwegian, rule: 'highest_quarter' },
    '12111': {
      name: 'Seiersmargin (inkl. overtid)',
      outcomes: margins(12111, ['1–5', '6–10', '11–15', '16–20', '21 eller mer']),
      rule: 'with_overtime',
    },
    '12112': { name: 'Det spilles overtid', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12201': { name: 'Resultat etter 60 minutter', outcomes: sets.threeWay, rule: 'three_periods' },
    '12202': { name: 'Antall mål på 60 minutter', outcomes: sets.total, rule: 'three_periods' },
    '12203': { name: 'Handikap på 60 minutter', outcomes: sets.handicap, rule: 'three_periods' },
    '12204': { name: 'Dobbeltsjanse etter 60 minutter', outcomes: sets.doubleChance, rule: 'three_periods' },
    '12205': { name: 'Begge lag scorer på 60 minutter', outcomes: sets.yesNo, rule: 'three_periods' },
    '12206': {
      name: 'Korrekt resultat etter 60 minutter',
      outcomes: { '324': 'Annet resultat' },
      rule: 'three_periods',
    },
    '12207': { name: '{periodnr}. periode: resultat', outcomes: sets.threeWay, rule: 'one_period' },
    '12208': { name: '{periodnr}. periode: antall mål', outcomes: sets.total, rule: 'one_period' },
    '12209': { name: '{goalnr}. mål på 60 minutter', outcomes: sets.nextGoal, rule: 'next_goal_hockey' },
    '12210': { name: `${HOME}: mål på 60 minutter`, outcomes: sets.total, rule: 'three_periods' },
    '12211': { name: `${AWAY}: mål på 60 minutter`, outcomes: sets.total, rule: 'three_periods' },
    '12212': {
      name: 'Mål på 60 minutter: oddetall/partall',
      outcomes: sets.oddEven,
      rule: 'three_periods',
    },
    '12213': {
      name: 'Uavgjort: innsatsen tilbake (60 min)',
      outcomes: sets.twoWay,
      rule: 'three_periods_draw_no_bet',
    },
    '12214': { name: 'Det spilles overtid', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12215': { name: 'Periode med flest mål', outcomes: periodsInNorwegian, rule: 'highest_period' },
    '12216': { name: '{periodnr}. periode: begge lag scorer', outcomes: sets.yesNo, rule: 'one_period' },
    '12301': { name: 'Kampresultat', outcomes: sets.threeWay, rule: 'both_halves' },
    '12302': { name: 'Antall mål', outcomes: sets.total, rule: 'both_halves' },
    '12303': { name: 'Handikap', outcomes: sets.handicap, rule: 'both_halves' },
    '12304': { name: 'Dobbeltsjanse', outcomes: sets.doubleChance, rule: 'both_halves' },
    '12305': { name: 'Uavgjort: innsatsen tilbake', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12306': { name: `${HOME}: antall mål`, outcomes: sets.total, rule: 'both_halves' },
    '12307': { name: `${AWAY}: antall mål`, outcomes: sets.total, rule: 'both_halves' },
    '12308': { name: '{half}. omgang: resultat', outcomes: sets.threeWay, rule: 'one_half' },
    '12309': { name: '{half}. omgang: antall mål', outcomes: sets.total, rule: 'one_half' },
    '12310': { name: '{half}. omgang: handikap', outcomes: sets.handicap, rule: 'one_half' },
    '12311': { name: 'Mål: oddetall/partall', outcomes: sets.oddEven, rule: 'both_halves' },
    '12401': { name: 'Kampresultat', outcomes: sets.threeWay, rule: 'both_halves' },
    '12402': { name: 'Antall poeng', outcomes: sets.total, rule: 'both_halves' },
    '12403': { name: 'Handikap', outcomes: sets.handicap, rule: 'both_halves' },
    '12404': { name: `${HOME}: antall poeng`, outcomes: sets.total, rule: 'both_halves' },
    '12405': { name: `${AWAY}: antall poeng`, outcomes: sets.total, rule: 'both_halves' },
    '12406': { name: 'Poeng: oddetall/partall', outcomes: sets.oddEven, rule: 'both_halves' },
    '12407': { name: 'Uavgjort: innsatsen tilbake', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12408': {
      name: 'Seiersmargin',
      outcomes: { ...margins(12481, ['1–7', '8–14', '15 eller mer']), '12487': 'Uavgjort' },
      rule: 'both_halves',
    },
    '12801': { name: '{mapnr}. kart: antall kills', outcomes: sets.total, rule: 'map_kills' },
    '12802': { name: '{mapnr}. kart: handikap i kills', outcomes: sets.handicap, rule: 'map_kills' },
    '12803': { name: '{mapnr}. kart: first blood', outcomes: sets.twoWay, rule: 'first_blood' },
    '12804': { name: 'Korrekt resultat i kart', outcomes: {}, rule: 'maps_won' },
    '12805': { name: 'Karthandikap', outcomes: sets.handicap, rule: 'maps_won' },
    '12806': {
      name: '{mapnr}. kart: oddetall/partall, kills',
      outcomes: sets.oddEven,
      rule: 'map_kills',
    },
    '12807': {
      name: '{mapnr}. kart: først til {points} kills',
      outcomes: sets.twoWay,
      rule: 'map_kill_race',
    },
  },
  rules: {
    with_overtime: 'Avgjøres på sluttresultatet; overtid teller.',
    winner_with_overtime:
      'Avgjøres på sluttresultatet; overtid teller. Ender kampen likevel uavgjort, refunderes innsatsen.',
    handicap_with_overtime: 'Linjen legges til sluttresultatet; overtid teller.',
    odd_even_with_overtime: 'Alle poeng i kampen teller, også i overtid. Ingen poeng regnes som et partall.',
    regular_time: 'Avgjøres på stillingen ved slutten av ordinær tid; overtid teller ikke.',
    one_quarter: 'Avgjøres bare på poengene i dette quarteret; overtid teller ikke.',
    one_half: 'Avgjøres bare på denne omgangen; overtid teller ikke.',
    one_period: 'Avgjøres bare på målene i denne perioden; overtid teller ikke.',
    race_regular:
      'Avgjøres når den første siden har så mange poeng. Har ingen av dem det ved slutten av ordinær tid, vinner «Ingen av dem».',
    highest_quarter:
      'Avgjøres på poengene til begge sider i hvert quarter; overtid teller ikke. «Likt» vinner når flere quarters deler det høyeste antallet.',
    highest_period:
      'Avgjøres på målene til begge sider i hver periode; overtid teller ikke. «Likt» vinner når flere perioder deler det høyeste antallet.',
    overtime_played: '«Ja» vinner når det står likt ved slutten av ordinær tid.',
    with_penalties:
      'Avgjøres på sluttresultatet; overtid og straffeslag teller. Uansett hvor mange straffeslag som går i mål, får vinneren av dem ett mål for dem.',
    three_periods: 'Avgjøres på stillingen etter 60 minutter; overtid og straffeslag teller ikke.',
    three_periods_draw_no_bet:
      'Avgjøres på stillingen etter 60 minutter; overtid og straffeslag teller ikke. Ved uavgjort refunderes innsatsen.',
    next_goal_hockey:
      'Avgjøres når dette målet blir scoret, eller etter 60 minutter når det ikke blir det; overtid og straffeslag teller ikke.',
    both_halves: 'Avgjøres på stillingen etter begge omganger; ekstraomganger teller ikke.',
    both_halves_draw_no_bet:
      'Avgjøres på stillingen etter begge omganger; ekstraomganger teller ikke. Ved uavgjort refunderes innsatsen.',
    maps_won: 'Avgjøres på hvor mange kart hver side har vunnet ved slutten av kampen.',
    map_kills:
      'Avgjøres på antall kills på dette kartet når det er slutt. Innsatsen refunderes hvis kartet ikke spilles.',
    first_blood:
      'Avgjøres på første kill på dette kartet. Innsatsen refunderes hvis kartet ikke spilles eller det ikke blir noen kills.',
    map_kill_race:
      'Avgjøres når den første siden har så mange kills på dette kartet. Innsatsen refunderes hvis kartet ikke spilles eller ingen av sidene når dit.',
  },
};
