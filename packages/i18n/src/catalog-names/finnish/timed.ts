import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

const neither = { '6': HOME, '7': 'Ei kumpikaan', '8': AWAY };

/** Winning margins in bands, the home side's first. */
function margins(first: number, bands: readonly string[]): Record<string, string> {
  const names = [HOME, AWAY].flatMap((side) => bands.map((band) => `${side}, ero ${band}`));
  return Object.fromEntries(names.map((name, index) => [String(first + index), name]));
}

/** Names of the quarters, and of a tie among them. */
export const quartersInFinnish = {
  '12101': '1. neljännes',
  '12102': '2. neljännes',
  '12103': '3. neljännes',
  '12104': '4. neljännes',
  '12105': 'Yhtä monta',
};

/** Names of the periods, and of a tie among them. */
export const periodsInFinnish = {
  '12201': '1. erä',
  '12202': '2. erä',
  '12203': '3. erä',
  '12204': 'Yhtä monta',
};

/** Finnish names of the sports that are played against a clock, and of Dota 2. */
export const timedFinnish: CatalogPart = {
  sports: {
    basketball: 'Koripallo',
    ice_hockey: 'Jääkiekko',
    handball: 'Käsipallo',
    rugby: 'Rugby',
    american_football: 'Amerikkalainen jalkapallo',
    dota_2: 'Dota 2',
  },
  groups: {
    points: 'Pisteet',
    quarters: 'Neljännekset',
    periods: 'Erät',
    overtime: 'Jatkoaika',
    maps: 'Kartat',
    teams: 'Joukkueet',
  },
  periods: {
    '1': '1. erä',
    '2': '2. erä',
    '3': '3. erä',
    '13': '1. neljännes',
    '14': '2. neljännes',
    '15': '3. neljännes',
    '16': '4. neljännes',
    '32': 'Ennen jatkoaikaa',
    '34': 'Ennen voittomaaleja',
    '40': 'Jatkoaika',
    '50': 'Voittomaalit',
  },
  markets: {
    '219': { name: 'Voittaja (sis. jatkoajan)', outcomes: sets.twoWay, rule: 'winner_with_overtime' },
    '223': { name: 'Tasoitus (sis. jatkoajan)', outcomes: sets.handicap, rule: 'handicap_with_overtime' },
    '225': { name: 'Pistemäärä (sis. jatkoajan)', outcomes: sets.total, rule: 'with_overtime' },
    '235': { name: '{quarternr}. neljännes: tulos', outcomes: sets.threeWay, rule: 'one_quarter' },
    '236': { name: '{quarternr}. neljännes: pistemäärä', outcomes: sets.total, rule: 'one_quarter' },
    '303': { name: '{quarternr}. neljännes: tasoitus', outcomes: sets.handicap, rule: 'one_quarter' },
    '406': {
      name: 'Voittaja (sis. jatkoajan ja voittomaalikilpailun)',
      outcomes: sets.twoWay,
      rule: 'with_penalties',
    },
    '410': {
      name: 'Tasoitus (sis. jatkoajan ja voittomaalikilpailun)',
      outcomes: sets.handicap,
      rule: 'with_penalties',
    },
    '412': {
      name: 'Maalimäärä (sis. jatkoajan ja voittomaalikilpailun)',
      outcomes: sets.total,
      rule: 'with_penalties',
    },
    '12101': { name: `${HOME}: pistemäärä`, outcomes: sets.total, rule: 'with_overtime' },
    '12102': { name: `${AWAY}: pistemäärä`, outcomes: sets.total, rule: 'with_overtime' },
    '12103': { name: 'Tulos varsinaisella peliajalla', outcomes: sets.threeWay, rule: 'regular_time' },
    '12105': { name: '{half}. puoliaika: tulos', outcomes: sets.threeWay, rule: 'one_half' },
    '12106': { name: '{half}. puoliaika: pistemäärä', outcomes: sets.total, rule: 'one_half' },
    '12107': { name: '{half}. puoliaika: tasoitus', outcomes: sets.handicap, rule: 'one_half' },
    '12108': {
      name: 'Pisteet: pariton/parillinen',
      outcomes: sets.oddEven,
      rule: 'odd_even_with_overtime',
    },
    '12109': { name: 'Kumpi saa ensin {points} pistettä', outcomes: neither, rule: 'race_regular' },
    '12110': {
      name: 'Neljännes, jolla eniten pisteitä',
      outcomes: quartersInFinnish,
      rule: 'highest_quarter',
    },
    '12111': {
      name: 'Voittomarginaali (sis. jatkoajan)',
      outcomes: margins(12111, ['1–5', '6–10', '11–15', '16–20', '21 tai enemmän']),
      rule: 'with_overtime',
    },
    '12112': { name: 'Pelataan jatkoaika', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12201': { name: 'Tulos 60 minuutin jälkeen', outcomes: sets.threeWay, rule: 'three_periods' },
    '12202': { name: 'Maalimäärä 60 minuutissa', outcomes: sets.total, rule: 'three_periods' },
    '12203': { name: 'Maalitasoitus', outcomes: sets.handicap, rule: 'three_periods' },
    '12204': {
      name: 'Tuplamahdollisuus 60 minuutin jälkeen',
      outcomes: sets.doubleChance,
      rule: 'three_periods',
    },
    '12205': {
      name: 'Molemmat joukkueet tekevät maalin 60 minuutissa',
      outcomes: sets.yesNo,
      rule: 'three_periods',
    },
    '12206': {
      name: 'Tarkka tulos 60 minuutin jälkeen',
      outcomes: { '324': 'Muu tulos' },
      rule: 'three_periods',
    },
    '12207': { name: '{periodnr}. erä: tulos', outcomes: sets.threeWay, rule: 'one_period' },
    '12208': { name: '{periodnr}. erä: maalimäärä', outcomes: sets.total, rule: 'one_period' },
    '12209': { name: '{goalnr}. maali 60 minuutissa', outcomes: sets.nextGoal, rule: 'next_goal_hockey' },
    '12210': { name: `${HOME}: maalit 60 minuutissa`, outcomes: sets.total, rule: 'three_periods' },
    '12211': { name: `${AWAY}: maalit 60 minuutissa`, outcomes: sets.total, rule: 'three_periods' },
    '12212': {
      name: 'Maalit 60 minuutissa: pariton/parillinen',
      outcomes: sets.oddEven,
      rule: 'three_periods',
    },
    '12213': {
      name: 'Tasapeli – ei vetoa, 60 minuuttia',
      outcomes: sets.twoWay,
      rule: 'three_periods_draw_no_bet',
    },
    '12214': { name: 'Pelataan jatkoaika', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12215': { name: 'Erä, jossa eniten maaleja', outcomes: periodsInFinnish, rule: 'highest_period' },
    '12216': {
      name: '{periodnr}. erä: molemmat joukkueet tekevät maalin',
      outcomes: sets.yesNo,
      rule: 'one_period',
    },
    '12301': { name: 'Ottelun tulos', outcomes: sets.threeWay, rule: 'both_halves' },
    '12302': { name: 'Maalimäärä', outcomes: sets.total, rule: 'both_halves' },
    '12303': { name: 'Tasoitus', outcomes: sets.handicap, rule: 'both_halves' },
    '12304': { name: 'Tuplamahdollisuus', outcomes: sets.doubleChance, rule: 'both_halves' },
    '12305': { name: 'Tasapeli – ei vetoa', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12306': { name: `${HOME}: maalimäärä`, outcomes: sets.total, rule: 'both_halves' },
    '12307': { name: `${AWAY}: maalimäärä`, outcomes: sets.total, rule: 'both_halves' },
    '12308': { name: '{half}. puoliaika: tulos', outcomes: sets.threeWay, rule: 'one_half' },
    '12309': { name: '{half}. puoliaika: maalimäärä', outcomes: sets.total, rule: 'one_half' },
    '12310': { name: '{half}. puoliaika: tasoitus', outcomes: sets.handicap, rule: 'one_half' },
    '12311': { name: 'Maalit: pariton/parillinen', outcomes: sets.oddEven, rule: 'both_halves' },
    '12401': { name: 'Ottelun tulos', outcomes: sets.threeWay, rule: 'both_halves' },
    '12402': { name: 'Pistemäärä', outcomes: sets.total, rule: 'both_halves' },
    '12403': { name: 'Tasoitus', outcomes: sets.handicap, rule: 'both_halves' },
    '12404': { name: `${HOME}: pistemäärä`, outcomes: sets.total, rule: 'both_halves' },
    '12405': { name: `${AWAY}: pistemäärä`, outcomes: sets.total, rule: 'both_halves' },
    '12406': { name: 'Pisteet: pariton/parillinen', outcomes: sets.oddEven, rule: 'both_halves' },
    '12407': { name: 'Tasapeli – ei vetoa', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12408': {
      name: 'Voittomarginaali',
      outcomes: { ...margins(12481, ['1–7', '8–14', '15 tai enemmän']), '12487': 'Tasapeli' },
      rule: 'both_halves',
    },
    '12801': { name: '{mapnr}. kartta: tappojen määrä', outcomes: sets.total, rule: 'map_kills' },
    '12802': { name: '{mapnr}. kartta: tappotasoitus', outcomes: sets.handicap, rule: 'map_kills' },
    '12803': { name: '{mapnr}. kartta: ensimmäinen tappo', outcomes: sets.twoWay, rule: 'first_blood' },
    '12804': { name: 'Tarkka tulos kartoissa', outcomes: {}, rule: 'maps_won' },
    '12805': { name: 'Karttatasoitus', outcomes: sets.handicap, rule: 'maps_won' },
    '12806': {
      name: '{mapnr}. kartta: tapot, pariton/parillinen',
      outcomes: sets.oddEven,
      rule: 'map_kills',
    },
    '12807': {
      name: '{mapnr}. kartta: kumpi saa ensin {points} tappoa',
      outcomes: sets.twoWay,
      rule: 'map_kill_race',
    },
  },
  rules: {
    with_overtime: 'Ratkaistaan lopputuloksen mukaan; jatkoaika lasketaan.',
    winner_with_overtime:
      'Ratkaistaan lopputuloksen mukaan; jatkoaika lasketaan. Jos ottelu päättyy silti tasan, panos palautetaan.',
    handicap_with_overtime: 'Tasoitus lisätään lopputulokseen; jatkoaika lasketaan.',
    odd_even_with_overtime:
      'Lasketaan kaikki ottelun pisteet; jatkoaika lasketaan. Nolla pistettä on parillinen.',
    regular_time: 'Ratkaistaan varsinaisen peliajan tuloksen mukaan; jatkoaikaa ei lasketa.',
    one_quarter: 'Ratkaistaan vain tämän neljänneksen pisteiden mukaan; jatkoaikaa ei lasketa.',
    one_half: 'Ratkaistaan vain tämän puoliajan mukaan; jatkoaikaa ei lasketa.',
    one_period: 'Ratkaistaan vain tämän erän maalien mukaan; jatkoaikaa ei lasketa.',
    race_regular:
      'Ratkaistaan, kun jompikumpi on saanut näin monta pistettä. Jos kumpikaan ei ole niitä saanut varsinaisen peliajan loppuun mennessä, ”Ei kumpikaan” voittaa.',
    highest_quarter:
      'Ratkaistaan joukkueiden yhteispisteiden mukaan kullakin neljänneksellä; jatkoaikaa ei lasketa. ”Yhtä monta” voittaa, jos kahdella tai useammalla neljänneksellä on eniten pisteitä.',
    highest_period:
      'Ratkaistaan joukkueiden yhteismaalien mukaan kussakin erässä; jatkoaikaa ei lasketa. ”Yhtä monta” voittaa, jos kahdessa tai useammassa erässä on eniten maaleja.',
    overtime_played: '”Kyllä” voittaa, jos ollaan tasoissa varsinaisen peliajan päättyessä.',
    with_penalties:
      'Ratkaistaan lopputuloksen mukaan; jatkoaika ja voittomaalikilpailu lasketaan. Voittomaalikilpailun voittaja saa siitä yhden maalin, tehtiinpä siinä kuinka monta tahansa.',
    three_periods:
      'Ratkaistaan 60 minuutin jälkeisen tuloksen mukaan; jatkoaikaa ja voittomaalikilpailua ei lasketa.',
    three_periods_draw_no_bet:
      'Ratkaistaan 60 minuutin jälkeisen tuloksen mukaan; jatkoaikaa ja voittomaalikilpailua ei lasketa. Tasapelissä panos palautetaan.',
    next_goal_hockey:
      'Ratkaistaan, kun tämä maali tehdään, tai 60 minuutin jälkeen, jos sitä ei tehdä; jatkoaikaa ja voittomaalikilpailua ei lasketa.',
    both_halves: 'Ratkaistaan molempien puoliaikojen jälkeisen tuloksen mukaan; jatkoaikaa ei lasketa.',
    both_halves_draw_no_bet:
      'Ratkaistaan molempien puoliaikojen jälkeisen tuloksen mukaan; jatkoaikaa ei lasketa. Tasapelissä panos palautetaan.',
    maps_won: 'Ratkaistaan sen mukaan, montako karttaa kumpikin on voittanut ottelun päättyessä.',
    map_kills:
      'Ratkaistaan tämän kartan tappojen mukaan sen päättyessä. Panos palautetaan, jos karttaa ei pelata.',
    first_blood:
      'Ratkaistaan tämän kartan ensimmäisen tapon mukaan. Panos palautetaan, jos karttaa ei pelata tai sillä ei tule tappoja.',
    map_kill_race:
      'Ratkaistaan, kun jompikumpi on saanut tällä kartalla näin monta tappoa. Panos palautetaan, jos karttaa ei pelata tai kumpikaan ei yllä siihen.',
  },
};
